import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAliases } from './alias'

const counting = () => {
  let n = 0
  return () => (n++).toString(16).padStart(8, '0')
}

it('keeps an alias as long as it is used', () => {
  const aliases = createAliases(counting())
  const first = aliases.of('guard')
  aliases.turn()
  expect(aliases.of('guard')).toBe(first)
  aliases.turn()
  expect(aliases.of('guard')).toBe(first)
})

it('takes somebody who was out of sight for a stranger', () => {
  const aliases = createAliases(counting())
  const first = aliases.of('guard')
  aliases.turn()
  aliases.turn()
  expect(aliases.of('guard')).not.toBe(first)
})

it('never gives one alias to two, even when chance does', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 8 }), fc.infiniteStream(fc.nat(9)), (ids, digits) => {
      const aliases = createAliases(() => `0000000${digits.next().value}`)
      expect(new Set(ids.map(id => aliases.of(id))).size).toBe(ids.length)
    }),
  )
})

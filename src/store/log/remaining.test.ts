import { expect, test } from 'vitest'
import type { Json } from '~/engine'
import { ruleset, skirmish } from '../testing/skirmish'
import { remaining } from './remaining'

test('after a hit what is left is told of whom it has changed, in the pools that matter, and of nobody else', () => {
  const { play, roland, guard } = skirmish()
  const before = play.fight.state
  expect(play.do({ type: 'attack', by: roland, with: { 'attack.target': guard } })).toBeNull()
  for (let ask = play.fight.asks?.[0]; ask; ask = play.fight.asks?.[0]) {
    const value: Json = ask.key === 'attack.dice' ? [4, 2, 5] : ask.kind === 'roll' ? play.proposed(ask) : ask.default!
    expect(play.answer(ask, value, { source: 'physical' })).toBeNull()
  }
  const now = play.fight.state
  const changed = ruleset.display
    .pools(now.combatants[guard]!)
    .slice(0, 2)
    .filter(({ cur }, i) => cur !== ruleset.display.pools(before.combatants[guard]!)[i]!.cur)
  expect(changed.length).toBeGreaterThan(0)
  expect(remaining(ruleset, before, now)).toEqual([
    `Guard: ${changed.map(({ label, cur, max }) => `${label} ${cur} of ${max}`).join(', ')}.`,
  ])
  expect(remaining(ruleset, now, now)).toEqual([])
})

test('of newcomers nothing is told, and of pools that one has only now', () => {
  const { play, roland } = skirmish()
  const before = play.fight.state
  const { side } = before.combatants[roland]!
  const list = [{ name: 'Berta', preset: 'Roland', side, cell: 30 }]
  expect(play.do({ type: 'join', by: 'gm', with: { list } })).toBeNull()
  expect(remaining(ruleset, before, play.fight.state)).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { share } from './slice'

test('what says the same is what it was, and of the rest every part that does', () => {
  const before = [
    { id: 'a', signs: [{ code: 'prone' }], words: 'ready' },
    { id: 'b', signs: [], words: 'ready' },
  ]
  const same = structuredClone(before)
  expect(share(before, same)).toBe(before)
  const now = structuredClone(before)
  now[0]!.words = 'spent'
  const shared = share(before, now)
  expect(shared).toEqual(now)
  expect(shared[0]).not.toBe(before[0])
  expect(shared[0]!.signs).toBe(before[0]!.signs)
  expect(shared[1]).toBe(before[1])
})

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[], {}],
  [{}, []],
  [null, {}],
])('%j is not %j', (before, now) => {
  expect(share(before, now)).toEqual(now)
  expect(share(before, now)).not.toBe(before)
})

test('below its depth only the same object is the same, and is never copied', () => {
  const [before, now] = [{ combatant: { hp: 3 } }, { combatant: { hp: 3 } }]
  expect(share(before, now)).toBe(before)
  expect(share(before, now, 1)).toBe(now)
  expect(share(before, { ...before }, 1)).toBe(before)
})

test('it always says what it was given now', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.nat(4), (before, now, depth) => {
      expect(share(before, now, depth)).toEqual(now)
      expect(share(now, structuredClone(now))).toBe(now)
    }),
  )
})

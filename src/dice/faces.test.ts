import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faces } from './faces'

const name = { seed: 7, done: 3, ask: 1, slot: 0, key: 'attack.dice', of: 'c1', again: 0 }

test('the same roll shows the same faces, another one others', () => {
  const sides = Array.from({ length: 12 }, () => 20)
  expect(faces(name, sides)).toEqual(faces(name, sides))
  for (const other of [{ seed: 8 }, { done: 4 }, { ask: 2 }, { slot: 1 }, { key: 'x' }, { of: 'c2' }, { again: 1 }])
    expect(faces({ ...name, ...other }, sides)).not.toEqual(faces(name, sides))
})

test('every face of a die comes up about as often as any other', () => {
  const seen = new Array<number>(20).fill(0)
  for (let done = 0; done < 20_000; done++) seen[faces({ ...name, done }, [20])[0]! - 1]!++
  for (const n of seen) {
    expect(n).toBeGreaterThan(800)
    expect(n).toBeLessThan(1200)
  }
})

test('every face lies between 1 and the number of sides', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer({ min: 2, max: 100 }), { maxLength: 20 }), (seed, sides) => {
      const shown = faces({ ...name, seed }, sides)
      expect(shown).toHaveLength(sides.length)
      for (const [i, face] of shown.entries()) expect(face >= 1 && face <= sides[i]!).toBe(true)
    }),
  )
})

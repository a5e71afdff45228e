import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rectanglesOf } from './sets'

it('rectangles cover each marked square once and no other', () => {
  const marks = fc
    .integer({ min: 1, max: 7 })
    .chain(width => fc.tuple(fc.constant(width), fc.array(fc.nat(1), { minLength: width, maxLength: width * 6 })))
    .map(([width, list]) => ({ width, list: list.slice(0, list.length - (list.length % width)) }))
  fc.assert(
    fc.property(marks, ({ width, list }) => {
      const covered = list.map(() => 0)
      for (const { x, y, width: w, height } of rectanglesOf(width, list))
        for (let j = y; j < y + height; j++) for (let i = x; i < x + w; i++) covered[j * width + i]!++
      expect(covered).toEqual(list)
    }),
  )
})

it('a room is one rectangle', () => {
  const room = Array.from({ length: 30 }, (_, cell) => (cell % 6 > 1 && cell >= 6 && cell < 24 ? 1 : 0))
  expect(rectanglesOf(6, room)).toEqual([{ x: 2, y: 1, width: 4, height: 3 }])
})

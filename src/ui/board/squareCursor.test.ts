import { expect, it } from 'vitest'
import { rectBetween, stepped } from './squareCursor'

const map = { width: 10, height: 5 }

it('the cursor stays on the map', () => {
  expect(stepped({ cell: 0, anchor: 0 }, map, -1, 0, false).cell).toBe(0)
  expect(stepped({ cell: 49, anchor: 49 }, map, 1, 0, false).cell).toBe(49)
  expect(stepped({ cell: 9, anchor: 9 }, map, 0, 1, false).cell).toBe(19)
})

it('Shift leaves the other corner behind, the next plain step takes it along', () => {
  const one = stepped({ cell: 11, anchor: 11 }, map, 1, 0, true)
  const two = stepped(one, map, 0, 1, true)
  expect(rectBetween(two.anchor, two.cell, map.width)).toEqual({ x0: 1, y0: 1, x1: 2, y1: 2 })
  expect(stepped(two, map, 1, 0, false)).toEqual({ cell: 23, anchor: 23 })
})

it('a rectangle is the same from all four corners', () => {
  const rect = { x0: 1, y0: 1, x1: 3, y1: 2 }
  for (const [a, b] of [
    [11, 23],
    [23, 11],
    [13, 21],
    [21, 13],
  ] as const)
    expect(rectBetween(a, b, map.width)).toEqual(rect)
})

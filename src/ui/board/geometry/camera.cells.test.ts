import { expect, it } from 'vitest'
import { rectBetween, stepped } from './camera'

const map = { width: 10, height: 5 }

it('the cursor walks one square and stays on the map', () => {
  expect(stepped(23, map, 1, 0)).toBe(24)
  expect(stepped(23, map, 0, -1)).toBe(13)
  expect(stepped(9, map, 1, 0)).toBe(9)
  expect(stepped(40, map, -1, 1)).toBe(40)
})

it('two squares are the corners of a block, whichever comes first', () => {
  expect(rectBetween(34, 12, 10)).toEqual({ x0: 2, y0: 1, x1: 4, y1: 3 })
  expect(rectBetween(12, 34, 10)).toEqual({ x0: 2, y0: 1, x1: 4, y1: 3 })
})

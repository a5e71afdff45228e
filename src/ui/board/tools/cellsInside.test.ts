import { expect, test } from 'vitest'
import { cellsInside } from './cellsInside'

const map = { width: 4, height: 3 }
const box = (x0: number, y0: number, x1: number, y1: number) => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
]

test('a square is inside by its middle', () => {
  expect(cellsInside(box(1, 1, 3, 2), map)).toEqual([5, 6])
  expect(cellsInside(box(0.6, 0.6, 2.4, 1.4), map)).toEqual([])
  expect(cellsInside(box(0.4, 0.4, 2.6, 1.6), map)).toEqual([0, 1, 2, 4, 5, 6])
})

test('what lies beside the map is cut off at each of its edges', () => {
  expect(cellsInside(box(-2, -2, 1, 1), map)).toEqual([0])
  expect(cellsInside(box(3, 2, 9, 9), map)).toEqual([11])
  expect(cellsInside(box(-5, -5, 9, 9), map)).toEqual([...Array(12).keys()])
})

test('two corners surround nothing, and what is surrounded twice is outside', () => {
  expect(cellsInside(box(0, 0, 4, 3).slice(0, 2), map)).toEqual([])
  expect(cellsInside([...box(0, 0, 4, 3), ...box(0, 0, 4, 3)], map)).toEqual([])
})

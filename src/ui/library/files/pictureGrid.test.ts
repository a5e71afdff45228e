import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsOf, gridOfCounts, gridOfMarks, gridOfNumbers, marksOf } from './pictureGrid'

const picture = { x: 1400, y: 1050 }

test('columns and rows fill the picture; the larger squares count', () => {
  expect(gridOfCounts(picture, 20, 15)).toEqual({ size: 70, left: 0, top: 0 })
  expect(gridOfCounts(picture, 20, 10)).toEqual({ size: 105, left: 0, top: 0 })
})

test('the grid goes through both crossings that were pointed at', () => {
  const grid = gridOfMarks({ first: { x: 150, y: 85 }, second: { x: 850, y: 430 } }, 10)
  expect(grid).toEqual({ size: 70, left: 10, top: 15 })
  expect(countsOf(picture, grid!)).toEqual({ columns: 20, rows: 15 })
})

test('it does not matter which of them lies on the left', () => {
  const [a, b] = [
    { x: 150, y: 85 },
    { x: 850, y: 85 },
  ]
  expect(gridOfMarks({ first: b, second: a }, 10)).toEqual(gridOfMarks({ first: a, second: b }, 10))
})

test('crossings on one spot make no grid, nor do numbers that are none', () => {
  expect(gridOfMarks({ first: { x: 5, y: 5 }, second: { x: 5, y: 90 } }, 3)).toBeNull()
  expect(gridOfNumbers(0, 0, 0)).toBeNull()
  expect(gridOfNumbers(70, NaN, 0)).toBeNull()
})

test('a typed corner is brought to the first square', () => {
  expect(gridOfNumbers(70, 80, -10)).toEqual({ size: 70, left: 10, top: 60 })
})

test('whatever the grid, its marks lie on crossings of it and give it again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 8000 }),
      fc.integer({ min: 200, max: 8000 }),
      fc.integer({ min: 20, max: 150 }),
      fc.integer({ min: 0, max: 19 }),
      fc.integer({ min: 0, max: 19 }),
      (x, y, size, left, top) => {
        const grid = { size, left, top }
        const { across, ...marks } = marksOf({ x, y }, grid)
        expect(gridOfMarks(marks, across)).toEqual(grid)
      },
    ),
  )
})

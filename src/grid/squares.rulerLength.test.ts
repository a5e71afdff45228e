import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rulerLength } from './squares'
import { pathCost } from './testing/pathCost'

const WIDTH = 30

/** The squares of king's moves along the waypoints, diagonals first. */
function walked(cells: readonly number[]): number[] {
  const path = cells.slice(0, 1)
  for (const to of cells.slice(1)) {
    for (let at = path.at(-1)!; at !== to; at = path.at(-1)!) {
      const dx = Math.sign((to % WIDTH) - (at % WIDTH))
      const dy = Math.sign(Math.floor(to / WIDTH) - Math.floor(at / WIDTH))
      path.push(at + dy * WIDTH + dx)
    }
  }
  return path
}

test('every second diagonal counts two, counted on over the waypoints', () => {
  const at = (x: number, y: number) => y * WIDTH + x
  expect(rulerLength(WIDTH, [at(0, 0)])).toBe(0)
  expect(rulerLength(WIDTH, [at(0, 0), at(3, 1)])).toBe(3)
  expect(rulerLength(WIDTH, [at(0, 0), at(1, 1), at(2, 2)])).toBe(3)
  expect(rulerLength(WIDTH, [at(0, 0), at(6, 4), at(6, 9)])).toBe(8 + 5)
})

test('a ruler is as long as the way of the same steps costs on open ground', () => {
  const cell = fc.integer({ min: 0, max: WIDTH * WIDTH - 1 })
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), cells => {
      expect(rulerLength(WIDTH, cells)).toBe(pathCost(WIDTH, walked(cells)).cost)
    }),
  )
})

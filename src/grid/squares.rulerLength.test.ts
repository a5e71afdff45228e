import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rulerLength } from './squares'
import { pathCost } from './testing/pathCost'
import { DIAGONALS } from './testing/worlds'

const WIDTH = 30

/** The squares of steps along the waypoints, diagonals first; `isStraight`: of straight steps only. */
function walked(cells: readonly number[], isStraight: boolean): number[] {
  const path = cells.slice(0, 1)
  for (const to of cells.slice(1)) {
    for (let at = path.at(-1)!; at !== to; at = path.at(-1)!) {
      const dx = Math.sign((to % WIDTH) - (at % WIDTH))
      const dy = Math.sign(Math.floor(to / WIDTH) - Math.floor(at / WIDTH))
      path.push(isStraight && dx !== 0 ? at + dx : at + dy * WIDTH + dx)
    }
  }
  return path
}

test('every second diagonal counts two, counted on over the waypoints', () => {
  const at = (x: number, y: number) => y * WIDTH + x
  expect(rulerLength(WIDTH, [at(0, 0)], 'alternate')).toBe(0)
  expect(rulerLength(WIDTH, [at(0, 0), at(3, 1)], 'alternate')).toBe(3)
  expect(rulerLength(WIDTH, [at(0, 0), at(1, 1), at(2, 2)], 'alternate')).toBe(3)
  expect(rulerLength(WIDTH, [at(0, 0), at(6, 4), at(6, 9)], 'alternate')).toBe(8 + 5)
})

test.each(DIAGONALS)(
  'a ruler is as long as the way of the same steps costs on open ground, diagonals %s',
  diagonals => {
    const cell = fc.integer({ min: 0, max: WIDTH * WIDTH - 1 })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), cells => {
        const way = walked(cells, diagonals === 'none')
        expect(rulerLength(WIDTH, cells, diagonals)).toBe(pathCost(WIDTH, way, 0, diagonals).cost)
      }),
    )
  },
)

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from './map/compile'
import { cellsOf, distance, footprint, isOnMap, overlaps, within } from './squares'
import { gridMap } from './map/gridMap'
import { DIAGONALS } from './testing/worlds'
import { reach } from './walk/reach'

const SIDE = 12
const token = fc
  .record({ size: fc.integer({ min: 1, max: 4 }), x: fc.nat(SIDE), y: fc.nat(SIDE) })
  .map(({ size, x, y }) => footprint(SIDE, (y % (SIDE - size + 1)) * SIDE + (x % (SIDE - size + 1)), size))

const between = (a: number, b: number) => {
  const dx = Math.abs((a % SIDE) - (b % SIDE))
  const dy = Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE))
  return Math.max(dx, dy) + Math.floor(Math.min(dx, dy) / 2)
}

describe('distance', () => {
  it('counts metres as on these hand-counted pairs [END-MOVE-03]', () => {
    const from = footprint(20, 0)
    const to = (x: number, y: number, size = 1) => footprint(20, y * 20 + x, size)
    expect(distance(from, to(5, 0), 'alternate')).toBe(5)
    expect(distance(from, to(1, 1), 'alternate')).toBe(1)
    expect(distance(from, to(2, 2), 'alternate')).toBe(3)
    expect(distance(from, to(3, 3), 'alternate')).toBe(4)
    expect(distance(from, to(4, 7), 'alternate')).toBe(9)
    expect(distance(to(0, 0, 2), to(3, 3, 2), 'alternate')).toBe(3)
    expect(distance(to(0, 0, 3), to(1, 1), 'alternate')).toBe(0)
  })

  it('is the smallest between any two squares of the tokens [END-MOVE-03]', () => {
    fc.assert(
      fc.property(token, token, (a, b) => {
        const all = cellsOf(SIDE, a).flatMap(from => cellsOf(SIDE, b).map(to => between(from, to)))
        expect(distance(a, b, 'alternate')).toBe(Math.min(...all))
        expect(distance(b, a, 'alternate')).toBe(distance(a, b, 'alternate'))
      }),
    )
  })

  it('is within 1 m exactly when the tokens share a side or a corner, or overlap [END-MOVE-03]', () => {
    fc.assert(
      fc.property(token, token, (a, b) => {
        const grown = { x0: a.x0 - 1, y0: a.y0 - 1, x1: a.x1 + 1, y1: a.y1 + 1 }
        expect(within(a, b, 1, 'alternate')).toBe(overlaps(grown, b))
      }),
    )
  })

  it.each(DIAGONALS)(
    'is what the cheapest path costs where nothing is in the way, diagonals %s [END-MOVE-01, END-MOVE-03]',
    diagonals => {
      const map = compile(gridMap({ width: SIDE, height: SIDE, walls: [], portals: [] }), { diagonals })
      fc.assert(
        fc.property(fc.nat(SIDE * SIDE - 1), from => {
          const found = reach(map, from, { budget: Infinity })
          for (let to = 0; to < SIDE * SIDE; to++)
            expect(found.costAt(to)).toBe(distance(footprint(SIDE, from), footprint(SIDE, to), diagonals))
        }),
      )
    },
  )

  it('by way of a third square is at most 1 m shorter than straight: the count of diagonals starts afresh there', () => {
    const cell = fc.nat(SIDE * SIDE - 1)
    fc.assert(
      fc.property(cell, cell, cell, (a, b, c) => {
        expect(between(a, b) + between(b, c) + 1).toBeGreaterThanOrEqual(between(a, c))
      }),
    )
  })
})

describe('a footprint', () => {
  it('is the squares from its top-left cell on', () => {
    expect(footprint(10, 23, 2)).toEqual({ x0: 3, y0: 2, x1: 4, y1: 3 })
    expect(cellsOf(10, footprint(10, 23, 2))).toEqual([23, 24, 33, 34])
  })

  it('knows whether it is on the map', () => {
    const map = { width: 10, height: 10 }
    expect(isOnMap(map, footprint(10, 88, 2))).toBe(true)
    expect(isOnMap(map, footprint(10, 89, 2))).toBe(false)
    expect(isOnMap(map, footprint(10, 98, 2))).toBe(false)
    expect(isOnMap(map, footprint(10, -1))).toBe(false)
  })
})

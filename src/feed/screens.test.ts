import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blockShown,
  centredOn,
  diagonalOf,
  type Direction,
  dotsOfDiagonal,
  EDGE_REM,
  leafedTo,
  placeOnTable,
  remPixels,
  shiftOnTable,
  squarePixels,
  steppedTo,
  tableFull,
  tableSize,
  turned,
  TURNS,
} from './screens'

const page = fc.constantFrom(
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
  { width: 1366, height: 768 },
)
const scale = fc.record({
  dots: fc.double({ min: 1, max: 12, noNaN: true }),
  square: fc.constantFrom(25, 25.4, 28, 30, 50),
})
const size = fc.record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 40 }) })
const view = fc.record({
  x: fc.integer({ min: -99, max: 99 }),
  y: fc.integer({ min: -99, max: 99 }),
  turn: fc.constantFrom(...TURNS),
})
const direction = fc.constantFrom<Direction>('left', 'right', 'up', 'down')

describe('the scale of a screen that lies on the table', () => {
  it('a 32-inch screen of 1920 × 1080 pixels has 68 pixels in 25 mm, one of twice the pixels twice as many', () => {
    const dots = dotsOfDiagonal({ width: 1920, height: 1080 }, 32)
    expect(squarePixels({ dots, square: 25 })).toBeCloseTo(67.757, 2)
    expect(squarePixels({ dots: dotsOfDiagonal({ width: 3840, height: 2160 }, 32), square: 25 })).toBeCloseTo(
      135.513,
      2,
    )
    expect(tableSize({ width: 1920, height: 1080 }, { dots, square: 25 })).toEqual({ width: 28, height: 14 })
  })

  it('the diagonal and the density of a screen say the same', () => {
    fc.assert(
      fc.property(page, fc.double({ min: 5, max: 120, noNaN: true }), (pixels, inches) => {
        expect(diagonalOf(pixels, dotsOfDiagonal(pixels, inches))).toBeCloseTo(inches, 9)
      }),
    )
  })

  it('as many whole squares as have room between the edges lie on the table, and not one more', () => {
    fc.assert(
      fc.property(page, scale, (pixels, given) => {
        const table = tableSize(pixels, given)
        const side = squarePixels(given)
        const room = { width: pixels.width, height: pixels.height - 2 * EDGE_REM * remPixels(pixels) }
        for (const of of ['width', 'height'] as const) {
          if (side < room[of]) expect(table[of] * side).toBeLessThanOrEqual(room[of] + 0.5)
          expect((table[of] + 1) * side).toBeGreaterThan(room[of])
        }
      }),
    )
  })
})

describe('the view of a screen that lies on the table', () => {
  it('a step moves the place of everything by the same whole squares, which are those that are said', () => {
    fc.assert(
      fc.property(
        view,
        size,
        direction,
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.tuple(fc.nat(99), fc.nat(99))),
        (from, table, way, n, places) => {
          const to = steppedTo(from, way, n)
          const { right, down } = shiftOnTable(from, to)
          expect(Math.abs(right) + Math.abs(down)).toBe(n)
          for (const [x, y] of places) {
            const [before, after] = [placeOnTable({ x, y }, from, table), placeOnTable({ x, y }, to, table)]
            expect([after.x - before.x, after.y - before.y]).toEqual([right + 0, down + 0])
          }
        },
      ),
    )
  })

  it('a step of a table-full shows what lay just beyond, and nothing of what was shown', () => {
    fc.assert(
      fc.property(view, size, direction, (from, table, way) => {
        const to = steppedTo(from, way, tableFull(from, table, way))
        const [before, after] = [blockShown(from, table), blockShown(to, table)]
        const isBeside = before.x + before.width === after.x || after.x + after.width === before.x
        const isBelow = before.y + before.height === after.y || after.y + after.height === before.y
        expect([isBeside, isBelow]).toEqual(way === 'left' || way === 'right' ? [true, false] : [false, true])
      }),
    )
  })

  it('four quarters bring the map back to where it lay, give or take the square that has no middle', () => {
    fc.assert(
      fc.property(view, size, (from, table) => {
        const back = TURNS.reduce(now => turned(now, table), from)
        expect(back).toEqual(from)
      }),
    )
  })

  it('whoever is to be seen lies in the middle of the table, however it is turned', () => {
    fc.assert(
      fc.property(size, fc.constantFrom(...TURNS), fc.nat(50), fc.nat(50), (table, turn, x, y) => {
        const at = placeOnTable({ x, y }, centredOn({ x, y, width: 1, height: 1 }, table, turn), table)
        expect(Math.abs(at.x - table.width / 2)).toBeLessThanOrEqual(1)
        expect(Math.abs(at.y - table.height / 2)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('the table is leafed by whole table-fulls until a square lies on it, and not at all where it lies there already', () => {
    fc.assert(
      fc.property(
        view,
        size,
        fc.integer({ min: -99, max: 99 }),
        fc.integer({ min: -99, max: 99 }),
        (from, table, x, y) => {
          const to = leafedTo(from, table, { x, y })
          const [before, after] = [blockShown(from, table), blockShown(to, table)]
          const isOn = (of: typeof before) => x >= of.x && x < of.x + of.width && y >= of.y && y < of.y + of.height
          expect(isOn(after)).toBe(true)
          expect([(to.x - from.x) / before.width, (to.y - from.y) / before.height].every(Number.isInteger)).toBe(true)
          if (isOn(before)) expect(to).toEqual(from)
          // Once there, it stays there.
          expect(leafedTo(to, table, { x, y })).toEqual(to)
        },
      ),
    )
  })
})

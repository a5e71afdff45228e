import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../map/compile'
import type { CompiledMap } from '../map/compiledMap'
import { markSeen } from './fieldOfView'
import { gridMap } from '../map/gridMap'
import { lineOfSight } from './castWalls'
import { cellsOf, footprint } from '../squares'
import { sees } from './sees'
import { StraightLine, UNIT } from '../lines'
import { world } from '../testing/worlds'

/** A map of whole squares, some of them solid, and a free one on it. */
const blocks = (most: number) =>
  fc
    .record({
      width: fc.integer({ min: 1, max: most }),
      height: fc.integer({ min: 1, max: most }),
      share: fc.nat(60),
    })
    .chain(({ width, height, share }) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        dice: fc.array(fc.nat(99), { minLength: width * height, maxLength: width * height }),
        share: fc.constant(share),
        eye: fc.nat(width * height - 1),
      }),
    )
    .map(({ width, height, dice, share, eye }) => {
      const solid = dice.flatMap((n, cell) => (n < share && cell !== eye ? [cell] : []))
      return { map: compile(gridMap({ width, height, walls: [], portals: [] }), { solid }), eye }
    })

function fieldOf(map: CompiledMap, eye: number, size = 1, radius?: number): number[] {
  const seen = new Uint8Array(map.width * map.height)
  markSeen(map, footprint(map.width, eye, size), seen, radius)
  return [...seen.keys()].filter(cell => seen[cell])
}

/** Open squares by brute force: one line of sight to each, from each square of the token. */
function bruteForce(map: CompiledMap, eye: number, size: number, radius = Infinity): number[] {
  const { width, height } = map
  const eyes = cellsOf(width, footprint(width, eye, size))
  const isNear = (a: number, b: number) =>
    Math.abs((a % width) - (b % width)) <= radius && Math.abs(Math.floor(a / width) - Math.floor(b / width)) <= radius
  return Array.from({ length: width * height }, (_, cell) => cell).filter(
    cell => eyes.includes(cell) || eyes.some(from => isNear(from, cell) && lineOfSight(map, from, cell)),
  )
}

describe('the field of view', () => {
  it('past whole squares holds an open square exactly when a line of sight leads there', () => {
    fc.assert(
      fc.property(blocks(13), ({ map, eye }) => {
        const open = fieldOf(map, eye).filter(cell => map.solid[cell] === 0)
        expect(open).toEqual(bruteForce(map, eye, 1))
      }),
      { numRuns: 500 },
    )
  })

  it('past walls at any angle, doors and solid squares too, for tokens of any size, near or as far as the map goes', () => {
    const radii = fc.option(fc.nat(6), { nil: undefined })
    fc.assert(
      fc.property(world({ width: 12, height: 12, walls: 10, size: 3 }), radii, (drawn, radius) => {
        const { compiled: map, from, size } = drawn
        const own = new Set(cellsOf(map.width, footprint(map.width, from, size)))
        fc.pre([...own].every(cell => map.solid[cell] === 0))
        const open = fieldOf(map, from, size, radius).filter(cell => map.solid[cell] === 0)
        expect(open).toEqual(bruteForce(map, from, size, radius))
      }),
      { numRuns: 2000 },
    )
  })

  it('is symmetric: who is seen sees, tokens of any size', () => {
    fc.assert(
      fc.property(
        world({ width: 9, height: 9, walls: 6, size: 2 }),
        fc.nat(),
        fc.integer({ min: 1, max: 3 }),
        ({ compiled: map, from, size }, place, other) => {
          fc.pre(other <= Math.min(map.width, map.height))
          const [columns, rows] = [map.width - other + 1, map.height - other + 1]
          const to = (Math.floor(place / columns) % rows) * map.width + (place % columns)
          const [one, two] = [footprint(map.width, from, size), footprint(map.width, to, other)]
          const covered = [...cellsOf(map.width, one), ...cellsOf(map.width, two)]
          fc.pre(covered.every(cell => map.solid[cell] === 0))
          const reaches = (field: readonly number[], rect: typeof one) =>
            cellsOf(map.width, rect).some(cell => field.includes(cell))
          const there = reaches(fieldOf(map, from, size), two)
          expect(there).toBe(reaches(fieldOf(map, to, other), one))
          expect(there).toBe(sees(map, one, two))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('holds a solid square exactly when any point of its sides can be seen', () => {
    const FINE = 64
    fc.assert(
      fc.property(blocks(6), ({ map, eye }) => {
        const [ex, ey] = [eye % map.width, Math.floor(eye / map.width)]
        const point = (x: number, y: number) => [Math.round(x * UNIT), Math.round(y * UNIT)] as const
        const faces = [...map.solid.keys()].filter(cell => {
          if (map.solid[cell] === 0) return false
          const [x, y] = [cell % map.width, Math.floor(cell / map.width)]
          // Just outside of each side that looks towards the eye, from corner to corner.
          const sides = Array.from({ length: FINE - 1 }, (_, i) => (i + 1) / FINE).flatMap(part => [
            ...(ex < x ? [point(x - 1 / UNIT, y + part)] : []),
            ...(ex > x ? [point(x + 1 + 1 / UNIT, y + part)] : []),
            ...(ey < y ? [point(x + part, y - 1 / UNIT)] : []),
            ...(ey > y ? [point(x + part, y + 1 + 1 / UNIT)] : []),
          ])
          return sides.some(
            ([px, py]) => !map.sight.stops(new StraightLine((ex + 0.5) * UNIT, (ey + 0.5) * UNIT, px, py)),
          )
        })
        expect(fieldOf(map, eye).filter(cell => map.solid[cell] === 1)).toEqual(faces)
      }),
      { numRuns: 500 },
    )
  })

  it('ends at its radius, and adds to what was marked before', () => {
    const map = compile(gridMap({ width: 9, height: 5, walls: [], portals: [] }))
    expect(fieldOf(map, 2 * 9 + 4, 1, 1)).toEqual([12, 13, 14, 21, 22, 23, 30, 31, 32])
    const walled = compile(
      gridMap({ width: 9, height: 1, walls: [{ x1: 5, y1: 0, x2: 5, y2: 1, kind: 'wall' }], portals: [] }),
    )
    expect(fieldOf(walled, 3, 1, 2)).toEqual([1, 2, 3, 4])
    const seen = new Uint8Array(9).fill(1, 8)
    markSeen(walled, footprint(9, 0), seen)
    expect([...seen]).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 1])
  })

  it('shows nothing of a solid square to which a single line leads, between the ends of two walls', () => {
    const upTo = (y: number) =>
      compile(gridMap({ width: 9, height: 3, walls: gap(y), portals: [] }), { solid: [9 + 6] })
    const gap = (y: number) => [
      { x1: 4, y1: 0, x2: 4, y2: 1.5, kind: 'wall' as const },
      { x1: 4, y1: y, x2: 4, y2: 3, kind: 'wall' as const },
    ]
    expect(fieldOf(upTo(1.75), 9 + 1)).toContain(9 + 6)
    expect(fieldOf(upTo(1.5), 9 + 1)).not.toContain(9 + 6)
  })

  it('leads past a corner and the end of a wall on two sides of a line, unless they touch', () => {
    const wall = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2, kind: 'wall' as const })
    // From the middle of the first square down the diagonal, past a solid square and a wall.
    const past = (solid: number, ...walls: ReturnType<typeof wall>[]) =>
      fieldOf(compile(gridMap({ width: 5, height: 5, walls, portals: [] }), { solid: [solid] }), 0).includes(4 * 5 + 4)
    expect(past(1)).toBe(true)
    expect(past(5)).toBe(true)
    expect(past(1, wall(0, 3, 2, 2))).toBe(true)
    expect(past(5, wall(3, 0, 2, 2))).toBe(true)
    expect(past(1, wall(0, 2, 1, 1))).toBe(false)
    expect(past(5, wall(2, 0, 1, 1))).toBe(false)
  })

  it('goes through windows and open doors', () => {
    const line = { y1: 0, y2: 1 }
    const map = gridMap({
      width: 6,
      height: 1,
      walls: [{ ...line, x1: 1, x2: 1, kind: 'window' }],
      portals: [{ id: 'd', segment: { ...line, x1: 4, x2: 4, kind: 'door' }, closed: true }],
    })
    expect(fieldOf(compile(map), 0)).toEqual([0, 1, 2, 3])
    expect(fieldOf(compile(map, { doors: { d: 'open' } }), 0)).toEqual([0, 1, 2, 3, 4, 5])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../map/compile'
import { gridMap, type GridMap } from '../map/gridMap'
import { markSeen } from './fieldOfView'
import { lineOfSight } from './castWalls'
import { footprint } from '../squares'
import { sees } from './sees'
import { crossings, isStopped } from '../testing/byTheBook'
import { draw } from '../testing/draw'
import { world } from '../testing/worlds'

describe('line of sight', () => {
  const { map, at } = draw(`
    a . b . .
      -
    . . . .|.

    c # . . d
  `)
  const sight = (from: string, to: string) => lineOfSight(map, at(from), at(to))

  it('is judged from centre to centre, as on this map drawn by hand', () => {
    expect(sight('a', 'b')).toBe(true)
    expect(sight('a', 'c')).toBe(true)
    expect(sight('c', 'd')).toBe(false)
    expect(sight('b', 'd')).toBe(true)
    // Up the diagonal it brushes the corner of the solid square on one side, then the end of the wall on the other.
    expect(sight('c', 'b')).toBe(true)
    expect(lineOfSight(map, 1, 6)).toBe(false)
    expect(lineOfSight(map, 8, 9)).toBe(false)
    expect(lineOfSight(map, 10, 6)).toBe(true)
  })

  it('passes between two solid squares only when they do not touch', () => {
    const gap = draw(`
      a #

      # b
    `)
    expect(lineOfSight(gap.map, 0, 3)).toBe(false)
    const corner = draw(`
      a #

      . b
    `)
    expect(lineOfSight(corner.map, 0, 3)).toBe(true)
  })

  it('lets a large token look, and be seen, from whichever square can', () => {
    const post = draw(`
      . . . .
          - -
      . . . .
    `)
    const large = footprint(4, 0, 1)
    expect(sees(post.map, footprint(4, 2), footprint(4, 6))).toBe(false)
    expect(sees(post.map, large, footprint(4, 4, 1))).toBe(true)
    const wide = draw(`
      . . .|.

      . . . .
    `)
    expect(sees(wide.map, footprint(4, 2), footprint(4, 3))).toBe(false)
    expect(sees(wide.map, footprint(4, 1, 2), footprint(4, 3))).toBe(true)
    expect(sees(wide.map, footprint(4, 3), footprint(4, 1, 2))).toBe(true)
  })

  describe('through walls that sight goes through once', () => {
    const once = (x1: number, y1: number, x2: number, y2: number) =>
      ({ x1, y1, x2, y2, kind: 'wall', sightOnce: true }) as const
    const looks = (walls: GridMap['walls'], from: number, to: number) => {
      const compiled = compile(gridMap({ width: 6, height: 6, walls, portals: [] }))
      const seen = new Uint8Array(36)
      markSeen(compiled, footprint(6, from), seen)
      const isSeen = lineOfSight(compiled, from, to)
      expect(lineOfSight(compiled, to, from)).toBe(isSeen)
      expect(seen[to]).toBe(Number(isSeen))
      return isSeen
    }
    /** A pillar over the four squares in the middle of the map. */
    const pillar = [once(2, 2, 4, 2), once(4, 2, 4, 4), once(4, 4, 2, 4), once(2, 4, 2, 2)]

    it('one sees past the first and never past the second', () => {
      expect(looks([once(2, 0, 2, 6)], 6, 11)).toBe(true)
      expect(looks([once(2, 0, 2, 6), once(4, 0, 4, 6)], 6, 9)).toBe(true)
      expect(looks([once(2, 0, 2, 6), once(4, 0, 4, 6)], 6, 11)).toBe(false)
    })

    it('a pillar is seen and hides what is behind it, from its corners too; out of it one sees', () => {
      expect(looks(pillar, 12, 14)).toBe(true)
      expect(looks(pillar, 12, 16)).toBe(false)
      // Down the diagonal: through the joints of its walls.
      expect(looks(pillar, 0, 35)).toBe(false)
      expect(looks(pillar, 14, 35)).toBe(true)
      // Past its corner, which the line only brushes.
      expect(looks(pillar, 18, 3)).toBe(true)
    })

    it('one that is drawn twice, or in pieces, counts once', () => {
      expect(looks([once(2, 0, 2, 6), once(2, 6, 2, 0)], 6, 11)).toBe(true)
      expect(looks([once(2, 0, 2, 1.5), once(2, 1.5, 2, 6)], 6, 11)).toBe(true)
    })

    it('a wall that stops sight stops it all the same, and a window never does', () => {
      expect(looks([once(2, 0, 2, 6), { x1: 4, y1: 0, x2: 4, y2: 6, kind: 'wall' }], 6, 11)).toBe(false)
      expect(looks([once(2, 0, 2, 6), { ...once(4, 0, 4, 6), kind: 'window' }], 6, 11)).toBe(true)
    })
  })

  const random = world({ width: 6, height: 6, walls: 5, size: 2 })

  it('is the same both ways, and a square sees itself', () => {
    fc.assert(
      fc.property(random, fc.nat(), fc.nat(), ({ map, compiled }, i, j) => {
        const cells = map.width * map.height
        const [a, b] = [i % cells, j % cells]
        expect(lineOfSight(compiled, a, b)).toBe(lineOfSight(compiled, b, a))
        expect(lineOfSight(compiled, a, a)).toBe(true)
      }),
    )
  })

  it('equals a look at every wall and every side of every solid square', () => {
    fc.assert(
      fc.property(random, ({ map, standing, compiled, from }) => {
        const solid = new Set(standing.solid)
        const outlines = [...solid].flatMap(cell => {
          const x = cell % map.width
          const y = Math.floor(cell / map.width)
          const sides: [number, number, number, number][] = []
          if (!solid.has(cell - 1) || x === 0) sides.push([x, y, x, y + 1])
          if (!solid.has(cell + 1) || x === map.width - 1) sides.push([x + 1, y, x + 1, y + 1])
          if (!solid.has(cell - map.width)) sides.push([x, y, x + 1, y])
          if (!solid.has(cell + map.width)) sides.push([x, y + 1, x + 1, y + 1])
          return sides.map(([x1, y1, x2, y2]) => ({ x1, y1, x2, y2 }))
        })
        const drawn = map.walls.filter(wall => wall.kind !== 'window')
        const walls = [...drawn.filter(({ sightOnce }) => !sightOnce), ...outlines]
        const once = drawn.filter(({ sightOnce }) => sightOnce)
        const centre = (cell: number) => [(cell % map.width) + 0.5, Math.floor(cell / map.width) + 0.5] as const
        for (let to = 0; to < map.width * map.height; to++) {
          const [[x1, y1], [x2, y2]] = [centre(from), centre(to)]
          const line = { x1, y1, x2, y2 }
          expect(lineOfSight(compiled, from, to)).toBe(!isStopped(line, walls) && crossings(line, once) < 2)
        }
      }),
    )
  })
})

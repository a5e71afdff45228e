import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaSquares, type AreaShape } from './area'
import { compile } from './map/compile'
import { UNIT } from './lines'
import { gridMap } from './map/gridMap'
import { lineOfSight } from './sight/castWalls'
import { DIAGONALS, world } from './testing/worlds'
import { reach } from './walk/reach'

const SIDE = 15
const open = compile(gridMap({ width: SIDE, height: SIDE, walls: [], portals: [] }))
const middle = (x: number, y: number) => [(x + 0.5) * UNIT, (y + 0.5) * UNIT] as const
const corner = (x: number, y: number) => [x * UNIT, y * UNIT] as const

/** The rows that hold any of its squares, `#` for those that count. */
function drawn(shape: AreaShape): string[] {
  const cells = new Set(areaSquares(open, shape))
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (_, x) => (cells.has(y * SIDE + x) ? '#' : '.')).join(''),
  )
  const from = Math.min(...[...cells].map(cell => cell % SIDE))
  const to = Math.max(...[...cells].map(cell => cell % SIDE))
  return rows.filter(row => row.includes('#')).map(row => row.slice(from, to + 1))
}

describe('the squares that count', () => {
  it('of a circle lie with their middle within its radius', () => {
    expect(drawn({ kind: 'circle', radius: 2, at: middle(7, 7) })).toEqual([
      '..#..',
      '.###.',
      '#####',
      '.###.',
      '..#..',
    ])
    expect(drawn({ kind: 'circle', radius: 2, at: corner(7, 7) })).toEqual(['.##.', '####', '####', '.##.'])
  })

  it('of a circle in steps are those that one walks to, every second diagonal 2 m', () => {
    expect(drawn({ kind: 'circle', radius: 3, steps: true, at: middle(7, 7) })).toEqual([
      '..###..',
      '.#####.',
      '#######',
      '#######',
      '#######',
      '.#####.',
      '..###..',
    ])
    expect(drawn({ kind: 'circle', radius: 2, steps: true, at: corner(7, 7) })).toEqual([
      '.##.',
      '####',
      '####',
      '.##.',
    ])
  })

  it.each(DIAGONALS)('of a circle in steps are those that a walk of its radius reaches, diagonals %s', diagonals => {
    const map = compile(gridMap({ width: SIDE, height: SIDE, walls: [], portals: [] }), { diagonals })
    fc.assert(
      fc.property(fc.nat(7), radius => {
        const walked = reach(map, 7 * SIDE + 7, { budget: radius }).cells()
        const circle = areaSquares(map, { kind: 'circle', radius, steps: true, at: middle(7, 7) })
        expect(circle).toEqual(walked.toSorted((a, b) => a - b))
      }),
    )
  })

  it('of a cone spread as wide as they are long, without the square it starts in', () => {
    expect(drawn({ kind: 'cone', length: 4, at: middle(3, 7), towards: middle(9, 7) })).toEqual([
      '...#',
      '.###',
      '####',
      '.###',
      '...#',
    ])
    expect(areaSquares(open, { kind: 'cone', length: 4, at: middle(3, 7) })).toEqual([])
  })

  it('of a line lie along it', () => {
    expect(drawn({ kind: 'line', length: 4, width: 1, at: middle(3, 7), towards: middle(9, 7) })).toEqual(['####'])
    expect(drawn({ kind: 'line', length: 3, width: 1, at: middle(3, 3), towards: middle(4, 4) })).toEqual(['#.', '.#'])
    expect(drawn({ kind: 'line', length: 2, width: 2, at: corner(3, 7), towards: corner(4, 7) })).toEqual(['##', '##'])
  })

  it('of a square lie in it', () => {
    expect(drawn({ kind: 'square', side: 3, at: middle(7, 7) })).toEqual(['###', '###', '###'])
    expect(drawn({ kind: 'square', side: 2, at: corner(7, 7) })).toEqual(['##', '##'])
  })

  it('are those of the plain wording on any map, spared where no line from the origin leads', () => {
    const form = fc.oneof(
      fc.record({ kind: fc.constant('circle' as const), radius: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ kind: fc.constant('cone' as const), length: fc.integer({ min: 1, max: 6 }) }),
      fc.record({
        kind: fc.constant('line' as const),
        length: fc.integer({ min: 1, max: 6 }),
        width: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ kind: fc.constant('square' as const), side: fc.integer({ min: 1, max: 6 }) }),
    )
    const point = fc.tuple(fc.nat(5), fc.nat(5))
    fc.assert(
      fc.property(world({ width: 6, height: 6, walls: 4, size: 1 }), form, point, point, (w, shape, from, to) => {
        const { width, height } = w.map
        const [ax, ay] = [Math.min(from[0], width - 1), Math.min(from[1], height - 1)]
        const placed = { ...shape, at: middle(ax, ay), towards: middle(...to) }
        const inside: number[] = []
        for (let cell = 0; cell < width * height; cell++) {
          const [x, y] = [(cell % width) - ax, Math.floor(cell / width) - ay]
          const turn = Math.atan2(to[1] - ay, to[0] - ax)
          const along = x * Math.cos(turn) + y * Math.sin(turn)
          const across = Math.abs(x * Math.sin(turn) - y * Math.cos(turn))
          const NEARLY = 1e-9
          const aimed = to[0] !== ax || to[1] !== ay
          const isIn = {
            circle: () => shape.kind === 'circle' && Math.hypot(x, y) <= shape.radius + NEARLY,
            square: () => shape.kind === 'square' && Math.max(Math.abs(x), Math.abs(y)) <= shape.side / 2,
            cone: () =>
              shape.kind === 'cone' && along <= shape.length + NEARLY && across <= along / 2 + NEARLY && along > 0,
            line: () =>
              shape.kind === 'line' &&
              along >= -NEARLY &&
              along <= shape.length + NEARLY &&
              across <= shape.width / 2 + NEARLY &&
              (x !== 0 || y !== 0),
          }[shape.kind]
          const needsAim = shape.kind === 'cone' || shape.kind === 'line'
          if (isIn() && (aimed || !needsAim) && lineOfSight(w.compiled, ay * width + ax, cell)) inside.push(cell)
        }
        expect(areaSquares(w.compiled, placed)).toEqual(inside)
      }),
      { numRuns: 500 },
    )
  })
})

import { describe, expect, test } from 'vitest'
import type { RecordMap } from '~/feed/record'
import { boardDrawing } from '../../board/canvas/testing/boardDrawing'
import { boundsOf } from '../../parts/testing/drawing'
import { paintFloor, paintKnown } from './paintKnown'

const NOTHING = { shown: [], remembered: [], pieces: [], ground: [], zones: [], areas: [], walls: [], trails: [] }
const mapOf = (map: Partial<RecordMap>) => ({ width: 10, height: 10, ...NOTHING, ...map }) as unknown as RecordMap

function painted(map: Partial<RecordMap>, bold = 1) {
  const drawn = boardDrawing({ square: 40 })
  paintKnown(drawn.canvas, mapOf(map), bold)
  return drawn
}
const block = (x: number, y: number, width = 1, height = 1) => ({ x, y, width, height })
const WALL = { x1: 0, y1: 1024, x2: 4096, y2: 1024, kind: 'wall' } as const

test('the name of a zone is written over the walls that cross it', () => {
  const { marks } = painted({
    zones: [{ name: 'Ruin', squares: [block(0, 0, 4, 4)] }],
    walls: [{ ...WALL, open: null }],
  })
  const name = marks.findIndex(({ words }) => words === 'Ruin')
  expect(name).toBeGreaterThan(marks.findLastIndex(({ ink }) => ink === 'wall'))
  expect(marks.some(({ ink }) => ink === 'wall')).toBe(true)
})

test('the floor lies where anything is known, and nowhere else', () => {
  const { canvas, marks, inksAt } = boardDrawing()
  paintFloor(canvas, mapOf({ shown: [block(1, 1, 2, 1)], remembered: [block(4, 1, 1, 2)] }))
  expect(marks).toHaveLength(2)
  const known = [1.5, 2.5, 3.5, 4.5].map(x => [1.5, 2.5].map(y => inksAt(x, y).length))
  expect(known).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
    [1, 1],
  ])
})

test('what is only remembered lies in dimness, what is seen does not', () => {
  const { inksAt, topAt, g } = painted({ shown: [block(1, 1)], remembered: [block(4, 1)] })
  expect([inksAt(1.5, 1.5), inksAt(4.5, 1.5)]).toEqual([[], ['table']])
  expect([topAt(4.5, 1.5)!.alpha, g.globalAlpha]).toEqual([0.62, 1])
})

test.each([
  [[], 'grid'],
  [[{}], 'pictureGrid'],
])('squares that are known have lines of a pixel round each, in the ink for what lies under them', (pieces, ink) => {
  const { strokes } = painted({ shown: [block(1, 2, 2, 1)], remembered: [block(5, 5)], pieces: pieces as never })
  const [one, ...more] = strokes(ink).filter(({ lines }) => lines.length > 0)
  expect([one!.wide, more]).toEqual([1, []])
  const sorted = one!.lines.map(String).toSorted()
  expect(sorted).toEqual(
    [
      ...[1, 2, 3].map(x => [x, 2, x, 3]),
      ...[2, 3].map(y => [1, y, 3, y]),
      ...[5, 6].flatMap(at => [
        [at, 5, at, 6],
        [5, at, 6, at],
      ]),
    ]
      .map(String)
      .toSorted(),
  )
})

test.each([
  ['blocking', 'rock'],
  ['difficult', 'hatch'],
  ['cover', 'cover'],
  ['hazardous', 'hazard'],
] as const)('ground that is %s is painted on its own squares alone', (kind, ink) => {
  const { marks } = painted({ ground: [{ kind, squares: [block(3, 4, 2, 1)] }] as never })
  const mine = marks.filter(mark => mark.ink === ink && mark.lines.length > 0)
  const { x0, y0, x1, y1 } = boundsOf(...mine)
  expect([Math.floor(x0), Math.floor(y0), Math.ceil(x1), Math.ceil(y1)]).toEqual([3, 4, 5, 5])
  const all = ['rock', 'hatch', 'cover', 'hazard']
  expect(marks.filter(mark => all.includes(mark.ink)).every(mark => mark.ink === ink)).toBe(true)
})

test('marks of the ground are bolder than on the GM’s map, by less than lines and letters', () => {
  const { of } = painted({ ground: [{ kind: 'difficult', squares: [block(3, 4)] }] as never })
  expect(of('hatch')[0]!.width).toBeCloseTo(0.035 * 1.6)
})

describe('walls', () => {
  test('stand in parts of a square, thinner where the picture has them already', () => {
    const stands = (pieces: unknown[]) =>
      painted({ walls: [{ ...WALL, open: null }], pieces: pieces as never })
        .strokes('wall')
        .filter(one => one.lines[0])
    expect(stands([])).toMatchObject([{ lines: [[0, 1, 4, 1]], alpha: 1 }])
    expect(stands([{}])).toMatchObject([{ lines: [[0, 1, 4, 1]], alpha: 0.75 }])
  })

  test('that open are doors: closed across, open aside, as clear as ever', () => {
    const door = (open: boolean) => painted({ walls: [{ ...WALL, open }], pieces: [{}] as never })
    expect(door(false).strokes('door')).toMatchObject([{ lines: [[0, 1, 4, 1]], alpha: 1 }])
    expect(door(true).lines('door')[0]).not.toEqual([0, 1, 4, 1])
    expect(door(true).lines('door')).toHaveLength(1)
    expect(door(true).lines('wall')).toEqual([])
    const many = painted({
      walls: [
        { ...WALL, open: null },
        { ...WALL, y1: 2048, y2: 2048, open: false },
      ],
    })
    expect(many.lines('door')).toEqual([[0, 2, 4, 2]])
  })
})

test('areas, zones and ways lie on their squares, as bold as that is asked', () => {
  const { strokes, of, lines } = painted(
    {
      areas: [{ name: 'Fire', badge: 2, squares: [block(3, 4, 2, 2)] }] as never,
      zones: [{ name: 'Ruin', squares: [block(7, 7, 1, 2)] }],
      trails: [
        {
          badge: 5,
          size: 1,
          at: [
            { x: 1, y: 8 },
            { x: 2, y: 9 },
          ],
        },
      ] as never,
    },
    2,
  )
  expect(boundsOf(...of('side2'))).toEqual({ x0: 3, y0: 4, x1: 5, y1: 6 })
  expect(strokes('side2')[0]!.wide).toBe(4)
  expect(lines('side5')[0]).toEqual([1.5, 8.5, 2.5, 9.5])
  expect(strokes('side5')[0]!.wide).toBe(7)
  expect(boundsOf(...of('ink', 'stroke'))).toEqual({ x0: 7, y0: 7, x1: 8, y1: 9 })
  expect(strokes('ink')[0]!.wide).toBe(4)
})

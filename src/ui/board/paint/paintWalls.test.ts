import { expect, test } from 'vitest'
import type { Segment } from '~/grid/map/gridMap'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import type { BoardMap } from '../props'
import { paintWalls } from './paintWalls'

type Line = readonly [number, number, number, number]
const segment = ([x1, y1, x2, y2]: Line, kind: Segment['kind'] = 'wall'): Segment => ({ x1, y1, x2, y2, kind })

function painted(map: Partial<BoardMap>, how: Parameters<typeof boardDrawing>[0] & { alpha?: number } = {}) {
  const drawn = boardDrawing(how)
  if (how.alpha !== undefined) drawn.g.globalAlpha = how.alpha
  paintWalls(drawn.canvas, { width: 10, height: 10, walls: [], portals: [], ...map })
  return drawn
}

const DOOR: Line = [2, 3, 4, 3]
const portal = (closed: boolean, kind: Segment['kind'] = 'wall', line = DOOR) => ({
  id: 'a',
  segment: segment(line, kind),
  closed,
})

test('walls and windows run from end to end, each in its ink, on a wider casing', () => {
  const { strokes } = painted({ walls: [segment([1, 1, 5, 1]), segment([5, 1, 5, 4], 'window')] }, { square: 40 })
  expect(strokes('wall')).toMatchObject([{ lines: [[1, 1, 5, 1]], wide: 4 }])
  expect(strokes('window')).toMatchObject([{ lines: [[5, 1, 5, 4]], wide: 3.2 }])
  expect(strokes('table').map(({ lines, wide }) => [...lines, Math.round(wide * 10)])).toEqual([
    [[1, 1, 5, 1], 68],
    [[5, 1, 5, 4], 68],
  ])
})

test('on small squares walls keep two pixels, windows too, and their casing four', () => {
  const { strokes } = painted({ walls: [segment([1, 1, 5, 1]), segment([5, 1, 5, 4], 'window')] }, { square: 10 })
  const wide = (ink: string) => strokes(ink).map(one => one.wide)
  expect([wide('wall'), wide('window'), wide('table')]).toEqual([[2], [2], [4, 4]])
})

test('the ends of walls are round where squares are wide enough for it to be seen', () => {
  const capOf = (square: number) => painted({ walls: [segment([1, 1, 5, 1])] }, { square }).g.lineCap
  expect([capOf(23.9), capOf(24)]).toEqual(['square', 'round'])
})

test('a closed door lies across from post to post', () => {
  const { lines, of, inksAt, strokes } = painted({ portals: [portal(true)] }, { square: 40 })
  expect(lines('door')).toEqual([DOOR])
  expect(strokes('door')[0]!.wide).toBeCloseTo(6.4)
  expect(strokes('table')[0]!.wide).toBeCloseTo(9.6)
  expect(of('wall', 'fill')).toHaveLength(2)
  for (const [x, y] of [
    [2, 3],
    [4, 3],
  ] as const) {
    for (const by of [-0.08, 0.08])
      expect([inksAt(x + by, y).at(-1), inksAt(x, y + by).at(-1)]).toEqual(['wall', 'wall'])
    expect([inksAt(x, y - 0.1).at(-1), inksAt(x, y + 0.1).at(-1)]).not.toContain('wall')
  }
})

test('on small squares a door keeps three pixels on five, between posts of four', () => {
  const { strokes, of } = painted({ portals: [portal(true)] }, { square: 10 })
  expect([strokes('door')[0]!.wide, strokes('table')[0]!.wide]).toEqual([3, 5])
  const [[x1] = [], [x2] = []] = of('wall', 'fill')[0]!.lines[0]!.points
  expect((x2! - x1!) * 10).toBeCloseTo(4)
})

test.each([
  ['level', [2, 3, 4, 3]],
  ['upright', [5, 2, 5, 4]],
  ['slanted', [6, 6, 7, 8]],
] as const)(
  'the leaf of an open door that lies %s hangs at its first post, swung aside by a right angle',
  (_, line) => {
    const { lines, of } = painted({ portals: [portal(false, 'wall', line)] })
    const [x1, y1, x2, y2] = line
    const [fx, fy, tx, ty] = lines('door')[0]!
    expect([fx, fy]).toEqual([x1, y1])
    expect((tx - fx) * (x2 - x1) + (ty - fy) * (y2 - y1)).toBeCloseTo(0)
    expect(Math.hypot(tx - fx, ty - fy)).toBeCloseTo(0.9 * Math.hypot(x2 - x1, y2 - y1))
    // To the left of who comes through it from its first post.
    expect((x2 - x1) * (ty - fy) - (y2 - y1) * (tx - fx)).toBeLessThan(0)
    expect(of('wall', 'fill')).toHaveLength(2)
  },
)

test('a window that opens is a leaf in the ink of windows', () => {
  const { of } = painted({ portals: [portal(true, 'window')] })
  expect([of('window', 'stroke').length, of('door').length]).toEqual([1, 0])
})

test('how a door stands in the fight goes before how it was drawn', () => {
  const isAcross = (closed: boolean, doors?: BoardMap['doors']) =>
    painted({ portals: [portal(closed)], ...(doors && { doors }) })
      .lines('door')[0]!
      .every((at, i) => at === DOOR[i])
  expect([isAcross(true), isAcross(false), isAcross(true, {}), isAcross(false, {})]).toEqual([true, false, true, false])
  expect([isAcross(true, { a: 'open' }), isAcross(false, { a: 'closed' })]).toEqual([false, true])
})

test('the wall in the frame of a door is not painted twice', () => {
  expect(painted({ walls: [{ ...segment(DOOR), portal: 'a' }], portals: [portal(true)] }).lines('wall')).toEqual([])
})

test.each([
  ['just left', [3, 4, 3, 6], true],
  ['left', [2.9, 4, 2.9, 6], false],
  ['just right', [9, 4, 9, 6], true],
  ['right', [9.1, 4, 9.1, 6], false],
  ['just above', [5, 3, 6, 3], true],
  ['above', [5, 2.9, 6, 2.9], false],
  ['just below', [5, 9, 6, 9], true],
  ['below', [5, 9.1, 6, 9.1], false],
  ['across', [0, 5, 19, 5], true],
  ['down through', [5, 0, 5, 19], true],
] as const)('what lies %s of the view is painted or not: %j %s', (_, line, isPainted) => {
  const seen = { x0: 4, y0: 4, x1: 7, y1: 7 }
  for (const one of [line, [line[2], line[3], line[0], line[1]]] as const) {
    const { lines } = painted(
      { walls: [segment(one)], portals: [portal(true, 'wall', one)] },
      { width: 20, height: 20, seen },
    )
    expect([lines('wall').length, lines('door').length]).toEqual(Array(2).fill(Number(isPainted)))
  }
})

test('walls that the picture shines through are one path, so that they are no darker where they meet', () => {
  const walls = [segment([1, 1, 5, 1]), segment([5, 1, 5, 4])]
  const strokes = (alpha: number) => painted({ walls }, { alpha }).strokes('wall')
  expect(strokes(0.75)).toMatchObject([
    {
      lines: [
        [1, 1, 5, 1],
        [5, 1, 5, 4],
      ],
      alpha: 0.75,
    },
  ])
  expect(strokes(1).map(({ lines }) => lines)).toEqual([[[1, 1, 5, 1]], [[5, 1, 5, 4]]])
})

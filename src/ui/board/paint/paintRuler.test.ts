import { expect, test } from 'vitest'
import { boundsOf } from '../../parts/testing/drawing'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import { paintRuler } from './paintRuler'

const PLACES = [
  { x: 0.5, y: 0.5 },
  { x: 3.5, y: 0.5 },
  { x: 3.5, y: 4.5 },
]

function painted(at: typeof PLACES, words: readonly string[], square = 40, weight?: number) {
  const drawn = boardDrawing({ square })
  paintRuler(drawn.canvas, at, words, weight)
  return drawn
}
const pixels = (square: number, ...lengths: number[]) => lengths.map(one => Math.round(one * square * 10) / 10)

test('a ruler says how long it is in all, however small the squares are; at its corners where there is room', () => {
  const written = (square: number) => painted(PLACES, ['', '3 m', '7 m'], square).words()
  expect(written(18)).toEqual(['3 m', '7 m'])
  expect(written(17.9)).toEqual(['7 m'])
  expect(written(5)).toEqual(['7 m'])
})

test.each([undefined, 2])('a ruler is a line from place to place with a post at each, bolder by %s', weight => {
  const by = weight ?? 1
  const { strokes, of } = painted(PLACES, [], 40, weight)
  const lines = [
    [0.5, 0.5, 3.5, 0.5],
    [3.5, 0.5, 3.5, 4.5],
  ]
  expect(strokes('table')[0]).toMatchObject({ lines, wide: 7 * by })
  expect(strokes('ink')).toMatchObject([{ lines, wide: 3 * by }])
  const posts = of('ink', 'fill')
  expect(posts).toHaveLength(3)
  for (const [i, { x, y }] of PLACES.entries()) {
    const { x0, y0, x1, y1 } = boundsOf(posts[i]!)
    expect(pixels(40, x - x0, x1 - x, y - y0, y1 - y)).toEqual(Array(4).fill(6 * by))
    expect(strokes('table')[1 + i]!.wide).toBe(2 * by)
  }
})

test.each([1, 2])('words stand to the right of their place, in the middle of a ground that is wider (%i)', by => {
  const { marks, of } = painted(PLACES, ['', '', '7 m'], 40, by)
  const words = marks.find(({ kind }) => kind === 'words')!
  const [[x, y] = []] = words.lines[0]!.points
  expect(words.ink).toBe('ink')
  expect(pixels(40, words.size, x! - 3.5, y! - 4.5)).toEqual([13 * by, 12 * by, 0])
  const ground = boundsOf(of('surface')[0]!)
  const width = (3 * 13 * by) / 2
  expect(pixels(40, x! - ground.x0, ground.x1 - x!, y! - ground.y0, ground.y1 - y!)).toEqual([
    4 * by,
    width + 4 * by,
    10 * by,
    10 * by,
  ])
})

test('of one place alone a ring says "here"; of more there is none, and of none nothing', () => {
  const { strokes, of } = painted(PLACES.slice(0, 1), [''])
  const { x0, y0, x1, y1 } = boundsOf(of('ink', 'stroke')[0]!)
  expect([x0, y0, x1, y1]).toEqual([-0.05, -0.05, 1.05, 1.05].map(at => expect.closeTo(at)))
  expect([strokes('table')[0]!.wide, strokes('ink')[0]!.wide]).toEqual([8, 4])
  expect(painted(PLACES.slice(0, 1), [''], 40, 2).strokes('ink')[0]!.wide).toBe(8)
  expect(painted(PLACES.slice(0, 2), []).of('ink', 'stroke')).toHaveLength(1)
  expect(painted([], []).marks).toEqual([])
})

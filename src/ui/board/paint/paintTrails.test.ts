import { expect, test } from 'vitest'
import { boundsOf } from '../../parts/testing/drawing'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import type { BoardTrail } from '../props'
import { paintTrails } from './paintTrails'

/** On a map of ten by ten: from column 2, row 1, down to column 3, row 2, and on to column 3, row 4. */
const TRAIL: BoardTrail = { cells: [12, 23, 43], size: 1, side: 2 }

function painted(trails: readonly BoardTrail[], weight?: number) {
  const drawn = boardDrawing({ square: 40 })
  paintTrails(drawn.canvas, trails, weight)
  return drawn
}

test('a way that was gone is dotted from middle to middle of its squares, in the ink of its side on a wider casing', () => {
  const { strokes } = painted([TRAIL])
  const lines = [
    [2.5, 1.5, 3.5, 2.5],
    [3.5, 2.5, 3.5, 4.5],
  ]
  expect(strokes('side2')[0]).toEqual({ lines, wide: 3.5, dash: [0.4, 9], alpha: 1 })
  expect(strokes('table')[0]).toEqual({ lines, wide: 6, dash: [0.4, 9], alpha: 1 })
})

test('a ring, without gaps, lies where it began', () => {
  const { of, strokes } = painted([TRAIL])
  const ring = boundsOf(of('side2')[1]!)
  expect([ring.x0, ring.y0, ring.x1, ring.y1]).toEqual([2.22, 1.22, 2.78, 1.78].map(at => expect.closeTo(at)))
  expect([strokes('side2')[1]!.dash, strokes('table')[1]!.dash]).toEqual([[], []])
  expect([strokes('side2')[1]!.wide, strokes('table')[1]!.wide]).toEqual([expect.closeTo(3.5 / 1.5), 4])
})

test('of a large token it goes through the middle of all its squares, and its ring is as large', () => {
  const { of, lines } = painted([{ ...TRAIL, size: 3 }])
  expect(lines('side2')[0]).toEqual([3.5, 2.5, 4.5, 3.5])
  const { x0, x1 } = boundsOf(of('side2')[1]!)
  expect(x1 - x0).toBeCloseTo(2 * 0.28 * 3)
})

test('a way of an earlier turn is faint, and one after it is not', () => {
  const { strokes, g } = painted([
    { ...TRAIL, isOver: true },
    { ...TRAIL, side: 3 },
  ])
  expect(new Set(strokes('side2').map(({ alpha }) => alpha))).toEqual(new Set([0.35]))
  expect(new Set(strokes('side3').map(({ alpha }) => alpha))).toEqual(new Set([1]))
  painted([{ ...TRAIL, isOver: true }])
  expect(g.globalAlpha).toBe(1)
  expect(painted([{ ...TRAIL, isOver: true }]).g.globalAlpha).toBe(1)
})

test('who stayed where they were has no way', () => {
  expect(
    painted([
      { ...TRAIL, cells: [12] },
      { ...TRAIL, cells: [] },
    ]).marks,
  ).toEqual([])
})

test('lines, dots and gaps are as much bolder as that is asked', () => {
  const { strokes } = painted([TRAIL], 2)
  expect(strokes('side2')).toMatchObject([{ wide: 7, dash: [0.4, 18] }, { wide: expect.closeTo(14 / 3) }])
})

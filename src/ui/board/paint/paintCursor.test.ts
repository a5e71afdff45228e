import { expect, test } from 'vitest'
import { boundsOf } from '../../parts/testing/drawing'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import { paintCursor } from './paintCursor'

test('the square cursor tints its squares and frames them, ink on a casing twice as wide', () => {
  const drawn = boardDrawing({ square: 40 })
  paintCursor(drawn.canvas, { marked: { x0: 2, y0: 3, x1: 3, y1: 5 }, corner: null })
  const frame = { x0: 2, y0: 3, x1: 4, y1: 6 }
  expect(drawn.marks.map(mark => boundsOf(mark))).toEqual([frame, frame, frame])
  expect(drawn.of('ink', 'fill').map(({ alpha }) => alpha)).toEqual([0.18])
  expect(drawn.strokes('table')).toMatchObject([{ wide: 5, alpha: 1 }])
  expect(drawn.strokes('ink')).toMatchObject([{ wide: 2.5, alpha: 1 }])
  expect(drawn.marks.at(-1)!.ink).toBe('ink')
})

test('the corner cursor is a ring with a dot on the crossing, as large on squares of any size', () => {
  for (const square of [20, 80]) {
    const { canvas, marks } = boardDrawing({ square })
    paintCursor(canvas, { marked: null, corner: { x: 4, y: 7 } })
    expect(marks.map(({ ink }) => ink)).toEqual(['table', 'ink', 'table'])
    for (const [i, radius] of [9, 7, 3].entries()) {
      const { x0, y0, x1, y1 } = boundsOf(marks[i]!)
      const around = [4 - x0, x1 - 4, 7 - y0, y1 - 7].map(n => n * square)
      expect(around).toEqual(Array(4).fill(expect.closeTo(radius)))
    }
  }
})

test('a cursor that is away is not painted', () => {
  const { canvas, marks } = boardDrawing()
  paintCursor(canvas, { marked: null, corner: null })
  expect(marks).toEqual([])
})

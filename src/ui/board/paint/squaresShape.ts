import { reachBands } from './reachBands'

/** Squares made ready for painting. */
export interface SquaresShape {
  readonly fill: Path2D
  readonly border: Path2D
  /** The square where words stand: the first, row by row. */
  readonly first: number
}

/** By the list itself: lists of squares are replaced, never written to. */
const shapes = new WeakMap<readonly number[], SquaresShape>()

/** The squares as one shape and the line around it; made once for each list, from the lowest to the highest. */
export function squaresShape(squares: readonly number[], width: number): SquaresShape {
  const known = shapes.get(squares)
  if (known) return known
  const fill = new Path2D()
  const border = new Path2D()
  for (const { runs, edges } of reachBands(new Map(squares.map(cell => [cell, 0])), [0], width)) {
    for (const { x, y, length } of runs) fill.rect(x, y, length, 1)
    for (const { x1, y1, x2, y2 } of edges) {
      border.moveTo(x1, y1)
      border.lineTo(x2, y2)
    }
  }
  const shape = { fill, border, first: squares[0] ?? 0 }
  shapes.set(squares, shape)
  return shape
}

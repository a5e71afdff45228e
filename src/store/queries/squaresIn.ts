import { cellsOf } from '~/grid/squares/rect'
import type { Rectangle } from '~/grid/sets/rectangles'
import { packSquares } from '~/grid/sets/squares'

/** The squares of a rectangle, packed for a command, on a map `mapWidth` squares wide that it lies on. */
export function squaresIn(mapWidth: number, { x, y, width, height }: Rectangle): number[] {
  return packSquares(cellsOf(mapWidth, { x0: x, y0: y, x1: x + width - 1, y1: y + height - 1 }))
}

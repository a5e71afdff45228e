import type { Cell } from './cell'
import { cellsOf, type Rect } from './rect'
import { within } from './within'

/**
 * The cells of the map at most `metres` from a footprint, its own left out, from the lowest to the highest. Walls are not
 * looked at. O((metres + size)²). [END-MOVE-03]
 */
export function cellsWithin(
  map: { readonly width: number; readonly height: number },
  around: Rect,
  metres: number,
): Cell[] {
  const box = {
    x0: Math.max(0, around.x0 - metres),
    y0: Math.max(0, around.y0 - metres),
    x1: Math.min(map.width - 1, around.x1 + metres),
    y1: Math.min(map.height - 1, around.y1 + metres),
  }
  return cellsOf(map.width, box).filter(cell => {
    const x = cell % map.width
    const y = (cell - x) / map.width
    const isInside = x >= around.x0 && x <= around.x1 && y >= around.y0 && y <= around.y1
    return !isInside && within(around, { x0: x, y0: y, x1: x, y1: y }, metres)
  })
}

import { UNIT } from './fixed'
import type { Cell } from '../squares/cell'

/**
 * Visits every cell of the map that a fixed-point segment meets, touching included, row by row from north to south; a cell
 * just beside the segment may be visited too, so callers test exactly. Stops when `visit` returns true, and says so.
 * O(cells visited), whatever the length of the segment off the map.
 */
export function cellsAlong(
  map: { readonly width: number; readonly height: number },
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  visit: (cell: Cell) => boolean | void,
): boolean {
  const top = Math.min(y1, y2)
  const bottom = Math.max(y1, y2)
  const slope = (x2 - x1) / (y2 - y1)
  const firstRow = Math.max(0, Math.ceil(top / UNIT) - 1)
  const lastRow = Math.min(map.height - 1, Math.floor(bottom / UNIT))
  for (let row = firstRow; row <= lastRow; row++) {
    const flat = y1 === y2
    const xa = flat ? x1 : x1 + (Math.max(top, row * UNIT) - y1) * slope
    const xb = flat ? x2 : x1 + (Math.min(bottom, (row + 1) * UNIT) - y1) * slope
    // One unit of margin on both sides covers the rounding of the division.
    const first = Math.max(0, Math.ceil((Math.min(xa, xb) - 1) / UNIT) - 1)
    const last = Math.min(map.width - 1, Math.floor((Math.max(xa, xb) + 1) / UNIT))
    for (let column = first; column <= last; column++) if (visit(row * map.width + column) === true) return true
  }
  return false
}

import type { Cell } from './cell'

/** A block of squares, both ends included: columns x0…x1, rows y0…y1. A token's footprint is one. */
export interface Rect {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** The squares that a token of `size` × `size` covers when `cell` is its top-left square, on a map `width` squares wide. */
export function footprint(width: number, cell: Cell, size = 1): Rect {
  // Whole numbers to the compiler too: a quotient that it must take for a fraction made every rule about who stands where slower.
  const y0 = (cell / width) | 0
  const x0 = cell - y0 * width
  return { x0, y0, x1: x0 + size - 1, y1: y0 + size - 1 }
}

/** Does the block lie on the map with all its squares? */
export function isOnMap(map: { readonly width: number; readonly height: number }, rect: Rect): boolean {
  return rect.x0 >= 0 && rect.y0 >= 0 && rect.x1 < map.width && rect.y1 < map.height
}

/** The cells of a block, row by row. The block must lie on the map. */
export function cellsOf(width: number, rect: Rect): Cell[] {
  const cells: Cell[] = []
  for (let y = rect.y0; y <= rect.y1; y++) for (let x = rect.x0; x <= rect.x1; x++) cells.push(y * width + x)
  return cells
}

/** Do two blocks share a square? */
export function overlaps(a: Rect, b: Rect): boolean {
  return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1
}

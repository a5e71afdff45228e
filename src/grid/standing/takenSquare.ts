import type { Cell } from '../squares/cell'

/** The first of the squares covered by a footprint of `size` squares at `place` that is in `taken`. O(size²). */
export function takenSquare(
  width: number,
  place: Cell,
  size: number,
  taken: ReadonlySet<Cell> | undefined,
): Cell | undefined {
  if (taken === undefined || taken.size === 0) return undefined
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const square = place + j * width + i
      if (taken.has(square)) return square
    }
  }
  return undefined
}

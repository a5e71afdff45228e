import type { Point, Size } from '../geometry/viewport'

/**
 * The squares of a map whose middle lies inside a polygon, from the lowest to the highest. Where its sides cross, what is
 * surrounded an odd number of times counts. O(rows × corners + squares).
 */
export function cellsInside(corners: readonly Point[], map: Size): number[] {
  const cells: number[] = []
  if (corners.length < 3) return cells
  const ys = corners.map(({ y }) => y)
  const top = Math.max(0, Math.floor(Math.min(...ys)))
  const bottom = Math.min(map.height - 1, Math.ceil(Math.max(...ys)))
  for (let y = top; y <= bottom; y++) {
    const crossings = crossingsAt(corners, y + 0.5)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const first = Math.max(0, Math.ceil(crossings[i]! - 0.5))
      const last = Math.min(map.width - 1, Math.ceil(crossings[i + 1]! - 0.5) - 1)
      for (let x = first; x <= last; x++) cells.push(y * map.width + x)
    }
  }
  return cells
}

/** Where the sides of a polygon cross a row, from the west. */
function crossingsAt(corners: readonly Point[], y: number): number[] {
  const crossings: number[] = []
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % corners.length]!
    // A corner on the row belongs to the side that comes from above.
    if (from.y <= y === to.y <= y) continue
    crossings.push(from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
  }
  return crossings.sort((a, b) => a - b)
}

import type { Cell } from './cell'

/**
 * Metres of a ruler laid from square to square, whatever stands between: 1 a step, every second diagonal 2, counted on
 * over its waypoints. O(squares). [END-MOVE-01]
 *
 * @param cells start, waypoints and end; those between them are left out
 */
export function rulerLength(width: number, cells: readonly Cell[]): number {
  let steps = 0
  let diagonals = 0
  let from: Cell | undefined
  for (const to of cells) {
    if (from !== undefined) {
      const dx = Math.abs((to % width) - (from % width))
      const dy = Math.abs(Math.floor(to / width) - Math.floor(from / width))
      steps += Math.max(dx, dy)
      diagonals += Math.min(dx, dy)
    }
    from = to
  }
  return steps + Math.floor(diagonals / 2)
}

import type { Cell } from '../squares/cell'
import type { CompiledMap } from '../map/compiledMap'
import { UNIT } from '../lines/fixed'

/**
 * Can the centres of two squares be joined by a straight line that no wall, closed door, object or solid square stops?
 * Windows let sight through, and so does the first segment that sight goes through once. A line that only brushes a corner is
 * open (see `StraightLine`); a square sees itself.
 * Exact and symmetric. O(squares along the line + segments in them).
 */
export function lineOfSight(map: CompiledMap, a: Cell, b: Cell): boolean {
  const [ax, ay] = centre(map.width, a)
  const [bx, by] = centre(map.width, b)
  return !map.stopsSight(ax, ay, bx, by)
}

function centre(width: number, cell: Cell): [x: number, y: number] {
  const x = cell % width
  const y = (cell - x) / width
  return [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2]
}

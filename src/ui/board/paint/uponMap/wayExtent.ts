import type { Rect } from '~/grid/squares/rect'
import type { PlannedWay } from '../../movement/movePlan'

/**
 * The squares that the drawing of a way covers, some of them perhaps off the map.
 *
 * @param size of the token, in squares
 * @param width of the map, in squares
 */
export function wayExtent({ path, goal, waypoints }: PlannedWay, size: number, width: number): Rect {
  const cells = [...path, goal, ...waypoints]
  const columns = cells.map(cell => cell % width)
  const rows = cells.map(cell => Math.floor(cell / width))
  return {
    x0: Math.min(...columns),
    y0: Math.min(...rows),
    x1: Math.max(...columns) + size - 1,
    y1: Math.max(...rows) + size - 1,
  }
}

import { type Cell, cellsOf, type Rect } from '../squares'
import type { CompiledMap } from '../map/compiledMap'
import { lineOfSight } from './castWalls'

/**
 * Does a token see another: is there a line of sight from any square of one to any square of the other? So a large token
 * peeks round a corner with whichever square can, and is seen by whoever it can see: symmetric. Both must be on the map.
 * O(squares of one × squares of the other) lines of sight.
 */
export function sees(map: CompiledMap, a: Rect, b: Rect): boolean {
  // Most tokens cover one square: no lists for those.
  if (isSquare(a) && isSquare(b)) return remembered(map, a.y0 * map.width + a.x0, b.y0 * map.width + b.x0)
  const squares = cellsOf(map.width, b)
  for (const from of cellsOf(map.width, a)) for (const to of squares) if (lineOfSight(map, from, to)) return true
  return false
}

const isSquare = (rect: Rect): boolean => rect.x0 === rect.x1 && rect.y0 === rect.y1

/** Between moves the same lines are asked for again and again. */
function remembered(map: CompiledMap, a: Cell, b: Cell): boolean {
  const { looked } = map
  const at = (a * 61 + b) & (looked.length - 1)
  const closed = 2 * (a * map.width * map.height + b)
  if (looked[at] !== closed && looked[at] !== closed + 1) looked[at] = closed + Number(lineOfSight(map, a, b))
  return looked[at] !== closed
}

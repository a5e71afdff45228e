import type { CompiledMap } from './compiled-map'
import { lineOfSight } from './line-of-sight'
import { cellsOf, type Rect } from './rect'

/**
 * What a token sees: 1 for each square that a line of sight leads to from any square it covers (see `lineOfSight`), its own
 * among them. Symmetric: whoever stands on a seen square sees the token. O(squares of the map × squares of the token).
 */
export function fieldOfView(map: CompiledMap, from: Rect): Uint8Array {
  const seen = new Uint8Array(map.width * map.height)
  const own = cellsOf(map.width, from)
  for (let cell = 0; cell < seen.length; cell++) if (own.some(eye => lineOfSight(map, eye, cell))) seen[cell] = 1
  return seen
}

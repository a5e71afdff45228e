import { castSolid } from './castSolid'
import { castWalls } from './castWalls'
import type { CompiledMap } from '../map/compiledMap'
import type { Rect } from '../squares/rect'

/**
 * Marks (with 1) every square that a token sees: those in whose middle a line of sight ends from the middle of any square that
 * it covers, its own among them (see `lineOfSight`; windows let through). So it is symmetric: whoever stands on a marked
 * square sees the token. The eye's own square never stands in its way. A solid square is marked as soon as any side of it can
 * be seen (past drawn walls: when they do not hide its middle). What was marked before stays marked.
 *
 * @param from must lie on the map
 * @param seen one number a square of the map
 * @param radius how far it sees, in squares along rows and columns
 * O(squares seen + walls × rows), for each square of the token.
 */
export function markSeen(map: CompiledMap, from: Rect, seen: Uint8Array, radius = Infinity): void {
  const cast = map.opaque.length === 0 ? castSolid : castWalls
  for (let y = from.y0; y <= from.y1; y++)
    for (let x = from.x0; x <= from.x1; x++) cast(map, y * map.width + x, radius, seen)
}

import { castSolid } from './castSolid'
import { castWalls } from './castWalls'
import type { CompiledMap } from '../map/compiledMap'
import { UNIT } from '../lines/fixed'
import type { Cell } from '../squares/cell'
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
    for (let x = from.x0; x <= from.x1; x++) {
      const eye = y * map.width + x
      if (map.once.length === 0) cast(map, eye, radius, seen)
      else castOnce(map, eye, radius, seen, cast)
    }
}

/** The same where sight goes through some walls once: of what would be seen without them, what lies behind two is left out. */
function castOnce(map: CompiledMap, eye: Cell, radius: number, seen: Uint8Array, cast: typeof castWalls): void {
  const { width } = map
  const field = new Uint8Array(seen.length)
  cast(map, eye, radius, field)
  const middle = (cell: Cell) => [(cell % width) * UNIT + UNIT / 2, Math.floor(cell / width) * UNIT + UNIT / 2] as const
  const [ex, ey] = middle(eye)
  for (let cell = 0; cell < field.length; cell++) {
    if (field[cell] === 0 || seen[cell] === 1) continue
    const [x, y] = middle(cell)
    if (!map.stopsSecond(ex, ey, x, y)) seen[cell] = 1
  }
}

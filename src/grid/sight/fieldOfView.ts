import { UNIT } from '../lines'
import type { CompiledMap } from '../map/compiledMap'
import type { Cell, Rect } from '../squares'
import { castWalls } from './castWalls'

/** Sectors that wait, six numbers each: first row, the slopes of both sides as fractions, whether the lower side is out. */
let waiting = new Int32Array(6 * 64)

/**
 * Marks what is seen from the middle of a square past solid squares, drawn walls left out; see `markSeen`. Shadows are cast
 * row by row away from the eye, octant by octant, in sectors between two slopes (columns per row). A solid square in row d and
 * column c takes the slopes between those of its two outermost corners, (2c − 1) / (2d + 1) and (2c + 1) / (2d − 1), out of
 * what lies behind it; a line at exactly such a slope brushes the corner and goes on, but for the one that would slip between
 * two squares which touch there. Whole numbers throughout.
 */
function castSolid(
  map: { readonly width: number; readonly height: number; readonly solid: Uint8Array },
  eye: Cell,
  radius: number,
  seen: Uint8Array,
): void {
  const { width, height, solid } = map
  const x = eye % width
  const y = (eye - x) / width
  seen[eye] = 1
  const east = Math.min(radius, width - 1 - x)
  const west = Math.min(radius, x)
  const south = Math.min(radius, height - 1 - y)
  const north = Math.min(radius, y)
  castOctant(solid, seen, eye, 1, width, east, south)
  castOctant(solid, seen, eye, 1, -width, east, north)
  castOctant(solid, seen, eye, -1, width, west, south)
  castOctant(solid, seen, eye, -1, -width, west, north)
  castOctant(solid, seen, eye, width, 1, south, east)
  castOctant(solid, seen, eye, width, -1, south, west)
  castOctant(solid, seen, eye, -width, 1, north, east)
  castOctant(solid, seen, eye, -width, -1, north, west)
}

/**
 * One eighth of the circle, see `Octant`: rows lie `deeper` cells after each other, columns `across`. Plain numbers, since a record
 * for each octant would cost a tenth of a look in a room.
 */
function castOctant(
  solid: Uint8Array,
  seen: Uint8Array,
  eye: Cell,
  deeper: number,
  across: number,
  lastRow: number,
  lastColumn: number,
): void {
  let top = 6
  waiting[0] = 1
  waiting[1] = 0
  waiting[2] = 1
  waiting[3] = 1
  waiting[4] = 1
  waiting[5] = 0
  while (top > 0) {
    top -= 6
    const firstRow = waiting[top]!
    // The sector from an / ad to bn / bd, both included; without its lower side when `isOut` is 1.
    let an = waiting[top + 1]!
    let ad = waiting[top + 2]!
    const bn = waiting[top + 3]!
    const bd = waiting[top + 4]!
    let isOut = waiting[top + 5]!
    for (let d = firstRow; d <= lastRow; d++) {
      const far = 2 * d + 1
      const near = 2 * d - 1
      // Middles in the sector.
      const start = d * an
      let from = Math.ceil(start / ad)
      if (isOut === 1 && from * ad === start) from++
      let to = Math.floor((d * bn) / bd)
      // Squares that reach into the sector with any part.
      let first = Math.floor((an * near - ad) / (2 * ad)) + 1
      if (first < 0) first = 0
      let last = Math.ceil((bn * far + bd) / (2 * bd)) - 1
      if (last > d) last = d
      if (last > lastColumn) last = lastColumn
      const row = eye + d * deeper
      const isLine = an * bd === bn * ad
      if (isLine) {
        // A single line: does it pass a corner here, between two squares that touch?
        const corner = (an * near) / ad
        const c = (corner - 1) / 2
        if (c >= 0 && c < lastColumn && c === Math.floor(c) && solid[row + c * across] === 1)
          if (solid[row - deeper + (c + 1) * across] === 1) break
      }
      if (to >= d && d <= lastColumn && solid[row + (d - 1) * across] === 1) {
        // Down the diagonal, between two squares that touch.
        if (solid[row - deeper + d * across] === 1) to = d - 1
      }
      let before = -1
      for (let c = first, at = row + first * across; c <= last; c++, at += across) {
        const isSolid = solid[at]!
        if (isSolid === 1) {
          if (before !== 1) {
            // What only a single line reaches shows nothing of a square.
            if (!isLine) seen[at] = 1
            if (before === 0) {
              // What lies below this square goes on by itself.
              const side = (2 * c - 1) * ad - an * far
              if (side > 0 || (side === 0 && isOut === 0)) {
                if (top + 6 > waiting.length) {
                  const more = new Int32Array(2 * waiting.length)
                  more.set(waiting)
                  waiting = more
                }
                waiting[top] = d + 1
                waiting[top + 1] = an
                waiting[top + 2] = ad
                waiting[top + 3] = 2 * c - 1
                waiting[top + 4] = far
                waiting[top + 5] = isOut
                top += 6
              }
            }
          } else if (!isLine && (2 * c - 1) * bd < bn * near) {
            // Behind another of its row only its near side can be seen.
            seen[at] = 1
          }
        } else {
          if (c >= from && c <= to) seen[at] = 1
          if (before === 1) {
            an = 2 * c - 1
            ad = near
            isOut = solid[at - deeper]!
          }
        }
        before = isSolid
      }
      if (before === 1) break
      const left = bn * ad - an * bd
      if (left < 0 || (left === 0 && isOut === 1)) break
    }
  }
}

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

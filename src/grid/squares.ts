/** One square of the map, 1 m wide, numbered row by row from the top left: `y * width + x` (x to the east, y to the south). */
export type Cell = number

/** A block of squares, both ends included: columns x0…x1, rows y0…y1. A token's footprint is one. */
export interface Rect {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** The squares that a token of `size` × `size` covers when `cell` is its top-left square, on a map `width` squares wide. */
export function footprint(width: number, cell: Cell, size = 1): Rect {
  // Whole numbers to the compiler too: a quotient that it must take for a fraction made every rule about who stands where slower.
  const y0 = (cell / width) | 0
  const x0 = cell - y0 * width
  return { x0, y0, x1: x0 + size - 1, y1: y0 + size - 1 }
}

/** Does the block lie on the map with all its squares? */
export function isOnMap(map: { readonly width: number; readonly height: number }, rect: Rect): boolean {
  return rect.x0 >= 0 && rect.y0 >= 0 && rect.x1 < map.width && rect.y1 < map.height
}

/** The cells of a block, row by row. The block must lie on the map. */
export function cellsOf(width: number, rect: Rect): Cell[] {
  const cells: Cell[] = []
  for (let y = rect.y0; y <= rect.y1; y++) for (let x = rect.x0; x <= rect.x1; x++) cells.push(y * width + x)
  return cells
}

/** Do two blocks share a square? */
export function overlaps(a: Rect, b: Rect): boolean {
  return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1
}

export type Compass = 'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west' | 'north-west'

/** Where something lies: so many squares (king's moves between the facing sides), in the nearest of eight directions. */
export interface Bearing {
  readonly squares: number
  /** Absent when the footprints overlap. */
  readonly towards?: Compass
}

/** Where `to` lies as seen from `from`, for spoken names ("3 squares north-east"). O(1). */
export function bearing(from: Rect, to: Rect): Bearing {
  const dx = gap(from.x0, from.x1, to.x0, to.x1)
  const dy = gap(from.y0, from.y1, to.y0, to.y1)
  if (dx === 0 && dy === 0) return { squares: 0 }
  const longer = Math.max(Math.abs(dx), Math.abs(dy))
  const lengthways = dy < 0 ? 'north' : 'south'
  const sideways = dx < 0 ? 'west' : 'east'
  // A part counts when it is at least 5/12 of the longer one: tan 22.5°, the border between two of the eight directions.
  const isSlight = (part: number) => 12 * Math.abs(part) < 5 * longer
  const towards = isSlight(dy) ? sideways : isSlight(dx) ? lengthways : (`${lengthways}-${sideways}` as const)
  return { squares: longer, towards }
}

/** Squares from the end of one span to the start of another, negative to the west or north, 0 when they overlap. */
function gap(from0: number, from1: number, to0: number, to1: number): number {
  return to0 > from1 ? to0 - from1 : to1 < from0 ? to1 - from0 : 0
}

/**
 * What a diagonal step costs, by the rule of a system: `alternate` 1 m, every second one of a movement 2 m; `one` 1 m; `two` 2 m;
 * `none`: nobody steps diagonally, so a square across a corner is two steps away.
 */
export type Diagonals = 'alternate' | 'one' | 'two' | 'none'

/** Metres to a square so many columns and rows away, on open ground. [END-MOVE-01, 03] */
export function metresAcross(dx: number, dy: number, diagonals: Diagonals): number {
  switch (diagonals) {
    case 'alternate':
      return Math.max(dx, dy) + (Math.min(dx, dy) >> 1)
    case 'one':
      return Math.max(dx, dy)
    case 'two':
    case 'none':
      return dx + dy
  }
}

/** Metres between the facing sides of two footprints, on open ground. 0 when they overlap. [END-MOVE-03] */
export function distance(a: Rect, b: Rect, diagonals: Diagonals): number {
  const dx = Math.max(0, b.x0 - a.x1, a.x0 - b.x1)
  const dy = Math.max(0, b.y0 - a.y1, a.y0 - b.y1)
  return metresAcross(dx, dy, diagonals)
}

/**
 * How many diagonals a movement has taken so far, odd or even. Where they alternate, 0 = the next diagonal costs 1 m, 1 = it
 * costs 2 m; elsewhere it stays 0. Every movement starts at 0. [END-MOVE-01, 02]
 */
export type Parity = 0 | 1

/**
 * Metres of a ruler laid from square to square, whatever stands between: diagonals that alternate are counted on over its
 * waypoints. O(squares). [END-MOVE-01]
 *
 * @param cells start, waypoints and end; those between them are left out
 */
export function rulerLength(width: number, cells: readonly Cell[], diagonals: Diagonals): number {
  let straight = 0
  let across = 0
  let from: Cell | undefined
  for (const to of cells) {
    if (from !== undefined) {
      const dx = Math.abs((to % width) - (from % width))
      const dy = Math.abs(Math.floor(to / width) - Math.floor(from / width))
      straight += Math.max(dx, dy) - Math.min(dx, dy)
      across += Math.min(dx, dy)
    }
    from = to
  }
  return straight + metresAcross(across, across, diagonals)
}

/**
 * Are two footprints at most `metres` apart? 1 means sharing a side (or overlapping), or a corner where a diagonal costs 1 m.
 * [END-MOVE-03]
 */
export const within = (a: Rect, b: Rect, metres: number, diagonals: Diagonals): boolean =>
  distance(a, b, diagonals) <= metres

/**
 * The eight steps, in the order that every mask and every tie-break in this folder uses:
 * E, W, S, N, then the diagonals SE, NE, SW, NW. Numbers below 4 are straight.
 */
export const DIRECTIONS = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: -1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: -1 },
] as const

/** The straight direction (E or W) that diagonal direction `d` is made of. */
export const sidewaysPart = (d: number): number => (d - 4) >> 1

/** The straight direction (S or N) that diagonal direction `d` is made of. */
export const lengthwaysPart = (d: number): number => 2 + (d & 1)

/** The direction that leads back. */
export const opposite = (d: number): number => (d < 4 ? d ^ 1 : 11 - d)

/** Offsets in cells of the eight directions on a map (or part of one) whose rows are `stride` cells long. */
export function offsets(stride: number): Int32Array {
  return Int32Array.from(DIRECTIONS, ({ dx, dy }) => dx + dy * stride)
}

import type { Cell, Rect } from './squares'

/** By place, in which call another covered it; kept from one call to the next, which costs less than making it anew. */
let covered = new Uint32Array(0)
let calls = 0

/**
 * Of these places of a footprint of `size` squares those where it covers no square of `taken`, in their order.
 * O(places + taken × size²).
 */
export function freePlaces(
  { width, height }: { readonly width: number; readonly height: number },
  places: readonly Cell[],
  size: number,
  taken: ReadonlySet<Cell> | undefined,
): Cell[] {
  if (taken === undefined || taken.size === 0) return [...places]
  if (covered.length < width * height || calls === 2 ** 32 - 1) {
    covered = new Uint32Array(Math.max(covered.length, width * height))
    calls = 0
  }
  calls++
  // Most of what is taken lies far away from a short reach: that is seen without looking at its squares.
  let [first, last] = [Infinity, -Infinity]
  for (const place of places) {
    if (place < first) first = place
    if (place > last) last = place
  }
  last += (size - 1) * (width + 1)
  for (const square of taken) {
    if (square < first || square > last) continue
    for (let j = 0; j < size; j++) {
      // Before the first column this hits places at the end of the row above, where no footprint of this size fits.
      for (let i = 0; i < size && i + j * width <= square; i++) covered[square - i - j * width] = calls
    }
  }
  const free: Cell[] = []
  for (const place of places) if (covered[place] !== calls) free.push(place)
  return free
}

/** The first of the squares covered by a footprint of `size` squares at `place` that is in `taken`. O(size²). */
export function takenSquare(
  width: number,
  place: Cell,
  size: number,
  taken: ReadonlySet<Cell> | undefined,
): Cell | undefined {
  if (taken === undefined || taken.size === 0) return undefined
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const square = place + j * width + i
      if (taken.has(square)) return square
    }
  }
  return undefined
}

/**
 * The sides and corners of a footprint that another token can stand on, each beside the one across the footprint: two hostile
 * tokens on such a pair surround. Sides pair with sides, corners with corners.
 */
export const PLACES = ['W', 'E', 'N', 'S', 'NW', 'SE', 'NE', 'SW'] as const

/** Some of the eight, the place at index i of `PLACES` as bit i: an attack looks at everybody beside each of its targets. */
export type Places = number

const [W, E, N, S, NW, SE, NE, SW] = [1, 2, 4, 8, 16, 32, 64, 128] as const
/** The first of each pair. */
const FIRST = 0b01010101

/** The places across the footprint. */
export function across(places: Places): Places {
  return ((places & FIRST) << 1) | ((places >> 1) & FIRST)
}

/**
 * The sides and corners of `target` of which `token` covers at least one square. A large token can stand on several. Who is
 * hostile and able to act is the rules' to know. O(1). [END-ATK-18]
 */
export function surroundedPlaces(target: Rect, token: Rect): Places {
  const { x0, y0, x1, y1 } = target
  const west = token.x0 < x0 && token.x1 >= x0 - 1
  const east = token.x1 > x1 && token.x0 <= x1 + 1
  const north = token.y0 < y0 && token.y1 >= y0 - 1
  const south = token.y1 > y1 && token.y0 <= y1 + 1
  const beside = token.y0 <= y1 && token.y1 >= y0
  const above = token.x0 <= x1 && token.x1 >= x0
  return (
    (west && beside ? W : 0) |
    (east && beside ? E : 0) |
    (north && above ? N : 0) |
    (south && above ? S : 0) |
    (north && west ? NW : 0) |
    (south && east ? SE : 0) |
    (north && east ? NE : 0) |
    (south && west ? SW : 0)
  )
}

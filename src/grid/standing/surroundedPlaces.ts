import type { Rect } from '../squares/rect'

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

import type { Rect } from '../squares/rect'

/** The sides and corners of a footprint that another token can stand on. */
export type Place = 'W' | 'E' | 'N' | 'S' | 'NW' | 'NE' | 'SW' | 'SE'

/** The place across the footprint; two hostile tokens on such a pair surround. Sides pair with sides, corners with corners. */
export const oppositePlace: Readonly<Record<Place, Place>> = {
  W: 'E',
  E: 'W',
  N: 'S',
  S: 'N',
  NW: 'SE',
  SE: 'NW',
  NE: 'SW',
  SW: 'NE',
}

/**
 * The sides and corners of `target` of which `token` covers at least one square, in the order W E N S NW NE SW SE.
 * A large token can stand on several. Who is hostile and able to act is the rules' to know. O(1). [END-ATK-18]
 */
export function surroundedPlaces(target: Rect, token: Rect): Place[] {
  const { x0, y0, x1, y1 } = target
  const west = token.x0 < x0 && token.x1 >= x0 - 1
  const east = token.x1 > x1 && token.x0 <= x1 + 1
  const north = token.y0 < y0 && token.y1 >= y0 - 1
  const south = token.y1 > y1 && token.y0 <= y1 + 1
  const beside = token.y0 <= y1 && token.y1 >= y0
  const above = token.x0 <= x1 && token.x1 >= x0
  const places: Place[] = []
  if (west && beside) places.push('W')
  if (east && beside) places.push('E')
  if (north && above) places.push('N')
  if (south && above) places.push('S')
  if (north && west) places.push('NW')
  if (north && east) places.push('NE')
  if (south && west) places.push('SW')
  if (south && east) places.push('SE')
  return places
}

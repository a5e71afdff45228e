import { overlaps, type Rect } from './rect'

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
  const places: readonly (readonly [Place, Rect])[] = [
    ['W', { x0: x0 - 1, y0, x1: x0 - 1, y1 }],
    ['E', { x0: x1 + 1, y0, x1: x1 + 1, y1 }],
    ['N', { x0, y0: y0 - 1, x1, y1: y0 - 1 }],
    ['S', { x0, y0: y1 + 1, x1, y1: y1 + 1 }],
    ['NW', { x0: x0 - 1, y0: y0 - 1, x1: x0 - 1, y1: y0 - 1 }],
    ['NE', { x0: x1 + 1, y0: y0 - 1, x1: x1 + 1, y1: y0 - 1 }],
    ['SW', { x0: x0 - 1, y0: y1 + 1, x1: x0 - 1, y1: y1 + 1 }],
    ['SE', { x0: x1 + 1, y0: y1 + 1, x1: x1 + 1, y1: y1 + 1 }],
  ]
  return places.filter(([, squares]) => overlaps(squares, token)).map(([place]) => place)
}

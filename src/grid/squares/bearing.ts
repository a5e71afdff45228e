import type { Rect } from './rect'

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

import { toFixed } from '../lines/fixed'
import type { Segment } from './gridMap'
import { passesThrough } from '../lines/passesThrough'
import type { Rect } from '../squares/rect'
import { StraightLine } from '../lines/straightLine'

/**
 * Does a piece of wall come within `metres` of a footprint: into the squares that far around it? One that only runs along
 * their outer border does not. O(1). [END-ACT-15]
 */
export function segmentWithin({ x1, y1, x2, y2 }: Pick<Segment, 'x1' | 'y1' | 'x2' | 'y2'>, to: Rect, metres: number) {
  const around = { x0: to.x0 - metres, y0: to.y0 - metres, x1: to.x1 + metres, y1: to.y1 + metres }
  return passesThrough(new StraightLine(toFixed(x1), toFixed(y1), toFixed(x2), toFixed(y2)), around)
}

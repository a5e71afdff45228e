import { centreLine, passesThrough, StraightLine, toFixed } from '../lines'
import type { Rect } from '../squares'
import type { Segment } from './gridMap'

/**
 * Does the line between the centres of two tokens cross any of these edges (in squares)? By the rules of `StraightLine`: to
 * brush the end of an edge is not to cross it, to run along one is. For cover edges; those within 1 m of the target are the
 * caller's to pick. O(edges). [END-ACT-15]
 */
export function crosses(from: Rect, to: Rect, edges: readonly Pick<Segment, 'x1' | 'y1' | 'x2' | 'y2'>[]): boolean {
  const line = centreLine(from, to)
  return edges.some(({ x1, y1, x2, y2 }) => {
    const [ax, ay, bx, by] = [toFixed(x1), toFixed(y1), toFixed(x2), toFixed(y2)]
    return (ax !== bx || ay !== by) && line.meet(ax, ay, bx, by)
  })
}

/**
 * Does a piece of wall come within `metres` of a footprint: into the squares that far around it? One that only runs along
 * their outer border does not. O(1). [END-ACT-15]
 */
export function segmentWithin({ x1, y1, x2, y2 }: Pick<Segment, 'x1' | 'y1' | 'x2' | 'y2'>, to: Rect, metres: number) {
  const around = { x0: to.x0 - metres, y0: to.y0 - metres, x1: to.x1 + metres, y1: to.y1 + metres }
  return passesThrough(new StraightLine(toFixed(x1), toFixed(y1), toFixed(x2), toFixed(y2)), around)
}

import { toFixed } from '../lines/fixed'
import type { Segment } from './gridMap'
import type { Rect } from '../squares/rect'
import { centreLine } from '../lines/centreLine'

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

import { UNIT } from './fixed'
import type { Rect } from '../squares/rect'
import type { StraightLine } from './straightLine'

/**
 * Does a line pass through the interior of a block of squares? Along its border or through a corner is not through it; a line
 * that begins or ends inside is. Exact. For cover squares; those within 1 m of the target are the caller's to pick. [END-ACT-15]
 */
export function passesThrough({ ax, ay, bx, by }: StraightLine, block: Rect): boolean {
  const left = block.x0 * UNIT
  const top = block.y0 * UNIT
  const right = (block.x1 + 1) * UNIT
  const bottom = (block.y1 + 1) * UNIT
  if (Math.max(ax, bx) <= left || Math.min(ax, bx) >= right) return false
  if (Math.max(ay, by) <= top || Math.min(ay, by) >= bottom) return false
  if (ax === bx && ay === by) return true
  const sides = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax)))
  return sides.includes(1) && sides.includes(-1)
}

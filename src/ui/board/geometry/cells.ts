import type { Rect } from '~/grid/squares/rect'
import type { Size } from './viewport'

/** The square one step on from the keyboard's cursor, staying on the map. */
export function stepped(cell: number, map: Size, dx: number, dy: number): number {
  const x = Math.min(map.width - 1, Math.max(0, (cell % map.width) + dx))
  const y = Math.min(map.height - 1, Math.max(0, Math.floor(cell / map.width) + dy))
  return y * map.width + x
}

/** The block between two corners, both included. */
export function rectBetween(a: number, b: number, width: number): Rect {
  const [ax, bx] = [a % width, b % width]
  const [ay, by] = [Math.floor(a / width), Math.floor(b / width)]
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) }
}

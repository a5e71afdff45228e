import type { Rect } from '~/grid/rect'
import type { Size } from './view'

/** The keyboard's place on the map: a square, or the rectangle from an anchor to it. */
export interface SquareCursor {
  readonly cell: number
  /** The opposite corner of a rectangle that is being drawn with Shift. */
  readonly anchor: number
}

/** One square on, staying on the map. With `extend` the anchor stays behind, else it comes along. */
export function stepped(cursor: SquareCursor, map: Size, dx: number, dy: number, extend: boolean): SquareCursor {
  const x = Math.min(map.width - 1, Math.max(0, (cursor.cell % map.width) + dx))
  const y = Math.min(map.height - 1, Math.max(0, Math.floor(cursor.cell / map.width) + dy))
  const cell = y * map.width + x
  return { cell, anchor: extend ? cursor.anchor : cell }
}

/** The block between two corners, both included. */
export function rectBetween(a: number, b: number, width: number): Rect {
  const [ax, bx] = [a % width, b % width]
  const [ay, by] = [Math.floor(a / width), Math.floor(b / width)]
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) }
}

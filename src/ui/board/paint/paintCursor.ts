import type { Rect } from '~/grid/squares'
import type { Canvas } from '../canvas/canvas'
import type { Point } from '../geometry/viewport'

/** The keyboard's cursor: on a square, on a corner, or away. */
export interface Cursor {
  /** The square cursor. */
  readonly marked: Rect | null
  /** The corner cursor: where the lines of the grid cross. */
  readonly corner: Point | null
}

/** The keyboard's cursor, on a square or a corner. */
export function paintCursor(canvas: Canvas, { marked, corner }: Cursor): void {
  const { g, colours } = canvas
  if (corner) paintCorner(canvas, corner)
  if (!marked) return
  g.globalAlpha = 0.18
  g.fillStyle = colours.ink
  g.fillRect(marked.x0, marked.y0, marked.x1 - marked.x0 + 1, marked.y1 - marked.y0 + 1)
  g.globalAlpha = 1
  outline(canvas, marked, colours.table, 5)
  outline(canvas, marked, colours.ink, 2.5)
}

function paintCorner({ g, colours, pixel }: Canvas, { x, y }: Point): void {
  for (const [colour, radius] of [
    [colours.table, 9],
    [colours.ink, 7],
    [colours.table, 3],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.arc(x, y, radius * pixel, 0, 2 * Math.PI)
    g.fill()
  }
}

function outline({ g, pixel }: Canvas, { x0, y0, x1, y1 }: Rect, colour: string, width: number): void {
  g.strokeStyle = colour
  g.lineWidth = width * pixel
  g.strokeRect(x0, y0, x1 - x0 + 1, y1 - y0 + 1)
}

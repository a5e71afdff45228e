import type { Rect } from '~/grid/rect'
import type { Canvas } from './canvas'
import type { Aim } from './stage'
import type { Point } from './view'

/** Named outlines, and the square cursor, the rectangle being drawn or the corner cursor. */
export function paintMarks(canvas: Canvas, { frames, marked, corner }: Aim): void {
  const { g, colours, pixel } = canvas
  for (const { rect, words } of frames) {
    g.setLineDash([10 * pixel, 6 * pixel])
    outline(canvas, rect, colours.frame, 2)
    g.setLineDash([])
    g.font = `600 ${12 * pixel}px ${colours.font}`
    g.textAlign = 'left'
    g.textBaseline = 'bottom'
    const width = g.measureText(words).width
    g.fillStyle = colours.frame
    g.fillRect(rect.x0, rect.y0 - 18 * pixel, width + 12 * pixel, 18 * pixel)
    g.fillStyle = colours.table
    g.fillText(words, rect.x0 + 6 * pixel, rect.y0 - 2 * pixel)
  }
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

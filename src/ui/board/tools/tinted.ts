import type { Rect } from '~/grid/squares'
import type { Canvas } from '../canvas/canvas'
import type { Colours } from '../canvas/colours'
import { squaresShape } from '../paint/squaresShape'

/** Squares made ready to be tinted with a line around them. */
export interface Tinted {
  readonly extent: Rect
  paint(canvas: Canvas, ink: keyof Colours, strength?: number): void
}

/**
 * Squares, each once, as a tint; null: there are none.
 *
 * @param width of the map, in squares
 */
export function tinted(cells: readonly number[], width: number): Tinted | null {
  if (cells.length === 0) return null
  const extent = { x0: width, y0: Infinity, x1: 0, y1: 0 }
  for (const cell of cells) {
    const x = cell % width
    const y = Math.floor(cell / width)
    extent.x0 = Math.min(extent.x0, x)
    extent.y0 = Math.min(extent.y0, y)
    extent.x1 = Math.max(extent.x1, x)
    extent.y1 = Math.max(extent.y1, y)
  }
  return {
    extent,
    paint({ g, colours, pixel }, ink, strength = 0.35) {
      const { fill, border } = squaresShape(cells, width)
      g.fillStyle = colours[ink]
      g.globalAlpha = strength
      g.fill(fill)
      g.globalAlpha = 0.6
      g.strokeStyle = colours.table
      g.lineWidth = 5 * pixel
      g.stroke(border)
      g.globalAlpha = 1
      g.strokeStyle = colours[ink]
      g.lineWidth = 2.5 * pixel
      g.stroke(border)
    },
  }
}

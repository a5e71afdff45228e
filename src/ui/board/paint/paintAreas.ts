import type { Canvas } from '../canvas/canvas'
import { sideInk } from '../canvas/colours'
import { squaresShape } from './squaresShape'
import type { BoardArea } from '../props'

/** Squares narrower than this many CSS pixels have no room for words. */
const ROOM_FOR_WORDS = 14

/** Templates: their squares tinted with a broken line around them, the name in the corner. */
export function paintAreas({ g, colours, pixel, map }: Canvas, areas: readonly BoardArea[], weight = 1): void {
  g.lineJoin = 'round'
  for (const { squares, side, name } of areas) {
    if (squares.length === 0) continue
    const { fill, border, first } = squaresShape(squares, map.width)
    g.globalAlpha = 0.28
    g.fillStyle = sideInk(colours, side)
    g.fill(fill)
    g.globalAlpha = 1
    g.strokeStyle = colours.table
    g.lineWidth = 4 * weight * pixel
    g.stroke(border)
    g.setLineDash([8 * weight * pixel, 4 * weight * pixel])
    g.strokeStyle = sideInk(colours, side)
    g.lineWidth = 2 * weight * pixel
    g.stroke(border)
    g.setLineDash([])
    if (name === '' || 1 / pixel < ROOM_FOR_WORDS) continue
    g.font = `600 ${12 * weight * pixel}px ${colours.font}`
    g.textAlign = 'left'
    g.textBaseline = 'top'
    const x = (first % map.width) + 2 * weight * pixel
    const y = Math.floor(first / map.width) + 2 * weight * pixel
    g.fillStyle = colours.table
    g.fillRect(x, y, g.measureText(name).width + 6 * weight * pixel, 16 * weight * pixel)
    g.fillStyle = colours.ink
    g.fillText(name, x + 3 * weight * pixel, y + 2 * weight * pixel)
  }
}

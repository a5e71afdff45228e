import type { Canvas } from '../canvas/canvas'
import { sideInk } from '../canvas/colours'
import type { BoardTrail } from '../props'

/** The ways that tokens have gone this turn: dots from square to square, a ring where each began. */
export function paintTrails({ g, colours, pixel, map }: Canvas, trails: readonly BoardTrail[], weight = 1): void {
  g.lineCap = 'round'
  g.lineJoin = 'round'
  for (const { cells, size, side, isOver = false } of trails) {
    const at = cells.map(cell => ({ x: (cell % map.width) + size / 2, y: Math.floor(cell / map.width) + size / 2 }))
    const [start] = at
    if (!start || at.length < 2) continue
    g.globalAlpha = isOver ? 0.35 : 1
    const path = new Path2D()
    for (const { x, y } of at) path.lineTo(x, y)
    for (const [ink, width] of [
      [colours.table, 6],
      [sideInk(colours, side), 3.5],
    ] as const) {
      g.setLineDash([0.01, 9 * weight * pixel])
      g.strokeStyle = ink
      g.lineWidth = width * weight * pixel
      g.stroke(path)
      g.setLineDash([])
      g.beginPath()
      g.arc(start.x, start.y, 0.28 * size, 0, 2 * Math.PI)
      g.lineWidth = (width * weight * pixel) / 1.5
      g.stroke()
    }
  }
  g.globalAlpha = 1
}

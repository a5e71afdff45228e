import type { Canvas } from './canvas'
import type { Point } from '../geometry/viewport'

/** How far from the middle of a token of one square its edge lies, in squares. */
const EDGE = 0.5

/** A line from one token to another with its head at the edge of the second; `broken`: it is not yet, or may not be. */
export function paintLine(
  { g, colours, pixel }: Canvas,
  from: Point,
  to: Point & { readonly size: number },
  ink: string,
  broken: boolean,
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return
  const [ux, uy] = [dx / length, dy / length]
  const tip = { x: to.x - ux * EDGE * to.size, y: to.y - uy * EDGE * to.size }
  const head = Math.max(0.22, 7 * pixel)
  const line = new Path2D()
  line.moveTo(from.x, from.y)
  line.lineTo(tip.x - ux * head * 0.8, tip.y - uy * head * 0.8)
  const arrow = new Path2D()
  arrow.moveTo(tip.x, tip.y)
  arrow.lineTo(tip.x - (ux + uy * 0.55) * head, tip.y - (uy - ux * 0.55) * head)
  arrow.lineTo(tip.x - (ux - uy * 0.55) * head, tip.y - (uy + ux * 0.55) * head)
  arrow.closePath()
  g.lineCap = 'round'
  g.lineJoin = 'round'
  for (const [colour, width] of [
    [colours.table, 5.5],
    [ink, 2.5],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width * pixel
    g.setLineDash(broken && colour === ink ? [6 * pixel, 6 * pixel] : [])
    g.stroke(line)
    g.setLineDash([])
    g.stroke(arrow)
  }
  g.fillStyle = ink
  g.fill(arrow)
}

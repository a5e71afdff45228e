import type { Canvas } from '../../canvas/canvas'
import { sideInk } from '../../canvas/colours'
import type { BoardPlan } from '../../props/map'
import type { TokenLook } from '../../tokens/tokenLook'
import { paintLine } from '../../canvas/paintLine'
import { paintToken } from '../paintToken'

/** What has been declared: a broken way to the ghost of who will stand there, and a broken line to each who is meant. */
export function paintPlans(canvas: Canvas, plans: readonly BoardPlan[], looks: readonly TokenLook[]): void {
  const { g, colours, pixel, map } = canvas
  const tokens = new Map(looks.map(({ token }) => [token.id, token]))
  const middle = (cell: number, size: number) => ({
    x: (cell % map.width) + size / 2,
    y: Math.floor(cell / map.width) + size / 2,
  })
  for (const { who, way, goesFirst, targets } of plans) {
    const token = tokens.get(who)
    if (!token) continue
    const ink = sideInk(colours, token.side)
    const goal = way.at(-1) ?? token.cell
    if (way.length > 1) {
      const path = new Path2D()
      for (const { x, y } of way.map(cell => middle(cell, token.size))) path.lineTo(x, y)
      g.lineJoin = 'round'
      for (const [colour, width] of [
        [colours.table, 5.5],
        [ink, 3],
      ] as const) {
        g.setLineDash([5 * pixel, 5 * pixel])
        g.strokeStyle = colour
        g.lineWidth = width * pixel
        g.stroke(path)
      }
      g.setLineDash([])
      paintToken(
        canvas,
        { ...token, cell: goal, badges: [], now: false, asked: false },
        { selected: false, choice: 'none' },
        0.5,
      )
    }
    const from = middle(goesFirst ? goal : token.cell, token.size)
    for (const target of targets) {
      const to = tokens.get(target)
      if (to) paintLine(canvas, from, { ...middle(to.cell, to.size), size: to.size }, ink, true)
    }
  }
}

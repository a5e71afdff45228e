import type { Canvas } from '../../canvas/canvas'
import { sideInk } from '../../canvas/colours'
import { paintLine } from '../../canvas/paintLine'
import type { BoardNote, BoardPlan } from '../../props'
import type { TokenLook } from '../../tokens/tokenDrawing'
import { paintToken } from '../paintToken'

/** Squares narrower than this many CSS pixels have no room for words. */
const ROOM_FOR_WORDS = 14

/** Where something is to be read: a tag with its number at the foot of the square. */
export function paintNotes({ g, colours, pixel, map }: Canvas, notes: readonly BoardNote[]): void {
  if (1 / pixel < ROOM_FOR_WORDS) return
  g.font = `600 ${11 * pixel}px ${colours.font}`
  g.textAlign = 'left'
  g.textBaseline = 'top'
  for (const { cell, title } of notes) {
    const words = title === '' ? '•' : title.slice(0, 4)
    const x = (cell % map.width) + 2 * pixel
    const y = Math.floor(cell / map.width) + 1 - 16 * pixel
    g.fillStyle = colours.table
    g.fillRect(x, y, g.measureText(words).width + 6 * pixel, 14 * pixel)
    g.fillStyle = colours.ink
    g.fillText(words, x + 3 * pixel, y + 2 * pixel)
  }
}

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

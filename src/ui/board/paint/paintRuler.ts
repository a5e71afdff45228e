import type { Canvas } from '../canvas/canvas'
import type { Point } from '../geometry/viewport'

/** Below this many CSS pixels a square has no room for the length at a waypoint. */
const ROOM_FOR_FIGURES = 18

/**
 * A ruler: a line from place to place with a post at each, and the length up to each waypoint beside it. Of one place
 * alone, a ring: "here".
 *
 * @param at the middles of its squares, start and end included
 * @param words what stands at each; empty: nothing
 * @param weight how much bolder than usual, for screens across the room
 */
export function paintRuler(canvas: Canvas, at: readonly Point[], words: readonly string[], weight = 1): void {
  const { g, colours, pixel } = canvas
  const thick = weight * pixel
  g.lineCap = 'round'
  g.lineJoin = 'round'
  const [start] = at
  if (!start) return
  if (at.length === 1) ring(canvas, start, weight)
  for (const [ink, width] of [
    [colours.table, 7],
    [colours.ink, 3],
  ] as const) {
    g.strokeStyle = ink
    g.lineWidth = width * thick
    g.beginPath()
    for (const { x, y } of at) g.lineTo(x, y)
    g.stroke()
  }
  for (const { x, y } of at) {
    g.beginPath()
    g.arc(x, y, 6 * thick, 0, 2 * Math.PI)
    g.fillStyle = colours.ink
    g.fill()
    g.strokeStyle = colours.table
    g.lineWidth = 2 * thick
    g.stroke()
  }
  g.font = `600 ${13 * thick}px ${colours.font}`
  g.textAlign = 'left'
  g.textBaseline = 'middle'
  for (const [i, { x, y }] of at.entries()) {
    const text = words[i] ?? ''
    // How long it is in all is always told.
    if (text === '' || (1 / pixel < ROOM_FOR_FIGURES && i < at.length - 1)) continue
    const width = g.measureText(text).width
    const left = x + 12 * thick
    g.fillStyle = colours.surface
    g.fillRect(left - 4 * thick, y - 10 * thick, width + 8 * thick, 20 * thick)
    g.fillStyle = colours.ink
    g.fillText(text, left, y)
  }
}

function ring({ g, colours, pixel }: Canvas, { x, y }: Point, weight: number): void {
  for (const [ink, width] of [
    [colours.table, 8],
    [colours.ink, 4],
  ] as const) {
    g.strokeStyle = ink
    g.lineWidth = width * weight * pixel
    g.beginPath()
    g.arc(x, y, 0.55, 0, 2 * Math.PI)
    g.stroke()
  }
}

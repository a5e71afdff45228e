import type { Canvas } from './canvas'
import { reachBands } from './reachBands'
import type { BoardRegion } from './types'

/** Squares narrower than this many CSS pixels have no room for words. */
const ROOM_FOR_WORDS = 14

interface Shape {
  readonly fill: Path2D
  readonly border: Path2D
  /** The square where the words stand: the first, row by row. */
  readonly first: number
}

/** Shapes by the squares of their region: those hardly change while a fight is played. */
const shapes = new WeakMap<BoardRegion['squares'], Shape>()

function shapeOf(squares: BoardRegion['squares'], width: number): Shape {
  const known = shapes.get(squares)
  if (known) return known
  const fill = new Path2D()
  const border = new Path2D()
  for (const { runs, edges } of reachBands(new Map(squares.map(cell => [cell, 0])), [0], width)) {
    for (const { x, y, length } of runs) fill.rect(x, y, length, 1)
    for (const { x1, y1, x2, y2 } of edges) {
      border.moveTo(x1, y1)
      border.lineTo(x2, y2)
    }
  }
  const shape = { fill, border, first: squares[0] ?? 0 }
  shapes.set(squares, shape)
  return shape
}

/** The parts into which the rules cut the map: a dotted line round each, its words in the corner; open ones are tinted. */
export function paintRegions(canvas: Canvas, regions: readonly BoardRegion[]): void {
  const { g, colours, pixel, map } = canvas
  const drawn = regions
    .filter(({ squares }) => squares.length > 0)
    .map(region => ({ region, ...shapeOf(region.squares, map.width) }))
  for (const { region, fill } of drawn) {
    if (!region.isOpen) continue
    g.globalAlpha = 0.25
    g.fillStyle = colours.reach
    g.fill(fill)
  }
  g.lineCap = 'round'
  for (const { border } of drawn) {
    g.globalAlpha = 0.6
    g.setLineDash([])
    g.strokeStyle = colours.table
    g.lineWidth = 3 * pixel
    g.stroke(border)
    g.globalAlpha = 0.9
    g.setLineDash([0.01, 5 * pixel])
    g.strokeStyle = colours.ink
    g.lineWidth = 2 * pixel
    g.stroke(border)
  }
  g.setLineDash([])
  g.globalAlpha = 1
  if (1 / pixel < ROOM_FOR_WORDS) return
  g.font = `600 ${11 * pixel}px ${colours.font}`
  g.textAlign = 'left'
  g.textBaseline = 'top'
  for (const { region, first } of drawn) {
    if (region.words === '') continue
    const x = (first % map.width) + 3 * pixel
    const y = Math.floor(first / map.width) + 3 * pixel
    g.globalAlpha = 0.75
    g.fillStyle = colours.table
    g.fillRect(x, y, g.measureText(region.words).width + 6 * pixel, 14 * pixel)
    g.globalAlpha = 1
    g.fillStyle = colours.ink
    g.fillText(region.words, x + 3 * pixel, y + 2 * pixel)
  }
}

import type { Rect } from '~/grid/squares'
import type { Canvas } from '../../canvas/canvas'
import { shownFigure, shownLength } from '../../geometry/lengthWords'
import type { Point } from '../../geometry/viewport'
import type { PlannedWay } from '../../movement'
import type { Sketch } from '../../props'

/** Below this many CSS pixels a square has no room for a cost in figures. */
const ROOM_FOR_FIGURES = 22

/**
 * The way of a token: what it may walk in ink, the rest in red, what is left to the goal as a dashed red line; waypoints as
 * diamonds; the cost at each step.
 *
 * @param cells where the movement may end
 * @param size of the token, in squares
 */
function paintWay(canvas: Canvas, way: PlannedWay, cells: ReadonlyMap<number, number>, size: number): void {
  const { g, colours, pixel, map } = canvas
  const at = (cell: number): Point => ({
    x: (cell % map.width) + size / 2,
    y: Math.floor(cell / map.width) + size / 2,
  })
  const places = way.path.map(at)
  const allowed = way.refused === undefined ? places.length : allowedLength(way.path, cells)
  const walked = places.slice(0, allowed)
  const beyond = places.slice(Math.max(0, allowed - 1))
  g.lineCap = 'round'
  g.lineJoin = 'round'
  line(canvas, beyond, colours.refused)
  line(canvas, walked, colours.way)
  const end = places.at(-1)
  if (way.path.at(-1) !== way.goal && end) {
    g.setLineDash([6 * pixel, 6 * pixel])
    line(canvas, [end, at(way.goal)], colours.refused)
    g.setLineDash([])
  }
  for (const cell of way.waypoints) waypoint(canvas, at(cell))
  if (1 / pixel >= ROOM_FOR_FIGURES) stepCosts(canvas, way, places, allowed)
}

/** How many squares of a refused path can be walked: up to the last one in a row where the movement might end. */
function allowedLength(path: readonly number[], cells: ReadonlyMap<number, number>): number {
  const refused = path.findIndex((cell, i) => i > 0 && !cells.has(cell))
  return refused < 0 ? path.length : refused
}

function line({ g, colours, pixel }: Canvas, places: readonly Point[], colour: string): void {
  if (places.length < 2) return
  const path = new Path2D()
  for (const [i, { x, y }] of places.entries()) {
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  g.strokeStyle = colours.table
  g.lineWidth = Math.max(0.14, 5 * pixel)
  g.stroke(path)
  g.strokeStyle = colour
  g.lineWidth = Math.max(0.07, 2.5 * pixel)
  g.stroke(path)
}

function waypoint({ g, colours, pixel }: Canvas, { x, y }: Point): void {
  const radius = Math.max(0.2, 7 * pixel)
  g.beginPath()
  g.moveTo(x, y - radius)
  g.lineTo(x + radius, y)
  g.lineTo(x, y + radius)
  g.lineTo(x - radius, y)
  g.closePath()
  g.fillStyle = colours.way
  g.strokeStyle = colours.table
  g.lineWidth = 2 * pixel
  g.fill()
  g.stroke()
}

function stepCosts(
  { g, colours }: Canvas,
  { steps, unit }: PlannedWay,
  places: readonly Point[],
  allowed: number,
): void {
  g.font = `600 0.26px ${colours.font}`
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  for (const [i, { x, y }] of places.entries()) {
    // The start costs nothing, and the goal has the label with the total.
    if (i === 0 || i === places.length - 1) continue
    const isAllowed = i < allowed
    const cost = steps?.[i]
    g.beginPath()
    g.arc(x, y, cost === undefined ? 0.09 : 0.21, 0, 2 * Math.PI)
    g.fillStyle = isAllowed ? colours.way : colours.refused
    g.fill()
    g.fillStyle = colours.table
    if (cost !== undefined) g.fillText(shownFigure(cost, unit), x, y + 0.015)
  }
}

/**
 * The squares that the drawing of a way covers, some of them perhaps off the map.
 *
 * @param size of the token, in squares
 * @param width of the map, in squares
 */
export function wayExtent({ path, goal, waypoints }: PlannedWay, size: number, width: number): Rect {
  const cells = [...path, goal, ...waypoints]
  const columns = cells.map(cell => cell % width)
  const rows = cells.map(cell => Math.floor(cell / width))
  return {
    x0: Math.min(...columns),
    y0: Math.min(...rows),
    x1: Math.max(...columns) + size - 1,
    y1: Math.max(...rows) + size - 1,
  }
}

/**
 * The drawing of a way, with its cost beside the goal, or the reason of a refusal: one that is too long says how long it is.
 *
 * @param cells where the movement may end
 * @param size of the token, in squares
 * @param width of the map, in squares
 * @param hint what else stands there
 */
export function waySketch(
  way: PlannedWay,
  cells: ReadonlyMap<number, number>,
  size: number,
  width: number,
  hint = '',
): Sketch {
  const { goal, refused } = way
  // Whoever is merely put somewhere goes no distance.
  const cost = way.cost === 0 ? '' : shownLength(way.cost, way.unit)
  const words = refused ?? [cost, way.warning, hint].filter(Boolean).join(' · ')
  return {
    extent: wayExtent(way, size, width),
    paint: canvas => paintWay(canvas, way, cells, size),
    label:
      words === ''
        ? undefined
        : { at: { x: (goal % width) + 0.5, y: Math.floor(goal / width) }, words, refused: refused !== undefined },
  }
}

import { isClosed, type Portal, type Segment } from '~/grid/map/gridMap'
import type { Canvas } from '../canvas/canvas'
import type { BoardMap } from '../props'
import { wallsNear } from '../geometry/wallsNear'

/** Squares narrower than this many CSS pixels have thin walls. */
const NARROW = 24

/** Walls, windows and doors as the GM sees them. */
export function paintWalls(canvas: Canvas, map: BoardMap): void {
  const { g, colours, pixel } = canvas
  const seen = wallsNear(map.walls, canvas.seen).filter(wall => wall.portal === undefined && isSeen(canvas, wall))
  const solid = seen.filter(({ kind }) => kind !== 'window')
  // On lines as thin as this a round end looks no other than a square one, and takes three times as long.
  g.lineCap = 1 / pixel < NARROW ? 'square' : 'round'
  strokeAll(g, solid, colours.table, Math.max(0.17, 4 * pixel))
  strokeAll(g, solid, colours.wall, Math.max(0.1, 2 * pixel))
  const windows = seen.filter(({ kind }) => kind === 'window')
  strokeAll(g, windows, colours.table, Math.max(0.17, 4 * pixel))
  strokeAll(g, windows, colours.window, Math.max(0.08, 2 * pixel))
  for (const portal of map.portals) {
    if (isSeen(canvas, portal.segment)) paintPortal(canvas, portal, isClosed(portal, map.doors ?? {}))
  }
}

/** A closed door is a leaf between two posts; an open one shows its posts and the leaf swung aside. */
function paintPortal({ g, colours, pixel }: Canvas, { segment }: Portal, closed: boolean): void {
  const { x1, y1, x2, y2 } = segment
  const leaf = closed ? segment : { x1, y1, x2: x1 + (y2 - y1) * 0.9, y2: y1 - (x2 - x1) * 0.9 }
  const colour = segment.kind === 'window' ? colours.window : colours.door
  g.lineCap = 'butt'
  strokeAll(g, [leaf], colours.table, Math.max(0.24, 5 * pixel))
  strokeAll(g, [leaf], colour, Math.max(0.16, 3 * pixel))
  g.fillStyle = colours.wall
  const post = Math.max(0.09, 2 * pixel)
  for (const [x, y] of [
    [x1, y1],
    [x2, y2],
  ] as const) {
    g.fillRect(x - post, y - post, 2 * post, 2 * post)
  }
}

function isSeen({ seen }: Canvas, { x1, y1, x2, y2 }: Segment): boolean {
  return (
    Math.max(x1, x2) >= seen.x0 - 1 &&
    Math.min(x1, x2) <= seen.x1 + 2 &&
    Math.max(y1, y2) >= seen.y0 - 1 &&
    Math.min(y1, y2) <= seen.y1 + 2
  )
}

type Line = Pick<Segment, 'x1' | 'y1' | 'x2' | 'y2'>

/**
 * Each by itself: without a graphics processor a path of many lines takes far longer than as many paths. Where they are
 * see-through they are one path, for lines by themselves would be darker where they meet.
 */
function strokeAll(g: Canvas['g'], lines: readonly Line[], colour: string, width: number): void {
  const isOpaque = g.globalAlpha === 1
  g.strokeStyle = colour
  g.lineWidth = width
  g.beginPath()
  for (const { x1, y1, x2, y2 } of lines) {
    if (isOpaque) g.beginPath()
    g.moveTo(x1, y1)
    g.lineTo(x2, y2)
    if (isOpaque) g.stroke()
  }
  if (!isOpaque) g.stroke()
}

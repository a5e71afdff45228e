import { HAND } from '~/words/en/board'
import type { Canvas } from '../canvas/canvas'
import type { Colours } from '../canvas/colours'
import type { Point, Size } from '../geometry/viewport'
import type { BoardTool, Sketch } from '../props'

/** What ends of walls are drawn to: corners and edges of squares, or nothing. */
export type Snap = 'edges' | 'free'

/** So near, in squares, a corner draws a place to itself; farther away the nearest edge does. */
const NEAR_CORNER = 0.3

/** A place on the map where the end of a wall goes. */
export function snapped({ x, y }: Point, snap: Snap, map: Size): Point {
  const within = (at: number, length: number) => Math.max(0, Math.min(length, at))
  const place = { x: within(x, map.width), y: within(y, map.height) }
  if (snap === 'free') return place
  const corner = { x: Math.round(place.x), y: Math.round(place.y) }
  const [dx, dy] = [Math.abs(place.x - corner.x), Math.abs(place.y - corner.y)]
  if (Math.hypot(dx, dy) <= NEAR_CORNER) return corner
  // The grid line that is nearer; along it halves of a square, where doors begin.
  const half = (at: number) => Math.round(at * 2) / 2
  return dx < dy ? { x: corner.x, y: half(place.y) } : { x: half(place.x), y: corner.y }
}

/** A straight piece of wall, in squares. */
export interface WallLine {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

interface WallsToolInputs {
  map: Size
  /** What it draws: "Draw walls". */
  words: string
  /** One piece after the other, or the four sides of a room. */
  shape: 'line' | 'room'
  snap: Snap
  ink: keyof Colours
  onDraw(lines: readonly WallLine[]): void
  onLeave(): void
}

/**
 * Draws walls: a drag draws one piece; clicks draw a chain, each piece at once, until one place is clicked twice. A room is
 * dragged, or clicked by two corners. With Ctrl held the ends snap to nothing.
 */
export function wallsTool({ map, words, shape, snap, ink, onDraw, onLeave }: WallsToolInputs): BoardTool {
  let from: Point | null = null
  let at: Point | null = null
  /** The latest place was set by a click: the next click goes on from there. */
  let isChain = false
  let sketch: Sketch | null = null

  const place = (to: Point, isFree: boolean) => snapped(to, isFree ? 'free' : snap, map)
  const lines = () => (from && at ? (shape === 'line' ? [piece(from, at)] : sides(from, at)) : [])
  const draw = () => {
    sketch = sketchOf(lines(), at, ink)
  }
  const end = () => {
    from = null
    isChain = false
  }
  return {
    words,
    grain: 'corner',
    enter: 'click',
    press(to, { ctrlKey }) {
      at = place(to, ctrlKey)
      if (!isChain) from = at
      draw()
    },
    move(to, { ctrlKey }) {
      at = to && place(to, ctrlKey)
      draw()
    },
    release(to, { ctrlKey }) {
      at = place(to, ctrlKey)
      const drawn = lines().filter(isLong)
      if (drawn.length === 0) {
        // The first click begins; a click on the place of the latest one ends.
        if (isChain) end()
        else isChain = true
        return draw()
      }
      if (isChain && shape === 'line') from = at
      else end()
      draw()
      onDraw(drawn)
    },
    back() {
      end()
      draw()
    },
    giveUp() {
      const was = from !== null
      end()
      at = null
      draw()
      return was
    },
    say: () => (from && at ? HAND.long(inTenths(Math.hypot(at.x - from.x, at.y - from.y))) : null),
    get sketch() {
      return sketch
    },
    onLeave,
  }
}

const piece = (a: Point, b: Point): WallLine => ({ x1: a.x, y1: a.y, x2: b.x, y2: b.y })
const isLong = ({ x1, y1, x2, y2 }: WallLine) => x1 !== x2 || y1 !== y2

function sides(a: Point, b: Point): WallLine[] {
  const [c, d] = [
    { x: b.x, y: a.y },
    { x: a.x, y: b.y },
  ]
  return [piece(a, c), piece(c, b), piece(b, d), piece(d, a)]
}

const inTenths = (length: number) => Math.round(length * 10) / 10

function sketchOf(lines: readonly WallLine[], at: Point | null, ink: keyof Colours): Sketch | null {
  if (!at) return null
  const xs = [at.x, ...lines.flatMap(({ x1, x2 }) => [x1, x2])]
  const ys = [at.y, ...lines.flatMap(({ y1, y2 }) => [y1, y2])]
  return {
    extent: {
      x0: Math.floor(Math.min(...xs)) - 1,
      y0: Math.floor(Math.min(...ys)) - 1,
      x1: Math.ceil(Math.max(...xs)),
      y1: Math.ceil(Math.max(...ys)),
    },
    paint: canvas => paintLines(canvas, lines, at, ink),
  }
}

function paintLines({ g, colours, pixel }: Canvas, lines: readonly WallLine[], at: Point, ink: keyof Colours): void {
  g.lineCap = 'round'
  for (const [colour, width] of [
    [colours.table, Math.max(0.2, 7 * pixel)],
    [colours[ink], Math.max(0.12, 4 * pixel)],
  ] as const) {
    g.strokeStyle = colour
    g.lineWidth = width
    g.beginPath()
    for (const { x1, y1, x2, y2 } of lines) {
      g.moveTo(x1, y1)
      g.lineTo(x2, y2)
    }
    g.stroke()
  }
  for (const [colour, radius] of [
    [colours.table, 6],
    [colours.now, 4.5],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.arc(at.x, at.y, radius * pixel, 0, 2 * Math.PI)
    g.fill()
  }
}

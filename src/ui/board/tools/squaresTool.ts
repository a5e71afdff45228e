import { HAND } from '~/words/en/board'
import { cellsOf, type Rect } from '~/grid/squares'
import type { Canvas } from '../canvas/canvas'
import type { Colours } from '../canvas/colours'
import { nearestCell, rectBetween } from '../geometry/camera'
import type { BoardTool, Sketch } from '../props'
import type { Point, Size } from '../geometry/viewport'
import { cellsInside } from './cellsInside'
import { tinted } from './tinted'

/** The ways to choose squares. */
export type BrushShape = 'brush' | 'rectangle' | 'polygon' | 'room'

interface SquaresToolInputs {
  map: Size
  /** What it does: "Paint difficult ground". */
  words: string
  shape: BrushShape
  /** Side of the brush, in squares. */
  size: number
  ink: keyof Colours
  /** The squares around this one up to the nearest walls. */
  roomAt(cell: number): readonly number[]
  /** Squares were chosen, each once, in no order. */
  onStroke(cells: readonly number[]): void
  onLeave(): void
}

/** How near, in squares, a click on the first corner of a polygon closes it. */
const NEAR = 0.5

/**
 * Chooses squares: by a brush; as a rectangle, dragged or by its two corners; as a polygon, whose squares are those with
 * their middle inside; or all of a room.
 */
export function squaresTool(given: SquaresToolInputs): BoardTool {
  switch (given.shape) {
    case 'brush':
      return brush(given)
    case 'rectangle':
      return rectangle(given)
    case 'polygon':
      return polygon(given)
    case 'room':
      return room(given)
  }
}

function brush({ map, words, size, ink, onStroke, onLeave }: SquaresToolInputs): BoardTool {
  const stroke = new Set<number>()
  let at: Point | null = null
  let isDown = false
  let sketch: Sketch | null = null

  const under = ({ x, y }: Point): number[] => {
    const x0 = Math.round(x - size / 2)
    const y0 = Math.round(y - size / 2)
    return onMap({ x0, y0, x1: x0 + size - 1, y1: y0 + size - 1 }, map)
  }
  const draw = () => {
    sketch = sketchOf([...stroke, ...(at ? under(at) : [])], map, ink)
  }
  /** Between two moves of a quick hand the brush goes in a straight line. */
  const sweep = (from: Point, to: Point) => {
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2))
    for (let i = 0; i <= steps; i++) {
      const part = i / steps
      for (const cell of under({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))
        stroke.add(cell)
    }
  }
  return {
    words,
    grain: 'square',
    enter: 'stroke',
    press(to) {
      isDown = true
      at = to
      draw()
    },
    move(to) {
      if (isDown && to) sweep(at ?? to, to)
      at = to ?? (isDown ? at : null)
      draw()
    },
    release(to) {
      sweep(at ?? to, to)
      const cells = [...stroke]
      isDown = false
      stroke.clear()
      at = to
      draw()
      if (cells.length > 0) onStroke(cells)
    },
    back: () => undefined,
    giveUp() {
      const was = isDown
      isDown = false
      stroke.clear()
      at = null
      draw()
      return was
    },
    say: () => (isDown ? count(stroke.size) : null),
    get sketch() {
      return sketch
    },
    onLeave,
  }
}

function rectangle({ map, words, ink, onStroke, onLeave }: SquaresToolInputs): BoardTool {
  let anchor: number | null = null
  let at: number | null = null
  /** A click has set the first corner; the next one sets the other. */
  let isWaiting = false
  let sketch: Sketch | null = null

  const rect = () => (at === null ? null : rectBetween(anchor ?? at, at, map.width))
  const cells = () => {
    const now = rect()
    return now ? cellsOf(map.width, now) : []
  }
  const draw = () => {
    const now = rect()
    sketch = now && sketchOf(cellsOf(map.width, now), map, ink, extentWords(now))
  }
  return {
    words,
    grain: 'square',
    enter: 'stroke',
    press(to) {
      at = nearestCell(to, map)
      if (!isWaiting) anchor = at
      draw()
    },
    move(to) {
      at = to ? nearestCell(to, map) : anchor
      draw()
    },
    release(to) {
      at = nearestCell(to, map)
      if (!isWaiting && at === anchor) {
        isWaiting = true
        return draw()
      }
      const chosen = cells()
      isWaiting = false
      anchor = null
      draw()
      onStroke(chosen)
    },
    back() {
      anchor = null
      isWaiting = false
      draw()
    },
    giveUp() {
      const was = anchor !== null
      anchor = null
      at = null
      isWaiting = false
      draw()
      return was
    },
    say() {
      const now = rect()
      return now && anchor !== null ? extentWords(now) : null
    },
    get sketch() {
      return sketch
    },
    onLeave,
  }
}

function polygon({ map, words, ink, onStroke, onLeave }: SquaresToolInputs): BoardTool {
  let corners: readonly Point[] = []
  let at: Point | null = null
  let sketch: Sketch | null = null

  const outline = () => (at && corners.length > 0 ? [...corners, at] : corners)
  const draw = () => {
    const line = outline()
    const inside = cellsInside(line, map)
    const tint = tinted(inside, map.width)
    const xs = line.map(({ x }) => x)
    const ys = line.map(({ y }) => y)
    sketch =
      line.length === 0
        ? null
        : {
            extent: {
              x0: Math.floor(Math.min(...xs)) - 1,
              y0: Math.floor(Math.min(...ys)) - 1,
              x1: Math.ceil(Math.max(...xs)) + 1,
              y1: Math.ceil(Math.max(...ys)) + 1,
            },
            paint(canvas) {
              tint?.paint(canvas, ink)
              paintOutline(canvas, line)
            },
            label: inside.length > 0 && at ? { at, words: count(inside.length) } : undefined,
          }
  }
  const isNear = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < NEAR
  return {
    words,
    grain: 'corner',
    enter: 'click',
    press: () => undefined,
    move(to) {
      at = to
      draw()
    },
    release(to) {
      const [first] = corners
      const last = corners.at(-1)
      const isClosed = corners.length > 2 && ((first && isNear(first, to)) || (last && isNear(last, to)))
      if (!isClosed) {
        if (!last || !isNear(last, to)) corners = [...corners, to]
        at = to
        return draw()
      }
      const chosen = cellsInside(corners, map)
      corners = []
      at = null
      draw()
      if (chosen.length > 0) onStroke(chosen)
    },
    back() {
      corners = corners.slice(0, -1)
      draw()
    },
    giveUp() {
      const was = corners.length > 0
      corners = []
      at = null
      draw()
      return was
    },
    say: () => (corners.length > 0 ? count(cellsInside(outline(), map).length) : null),
    get sketch() {
      return sketch
    },
    onLeave,
  }
}

function room({ map, words, ink, roomAt, onStroke, onLeave }: SquaresToolInputs): BoardTool {
  let at: number | null = null
  let cells: readonly number[] = []
  let sketch: Sketch | null = null

  const look = (to: Point | null) => {
    const cell = to && nearestCell(to, map)
    if (cell === at) return
    at = cell
    // Within a room the same squares stay.
    if (cell !== null && cells.includes(cell)) return
    cells = cell === null ? [] : roomAt(cell)
    sketch = sketchOf(cells, map, ink)
  }
  return {
    words,
    grain: 'square',
    enter: 'click',
    press: to => look(to),
    move: to => look(to),
    release(to) {
      look(to)
      if (cells.length > 0) onStroke(cells)
    },
    back: () => undefined,
    giveUp() {
      look(null)
      return false
    },
    say: () => HAND.room(count(cells.length)),
    get sketch() {
      return sketch
    },
    onLeave,
  }
}

const count = (n: number) => HAND.squares(n)

function extentWords({ x0, y0, x1, y1 }: Rect): string {
  return `${x1 - x0 + 1} × ${y1 - y0 + 1}`
}

function onMap(rect: Rect, map: Size): number[] {
  const clipped = {
    x0: Math.max(0, rect.x0),
    y0: Math.max(0, rect.y0),
    x1: Math.min(map.width - 1, rect.x1),
    y1: Math.min(map.height - 1, rect.y1),
  }
  return cellsOf(map.width, clipped)
}

function sketchOf(cells: readonly number[], map: Size, ink: keyof Colours, words?: string): Sketch | null {
  const tint = tinted([...new Set(cells)], map.width)
  if (!tint) return null
  const { x0, y0, x1, y1 } = tint.extent
  return {
    // The line around has a width.
    extent: { x0: x0 - 1, y0: y0 - 1, x1: x1 + 1, y1: y1 + 1 },
    paint: canvas => tint.paint(canvas, ink),
    label: words === undefined ? undefined : { at: { x: (x0 + x1 + 1) / 2, y: y0 }, words },
  }
}

function paintOutline({ g, colours, pixel }: Canvas, line: readonly Point[]): void {
  g.lineJoin = 'round'
  for (const [ink, width] of [
    [colours.table, 5],
    [colours.ink, 2],
  ] as const) {
    g.strokeStyle = ink
    g.lineWidth = width * pixel
    g.beginPath()
    for (const { x, y } of line) g.lineTo(x, y)
    g.stroke()
  }
  for (const [i, { x, y }] of line.entries()) {
    g.beginPath()
    g.arc(x, y, (i === 0 ? 7 : 4.5) * pixel, 0, 2 * Math.PI)
    g.fillStyle = i === 0 ? colours.now : colours.ink
    g.fill()
    g.strokeStyle = colours.table
    g.lineWidth = 1.5 * pixel
    g.stroke()
  }
}

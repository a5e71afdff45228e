import { HAND } from '~/words/en/board'
import type { Colours } from '../canvas/colours'
import type { BoardTool, Sketch } from '../props'
import type { Point } from '../geometry/viewport'
import type { WallLine } from './wallsTool'

interface PickerToolInputs<T extends WallLine> {
  /** What it does: "Erase walls". */
  words: string
  /** All there are at the moment. */
  lines(): readonly T[]
  ink: keyof Colours
  /** One as it is spoken: "wall". */
  wordsOf(line: T): string
  onPick(line: T): void
  onLeave(): void
}

/** How far from a wall, in squares, a place still means it. */
const NEAR = 0.6

/** Chooses a wall, door or window by the place nearest to it; where several meet, `back` goes from one to the next. */
export function pickerTool<T extends WallLine>({
  words,
  lines,
  ink,
  wordsOf,
  onPick,
  onLeave,
}: PickerToolInputs<T>): BoardTool {
  let place: Point | null = null
  /** Those at the place, the nearest first, and which of them is meant. */
  let there: readonly T[] = []
  let which = 0
  let sketch: Sketch | null = null
  const found = () => there[which] ?? null
  const show = () => {
    const line = found()
    sketch = line && sketchOf(line, ink)
  }
  const look = (at: Point | null) => {
    const isSame = at && place && at.x === place.x && at.y === place.y
    place = at
    const before = found()
    there = at ? near(lines(), at) : []
    if (!isSame || which >= there.length) which = 0
    if (found() !== before) show()
  }
  return {
    words,
    grain: 'corner',
    enter: 'click',
    press: look,
    move: look,
    release(at) {
      look(at)
      const picked = found()
      look(null)
      if (picked) onPick(picked)
    },
    back() {
      if (there.length > 1) which = (which + 1) % there.length
      show()
    },
    giveUp() {
      look(null)
      return false
    },
    say() {
      const line = found()
      if (!line) return HAND.nothing
      return there.length > 1 ? HAND.oneOf(wordsOf(line), which + 1, there.length) : wordsOf(line)
    },
    get sketch() {
      return sketch
    },
    onLeave,
  }
}

/** Those near enough to a place, the nearest first. */
function near<T extends WallLine>(lines: readonly T[], at: Point): readonly T[] {
  return lines
    .map(line => ({ line, away: distanceTo(line, at) }))
    .filter(({ away }) => away < NEAR)
    .sort((a, b) => a.away - b.away)
    .map(({ line }) => line)
}

/** From a place to the nearest point of a piece of wall, in squares. */
function distanceTo({ x1, y1, x2, y2 }: WallLine, { x, y }: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const squared = dx * dx + dy * dy
  const part = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / squared))
  return Math.hypot(x - x1 - part * dx, y - y1 - part * dy)
}

function sketchOf({ x1, y1, x2, y2 }: WallLine, ink: keyof Colours): Sketch {
  return {
    extent: {
      x0: Math.floor(Math.min(x1, x2)) - 1,
      y0: Math.floor(Math.min(y1, y2)) - 1,
      x1: Math.ceil(Math.max(x1, x2)),
      y1: Math.ceil(Math.max(y1, y2)),
    },
    paint({ g, colours, pixel }) {
      g.lineCap = 'round'
      for (const [colour, width] of [
        [colours.table, Math.max(0.34, 10 * pixel)],
        [colours[ink], Math.max(0.22, 6 * pixel)],
      ] as const) {
        g.strokeStyle = colour
        g.lineWidth = width
        g.beginPath()
        g.moveTo(x1, y1)
        g.lineTo(x2, y2)
        g.stroke()
      }
    },
  }
}

import { HAND } from '~/words/en/board'
import { type Diagonals, rulerLength } from '~/grid/squares'
import { shownLength, spokenLength, type LengthUnit } from '../geometry/lengthWords'
import { nearestCell, rectBetween } from '../geometry/camera'
import { paintRuler } from '../paint/paintRuler'
import type { BoardTool, Sketch } from '../props'
import type { Point, Size } from '../geometry/viewport'

/** A ruler as others are told of it: its squares, and the words at its end. */
export interface Measured {
  readonly cells: readonly number[]
  readonly words: string
}

interface RulerToolInputs {
  map: Size
  unit: LengthUnit
  diagonals: Diagonals
  /** It lies otherwise than before; null: it was taken away. */
  onMeasure(measured: Measured | null): void
  onLeave(): void
}

/**
 * A ruler from square to square. A drag measures from where it began to where it ends; clicks set one waypoint after the
 * other, a click on the latest one is the end. It stays until the next is begun. A single click points at a square.
 */
export function rulerTool({ map, unit, diagonals, onMeasure, onLeave }: RulerToolInputs): BoardTool {
  let fixed: readonly number[] = []
  /** The square under the pointer while the ruler is not complete. */
  let loose: number | null = null
  let isComplete = false
  let pressed: number | null = null
  let told = ''
  let sketch: Sketch | null = null

  const cellAt = (at: Point) => nearestCell(at, map)
  const cells = () => (loose === null || loose === fixed.at(-1) ? fixed : [...fixed, loose])
  const length = (along: readonly number[]) => rulerLength(map.width, along, diagonals)
  const endWords = (along: readonly number[]) => (along.length < 2 ? '' : shownLength(length(along), unit))
  const tell = () => {
    const now = cells()
    const key = now.join()
    if (key === told) return
    told = key
    sketch = now.length === 0 ? null : sketchOf(now, map.width, endWords)
    onMeasure(now.length === 0 ? null : { cells: now, words: endWords(now) })
  }
  const clear = () => {
    fixed = []
    loose = null
    isComplete = false
  }

  return {
    words: HAND.ruler,
    grain: 'square',
    enter: 'click',
    press(at) {
      pressed = cellAt(at)
      if (isComplete) clear()
      if (fixed.length === 0) fixed = [pressed]
      loose = pressed
      tell()
    },
    move(at) {
      if (fixed.length === 0 || isComplete) return
      if (at) loose = cellAt(at)
      tell()
    },
    release(at) {
      const cell = cellAt(at)
      const isDrag = pressed !== null && cell !== pressed
      const isAgain = fixed.length > 1 && cell === fixed.at(-1)
      if (cell !== fixed.at(-1)) fixed = [...fixed, cell]
      isComplete = isDrag || isAgain
      loose = null
      pressed = null
      tell()
    },
    back() {
      isComplete = false
      loose = null
      fixed = fixed.slice(0, -1)
      tell()
    },
    giveUp() {
      const was = fixed.length > 0
      pressed = null
      clear()
      tell()
      return was
    },
    say: () => (cells().length < 2 ? null : spokenLength(length(cells()), unit)),
    get sketch() {
      return sketch
    },
    onLeave,
  }
}

function sketchOf(cells: readonly number[], width: number, endWords: (along: readonly number[]) => string): Sketch {
  const at = cells.map(cell => ({ x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 }))
  const words = cells.map((_, i) => endWords(cells.slice(0, i + 1)))
  const corners = cells.map(cell => rectBetween(cell, cell, width))
  return {
    // Two squares to the right have room for the words.
    extent: {
      x0: Math.min(...corners.map(({ x0 }) => x0)) - 1,
      y0: Math.min(...corners.map(({ y0 }) => y0)) - 1,
      x1: Math.max(...corners.map(({ x1 }) => x1)) + 4,
      y1: Math.max(...corners.map(({ y1 }) => y1)) + 1,
    },
    paint: canvas => paintRuler(canvas, at, words.with(-1, '')),
    // Also where squares are too small for figures.
    label: cells.length > 1 ? { at: { x: at.at(-1)!.x, y: at.at(-1)!.y - 0.5 }, words: words.at(-1)! } : undefined,
  }
}

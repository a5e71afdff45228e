import type { Rect } from '~/grid/squares'
import {
  centred,
  fitted,
  fittedTo,
  limited,
  type Point,
  revealing,
  type Size,
  toMap,
  type Viewport,
  zoomedAt,
} from './viewport'

/** The square one step on from the keyboard's cursor, staying on the map. */
export function stepped(cell: number, map: Size, dx: number, dy: number): number {
  const x = Math.min(map.width - 1, Math.max(0, (cell % map.width) + dx))
  const y = Math.min(map.height - 1, Math.max(0, Math.floor(cell / map.width) + dy))
  return y * map.width + x
}

/** The block between two corners, both included. */
export function rectBetween(a: number, b: number, width: number): Rect {
  const [ax, bx] = [a % width, b % width]
  const [ay, by] = [Math.floor(a / width), Math.floor(b / width)]
  return { x0: Math.min(ax, bx), y0: Math.min(ay, by), x1: Math.max(ax, bx), y1: Math.max(ay, by) }
}

/** What is left free between words and the board's edge, in CSS pixels. */
const EDGE = 4

/**
 * The transform that puts words above a point of the board, or below it, in the middle where there is room, and never over
 * the board's sides.
 *
 * @param width of the board, in CSS pixels
 */
export function labelPosition({ x, y }: Point, below: boolean, width: number): string {
  const left = `clamp(${EDGE}px, calc(${Math.round(x)}px - 50%), calc(${Math.round(width) - EDGE}px - 100%))`
  return `translate(${left}, calc(${Math.round(y)}px - ${below ? 0 : 100}%))`
}

/** The cell under a place; off the map the nearest on it. */
export function nearestCell({ x, y }: Point, map: Size): number {
  const within = (at: number, length: number) => Math.max(0, Math.min(length - 1, Math.floor(at)))
  return within(y, map.height) * map.width + within(x, map.width)
}

/** How long a glide takes, in milliseconds. */
const GLIDE = 200

/** How long after the last turn of the wheel a gesture counts as over, in milliseconds. */
const SETTLE = 140

/**
 * Holds the view outside React: gestures change it many times a second, and nothing but the board's layers must hear of
 * it. Listeners are called at once; the stage paints once a frame.
 */
export class Camera {
  view: Viewport = { x: 0, y: 0, zoom: 1 }
  board: Size = { width: 0, height: 0 }
  map: Size = { width: 1, height: 1 }
  /** A gesture is under way: everything is painted on one canvas until it ends. */
  moving = false
  /** What is looked at first; null: the whole map. */
  begins: Rect | null = null
  /** It is still looked at: nobody has looked elsewhere since. */
  #isBegun = false
  /** The board has had a size. */
  #isSized = false
  /** The whole map was shown, and nobody has looked elsewhere since. */
  #isWhole = false
  /** Where a glide that is under way leads. */
  #goal: { readonly view: Viewport; readonly isWhole: boolean } | undefined
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Calls `listener` after each change; returns the way to stop that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The middle of the board, in CSS pixels. */
  get middle(): Point {
    return { x: this.board.width / 2, y: this.board.height / 2 }
  }

  /** Looks elsewhere, at once and for good. */
  look(view: Viewport): void {
    clearTimeout(this.#timer)
    this.#goal = undefined
    this.moving = false
    this.#change(view)
  }

  /** Shows the whole map. */
  fit(how: 'at once' | 'gliding'): void {
    const whole = fitted(this.map, this.board)
    if (how === 'gliding') return this.glide(whole, true)
    this.look(whole)
    this.#isWhole = true
  }

  /** Zooms at the middle of the board, within the limits. */
  zoomBy(factor: number): void {
    this.look(zoomedAt(this.view, this.map, this.board, this.middle, factor))
  }

  /** Glides to the middle of a block of squares. */
  centreOn({ x0, y0, x1, y1 }: Rect): void {
    this.glide(centred(this.view, this.board, { x: (x0 + x1 + 1) / 2, y: (y0 + y1 + 1) / 2 }))
  }

  /** Looks elsewhere by as little as needed to show a block of squares and the next ones of the map; not at all where they are in view. */
  reveal(rect: Rect, how: 'at once' | 'gliding' = 'at once'): void {
    const { width, height } = this.map
    const [x0, y0, x1, y1] = [
      Math.max(1, rect.x0),
      Math.max(1, rect.y0),
      Math.min(width - 2, rect.x1),
      Math.min(height - 2, rect.y1),
    ]
    const view = revealing(this.view, this.board, { x0, y0, x1, y1 })
    if (view.x === this.view.x && view.y === this.view.y) return
    if (how === 'gliding') this.glide(view)
    else this.look(view)
  }

  /**
   * The board has another size. With the window what was in its middle stays there; beside what grows below it the map stays
   * where it is, and only its edge is covered. The first size shows the whole map, and so does a window of another size, as
   * long as nobody has looked elsewhere. A glide under way ends at once where it leads.
   */
  resize(board: Size, isWindow: boolean): void {
    const goal = this.#goal
    if (goal) this.look(goal.view)
    const middle = toMap(this.view, this.middle)
    const isFirst = !this.#isSized
    this.board = board
    this.#isSized ||= board.width > 0
    const isWhole = this.#isWhole
    if (this.begins && (isFirst || this.#isBegun)) {
      this.look(fittedTo(this.begins, this.map, board))
      this.#isBegun = true
      return
    }
    if (isFirst || goal?.isWhole || (isWindow && isWhole)) return this.fit('at once')
    this.look(isWindow || goal ? centred(this.view, board, middle) : this.view)
    this.#isWhole = isWhole
  }

  /** Another map: one of another size is shown whole. */
  lay({ width, height }: Size): void {
    if (this.map.width === width && this.map.height === height) return
    this.map = { width, height }
    if (this.#isSized) this.fit('at once')
  }

  /** Looks elsewhere as part of a gesture that ends with `settle`, or by itself when nothing follows. */
  move(view: Viewport): void {
    this.#goal = undefined
    this.#move(view, false)
  }

  /** Glides there, or jumps for those who asked for less motion; `isWhole`: all of the map is shown from there. */
  glide(to: Viewport, isWhole = false): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.look(to)
      this.#isWhole = isWhole
      return
    }
    const from = this.view
    const goal = { view: to, isWhole }
    this.#goal = goal
    let began: number | undefined
    const step = (now: number) => {
      // Somebody took the camera meanwhile.
      if (this.#goal !== goal) return
      began ??= now
      const part = Math.min(1, (now - began) / GLIDE)
      const eased = 1 - (1 - part) ** 3
      const between = (a: number, b: number) => a + (b - a) * eased
      const view = { x: between(from.x, to.x), y: between(from.y, to.y), zoom: between(from.zoom, to.zoom) }
      this.#move(view, isWhole)
      if (part < 1) return void requestAnimationFrame(step)
      this.#goal = undefined
      this.settle()
    }
    requestAnimationFrame(step)
  }

  /** The gesture is over. */
  settle(): void {
    clearTimeout(this.#timer)
    if (!this.moving) return
    this.moving = false
    for (const listener of this.#listeners) listener()
  }

  #move(view: Viewport, isWhole: boolean): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.settle(), SETTLE)
    this.moving = true
    this.#change(view, isWhole)
  }

  #change(view: Viewport, isWhole = false): void {
    const next = limited(view, this.map, this.board)
    const { x, y, zoom } = this.view
    // A gesture that leads nowhere is no look elsewhere.
    const isSame = next.x === x && next.y === y && next.zoom === zoom
    this.#isWhole = isWhole || (isSame && this.#isWhole)
    this.#isBegun &&= isSame
    this.view = next
    for (const listener of this.#listeners) listener()
  }
}

import { centred, fitted, limited, toMap, type Size, type View } from './view'

/** How long a glide takes, in milliseconds. */
const GLIDE = 200

/** How long after the last turn of the wheel a gesture counts as over, in milliseconds. */
const SETTLE = 140

/**
 * Holds the view outside React: gestures change it many times a second, and nothing but the board's layers must hear of
 * it. Listeners are called at once; the stage paints once a frame.
 */
export class Camera {
  view: View = { x: 0, y: 0, zoom: 1 }
  board: Size = { width: 0, height: 0 }
  map: Size = { width: 1, height: 1 }
  /** A gesture is under way: everything is painted on one canvas until it ends. */
  moving = false
  /** The board has had a size. */
  #isSized = false
  /** The whole map was shown, and nobody has looked elsewhere since. */
  #isWhole = false
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Calls `listener` after each change; returns the way to stop that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Looks elsewhere, at once and for good. */
  look(view: View): void {
    clearTimeout(this.#timer)
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

  /**
   * The board has another size: what was in its middle stays there. The first size shows the whole map, and so does a window
   * of another size, as long as nobody has looked elsewhere.
   */
  resize(board: Size, isWindow: boolean): void {
    const middle = toMap(this.view, { x: this.board.width / 2, y: this.board.height / 2 })
    const isFirst = !this.#isSized
    this.board = board
    this.#isSized ||= board.width > 0
    const isWhole = this.#isWhole
    if (isFirst || (isWindow && isWhole)) return this.fit('at once')
    this.look(centred(this.view, board, middle))
    this.#isWhole = isWhole
  }

  /** Another map: one of another size is shown whole. */
  lay({ width, height }: Size): void {
    if (this.map.width === width && this.map.height === height) return
    this.map = { width, height }
    if (this.#isSized) this.fit('at once')
  }

  /** Looks elsewhere as part of a gesture that ends with `settle`, or by itself when nothing follows. */
  move(view: View): void {
    this.#move(view, false)
  }

  /** Glides there, or jumps for those who asked for less motion; `isWhole`: all of the map is shown from there. */
  glide(to: View, isWhole = false): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.look(to)
      this.#isWhole = isWhole
      return
    }
    const from = this.view
    let began: number | undefined
    let last: View = from
    const step = (now: number) => {
      // Somebody took the camera meanwhile.
      if (this.view !== last) return
      began ??= now
      const part = Math.min(1, (now - began) / GLIDE)
      const eased = 1 - (1 - part) ** 3
      const between = (a: number, b: number) => a + (b - a) * eased
      const view = { x: between(from.x, to.x), y: between(from.y, to.y), zoom: between(from.zoom, to.zoom) }
      this.#move(view, isWhole)
      last = this.view
      if (part < 1) requestAnimationFrame(step)
      else this.settle()
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

  #move(view: View, isWhole: boolean): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.settle(), SETTLE)
    this.moving = true
    this.#change(view, isWhole)
  }

  #change(view: View, isWhole = false): void {
    const next = limited(view, this.map, this.board)
    const { x, y, zoom } = this.view
    // A gesture that leads nowhere is no look elsewhere.
    const isSame = next.x === x && next.y === y && next.zoom === zoom
    this.#isWhole = isWhole || (isSame && this.#isWhole)
    this.view = next
    for (const listener of this.#listeners) listener()
  }
}

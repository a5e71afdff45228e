import { limited, type Size, type View } from './view'

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

  /** Looks elsewhere as part of a gesture that ends with `settle`, or by itself when nothing follows. */
  move(view: View): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.settle(), SETTLE)
    this.moving = true
    this.#change(view)
  }

  /** Glides there, or jumps for those who asked for less motion. */
  glide(to: View): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.look(to)
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
      this.move({ x: between(from.x, to.x), y: between(from.y, to.y), zoom: between(from.zoom, to.zoom) })
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

  #change(view: View): void {
    this.view = limited(view, this.map, this.board)
    for (const listener of this.#listeners) listener()
  }
}

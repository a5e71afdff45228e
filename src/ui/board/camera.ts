import { limited, type Size, type View } from './view'

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

import type { Stage } from '../paint/stage'
import { cellAt, toMap, type Point } from '../geometry/viewport'

/** A place on the page, in CSS pixels. */
interface OnPage {
  readonly clientX: number
  readonly clientY: number
}

/** The board's elements as a hand and an ear find them: what is under a pointer, what has the focus, what is said. */
export class Surface {
  readonly #stage: Stage

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Says something once to those who listen. */
  say(words: string): void {
    const spoken = this.#stage.elements?.spoken
    if (spoken) spoken.textContent = words
  }

  /** Moves the keyboard to a token; null: to the board itself. */
  focus(id: string | null): void {
    if (id === null) this.#stage.elements?.board.focus()
    else this.elementOf(id)?.focus()
  }

  /** Whether a square of the board is lit for Enter, which is nothing else's then as long as the board has the keyboard. */
  lights(isSquare: boolean): void {
    const { board } = this.#stage.elements ?? {}
    if (isSquare) board?.setAttribute('data-cursor', '')
    else board?.removeAttribute('data-cursor')
  }

  /** The element of a token. */
  elementOf(id: string): HTMLElement | null {
    return this.#stage.elements?.tokens.querySelector<HTMLElement>(`[data-token="${CSS.escape(id)}"]`) ?? null
  }

  /** Space is held: a drag pans, whatever it begins on. */
  get isPanning(): boolean {
    return this.#stage.elements?.board.hasAttribute('data-space') ?? false
  }

  /** Where a pointer is, in CSS pixels from the corner of the board. */
  onBoard({ clientX, clientY }: OnPage): Point {
    const box = this.#stage.elements?.board.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  /** Where a place of the board is on the page. */
  onPage({ x, y }: Point): OnPage {
    const box = this.#stage.elements?.board.getBoundingClientRect()
    return { clientX: x + (box?.left ?? 0), clientY: y + (box?.top ?? 0) }
  }

  /** The place under a pointer, in squares, also off the map. */
  placeUnder(pointer: OnPage): Point {
    return toMap(this.#stage.camera.view, this.onBoard(pointer))
  }

  /** The cell under a pointer; null off the map. */
  cellUnder(pointer: OnPage): number | null {
    return cellAt(this.#stage.camera.view, this.#stage.map, this.onBoard(pointer))
  }
}

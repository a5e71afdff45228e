import { holdKeys } from '../../parts/hooks/heldKeys'
import type { Controls } from '../input/controls'
import { tokenElement } from '../tokens/tokenElement'
import type { Point } from '../geometry/viewport'
import { DraggedToken } from './draggedToken'

/** The hand over a board: presses a token, which may become a drag, and holds at most one. */
export class TokenGrab {
  readonly #board: Controls
  #pressed: HTMLElement | null = null
  #held: DraggedToken | undefined
  #grabbedAt: Point = { x: 0, y: 0 }
  #isByPointer = false
  /** Gives the table its keys back. */
  #giveKeys: () => void = () => {}

  constructor(board: Controls) {
    this.#board = board
  }

  get isHolding(): boolean {
    return this.#held !== undefined
  }

  /** A token is held by the mouse or a finger, so that keys are free to mean something to it. */
  get isHoldingByPointer(): boolean {
    return this.isHolding && this.#isByPointer
  }

  /** A press on something: the token it means, or null when it means none. */
  press(target: EventTarget): HTMLElement | null {
    const token = tokenElement(target)
    if (!token || this.#held || !this.#board.canHold()) return null
    this.#pressed = token
    return token
  }

  /** The press became a drag: by a pointer or by a key. */
  start(event: Event): void {
    if (!this.#pressed) return
    const isPointer = event instanceof MouseEvent
    if (isPointer) {
      this.#grabbedAt = this.#board.surface.onBoard(event)
      // Also when Escape ends it first: letting the button go is no click on whoever was held.
      this.#board.markDrag(true)
    }
    this.#held = DraggedToken.pickUp(this.#board, this.#pressed, isPointer ? this.#grabbedAt : undefined)
    this.#isByPointer = isPointer
    if (this.#held) this.#giveKeys = holdKeys()
  }

  /** The pointer has gone so far since the press, in CSS pixels. */
  drag({ x, y }: Point): void {
    this.#held?.pointTo({ x: this.#grabbedAt.x + x, y: this.#grabbedAt.y + y })
  }

  /** An arrow key. */
  step(dx: number, dy: number): void {
    this.#held?.step(dx, dy)
  }

  addWaypoint(): void {
    this.#held?.addWaypoint()
  }

  drop(): void {
    this.#letGo()?.drop()
  }

  cancel(): void {
    this.#letGo()?.cancel()
  }

  #letGo(): DraggedToken | undefined {
    const held = this.#held
    this.#held = undefined
    this.#giveKeys()
    return held
  }
}

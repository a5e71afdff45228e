import { ARROWS, holdKeys, isArrowKey } from '../../parts/hooks/focus'
import type { Controls } from '../input/controls'
import { tokenElement } from '../tokens/nearestToken'
import type { Point } from '../geometry/viewport'
import { DraggedToken } from './draggedToken'

/**
 * The hand over a board: holds at most one token, which a pointer (`TokenDrag`) or the keyboard has picked up. Space picks up and drops
 * the token that has the focus, the arrow keys carry it.
 */
export class TokenGrab {
  readonly #board: Controls
  #pressed: HTMLElement | null = null
  #held: DraggedToken | undefined
  /** Where a mouse or a finger grabbed it, in pixels of the board; undefined while the keyboard holds it. */
  #grabbedAt: Point | undefined
  /** Gives the table its keys back. */
  #giveKeys: () => void = () => {}

  constructor(board: Controls) {
    this.#board = board
  }

  /** Hears the keys anywhere in the window while a token is held; returns the way to stop. */
  listen(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', event => this.#claim(event), { signal, capture: true })
    window.addEventListener('resize', () => this.cancel(), { signal })
    document.addEventListener('visibilitychange', () => this.cancel(), { signal })
    return () => {
      listening.abort()
      this.cancel()
    }
  }

  /** A pointer came down on something; returns whether that is a token that can be dragged. */
  press(target: EventTarget): boolean {
    this.#pressed = this.#tokenAt(target)
    return this.#pressed !== null
  }

  /** The press became a drag. */
  start(press: Event): void {
    if (!this.#pressed || !(press instanceof MouseEvent)) return
    // Also when Escape ends it first: letting the button go is no click on the token that was held.
    this.#board.markDrag(true)
    this.#pickUp(this.#pressed, this.#board.surface.onBoard(press))
  }

  /** The pointer has gone so far since the press, in CSS pixels. */
  drag({ x, y }: Point): void {
    if (this.#grabbedAt) this.#held?.pointTo({ x: this.#grabbedAt.x + x, y: this.#grabbedAt.y + y })
  }

  /** The other button, while the first one holds the token. */
  pressOtherButton({ button }: MouseEvent): void {
    if (button === 2 && this.#grabbedAt) this.#held?.addWaypoint()
  }

  /** A key was pressed on the tokens: Space picks up the one that has the focus. */
  pressKey(event: KeyboardEvent): void {
    if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey) return
    const token = this.#tokenAt(event.target)
    if (!token) return
    event.preventDefault()
    // A key that is held on repeats: it would drop the token at once.
    if (!event.repeat) this.#pickUp(token, undefined)
  }

  drop(): void {
    this.#letGo()?.drop()
  }

  cancel(): void {
    this.#letGo()?.cancel()
  }

  #tokenAt(target: EventTarget | null): HTMLElement | null {
    return this.#held || !this.#board.canHold() ? null : tokenElement(target)
  }

  #pickUp(token: HTMLElement, grabbedAt: Point | undefined): void {
    this.#held = DraggedToken.pickUp(this.#board, token, grabbedAt)
    this.#grabbedAt = grabbedAt
    if (this.#held) this.#giveKeys = holdKeys()
  }

  /**
   * Keys while a token is held. Escape puts it back and does nothing else in the page. W makes its square a waypoint; so does Space
   * while a pointer holds it, and nobody else hears a key then.
   */
  #claim(event: KeyboardEvent): void {
    const held = this.#held
    if (!held || event.ctrlKey || event.metaKey || event.altKey) return
    const { code } = event
    const isByPointer = this.#grabbedAt !== undefined
    if (code === 'Escape') {
      event.preventDefault()
      // dnd-kit hears it as well, and lets the pointer go.
      if (isByPointer) return
      this.cancel()
    } else if (code === 'KeyW' || (code === 'Space' && isByPointer)) held.addWaypoint()
    else if (!isByPointer) {
      if (isArrowKey(code)) held.step(ARROWS[code].dx, ARROWS[code].dy)
      else if (code === 'Space' || code === 'Enter') {
        if (!event.repeat) this.drop()
      }
      // With Tab the focus would leave the token in the hand.
      else if (code !== 'Tab') return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  #letGo(): DraggedToken | undefined {
    const held = this.#held
    this.#held = undefined
    this.#giveKeys()
    return held
  }
}

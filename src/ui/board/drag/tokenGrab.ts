import { holdKeys } from '../../parts/hooks/focus'
import type { Controls } from '../input/controls'
import { ARROWS, isArrowKey, tokenElement } from '../tokens/nearestToken'
import type { Point } from '../geometry/viewport'
import { DraggedToken } from './draggedToken'

/** The distance of a press that makes it a drag, in CSS pixels. */
const DRAG = 4

/** A press on a token that is no drag yet. */
interface Press {
  readonly token: HTMLElement
  readonly pointer: number
  /** Where it began, in pixels of the window. */
  readonly x: number
  readonly y: number
}

/**
 * The hand over a board: holds at most one token. A pointer picks it up by moving while pressed and drops it when it is lifted; Space
 * picks up and drops the token that has the focus, the arrow keys carry it.
 */
export class TokenGrab {
  readonly #board: Controls
  #press: Press | null = null
  #held: DraggedToken | undefined
  /** Whether a mouse or a finger holds it, so that keys are free to mean something to it. */
  #isByPointer = false
  /** Gives the table its keys back. */
  #giveKeys: () => void = () => {}

  constructor(board: Controls) {
    this.#board = board
  }

  /** Hears what happens anywhere in the window while a token is pressed or held; returns the way to stop. */
  listen(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    const during = { signal, capture: true }
    document.addEventListener('pointermove', event => this.#move(event), during)
    document.addEventListener('pointerup', event => this.#lift(event, true), during)
    document.addEventListener('pointercancel', event => this.#lift(event, false), during)
    document.addEventListener('keydown', event => this.#claim(event), during)
    // The right button sets a waypoint meanwhile, and the browser would drag what is selected.
    for (const own of ['contextmenu', 'dragstart'])
      document.addEventListener(own, event => this.#held && this.#isByPointer && event.preventDefault(), during)
    window.addEventListener('resize', () => this.#cancel(), { signal })
    document.addEventListener('visibilitychange', () => this.#cancel(), { signal })
    return () => {
      listening.abort()
      this.#cancel()
    }
  }

  /** A pointer came down on the tokens. */
  pressPointer({ target, isPrimary, button, pointerId: pointer, clientX: x, clientY: y }: PointerEvent): void {
    const token = isPrimary && button === 0 ? this.#tokenAt(target) : null
    this.#press = token && { token, pointer, x, y }
  }

  /** The other button, while the first one holds the token. */
  pressOtherButton({ button }: MouseEvent): void {
    if (button === 2 && this.#isByPointer) this.#held?.addWaypoint()
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

  #tokenAt(target: EventTarget | null): HTMLElement | null {
    return this.#held || !this.#board.canHold() ? null : tokenElement(target)
  }

  #pickUp(token: HTMLElement, grabbedAt: Point | undefined): void {
    this.#held = DraggedToken.pickUp(this.#board, token, grabbedAt)
    this.#isByPointer = grabbedAt !== undefined
    if (this.#held) this.#giveKeys = holdKeys()
  }

  #move({ pointerId, clientX, clientY }: PointerEvent): void {
    const press = this.#press
    if (press?.pointer !== pointerId) return
    if (!this.#held) {
      if (Math.hypot(clientX - press.x, clientY - press.y) < DRAG) return
      // Also when Escape ends it first: letting the button go is no click on the token that was held.
      this.#board.markDrag(true)
      this.#pickUp(press.token, this.#board.surface.onBoard({ clientX: press.x, clientY: press.y }))
      if (!this.#held) this.#press = null
    }
    this.#held?.pointTo(this.#board.surface.onBoard({ clientX, clientY }))
  }

  #lift({ pointerId }: PointerEvent, drops: boolean): void {
    if (this.#press?.pointer !== pointerId) return
    this.#press = null
    if (!this.#held) return
    if (!drops) return this.#cancel()
    // The browser makes a click of it, on whatever lies under the place.
    const mute = new AbortController()
    document.addEventListener('click', click => click.stopPropagation(), { capture: true, signal: mute.signal })
    setTimeout(() => mute.abort())
    this.#letGo()?.drop()
  }

  /**
   * Keys while a token is held. Escape puts it back and does nothing else in the page. W makes its square a waypoint; so does Space
   * while a pointer holds it, and nobody else hears a key then.
   */
  #claim(event: KeyboardEvent): void {
    const held = this.#held
    if (!held || event.ctrlKey || event.metaKey || event.altKey) return
    const { code } = event
    if (code === 'Escape') this.#cancel()
    else if (code === 'KeyW' || (code === 'Space' && this.#isByPointer)) held.addWaypoint()
    else if (!this.#isByPointer) {
      if (isArrowKey(code)) held.step(ARROWS[code].dx, ARROWS[code].dy)
      else if (code === 'Space' || code === 'Enter') {
        if (!event.repeat) this.#letGo()?.drop()
      }
      // With Tab the focus would leave the token in the hand.
      else if (code !== 'Tab') return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  #cancel(): void {
    // A pointer that is still down drags no longer.
    if (this.#held) this.#press = null
    this.#letGo()?.cancel()
  }

  #letGo(): DraggedToken | undefined {
    const held = this.#held
    this.#held = undefined
    this.#giveKeys()
    return held
  }
}

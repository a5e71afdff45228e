import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { pressAgain } from './pressAgain'

/** A press on the tokens that may become a drag. */
export type Press = PointerEvent | KeyboardEvent | MouseEvent

/** What the queue must know of the board. */
interface Hand {
  /** What is in the hand: another thing, or null, after each pick-up and drop. */
  held(): unknown
  /** Does a press on a token pick it up? */
  canHold(): boolean
}

/**
 * Presses on the tokens, on their way to what drags them. That is loaded when a hand comes near: a press waits for it as long
 * as nothing is let go, and the keys that follow a Space wait until the token is in the hand and hears them. So nothing that
 * is typed ahead is lost, and nothing is heard twice.
 *
 * ```
 * nothing waits ──press before the library is there──▶ a press waits ──connect──▶ handed over
 *       ▲                                                   │ pointer let go            │ picked up by a key
 *       ├───────────────────────────────────────────────────┘                          ▼
 *       └──────────────────────────── queue empty ◀──one a frame── keys are pressed again
 * ```
 */
export class GripQueue {
  readonly #hand: Hand
  #grip: ((press: Press) => void) | null = null
  #waiting: Press | null = null
  /** Codes of the keys pressed while a token waits to be picked up by one, or to hear the next. */
  #keys: string[] = []
  #isPressingAgain = false

  constructor(hand: Hand) {
    this.#hand = hand
  }

  /** Keys are queued: a token is yet to be picked up by one, or was, and what holds it does not hear the next one yet. */
  get isQueueing(): boolean {
    return this.#isKeyWaiting && !this.#isPressingAgain
  }

  get #isKeyWaiting(): boolean {
    return this.#waiting !== null && 'code' in this.#waiting
  }

  /** A press on the tokens: handed over at once, or kept until there is somebody to take it. */
  press(press: Press): void {
    if (this.#grip) {
      if (!this.isQueueing) this.#handOver(press)
      return
    }
    const isKey = 'code' in press
    // The keys after it come to `queue`.
    if (isKey && this.#isKeyWaiting) return
    if (press.type === 'pointerdown' || (isKey && press.code === 'Space' && this.#hand.canHold())) this.#waiting = press
    this.#keys = []
    const over = new AbortController()
    const forget = () => {
      over.abort()
      this.#waiting = null
    }
    // At the window: where a finger has rested, its lift goes no further. What is cancelled holds nobody any more.
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, forget, { signal: over.signal, capture: true })
  }

  /** From now on `grip` takes each press, also the one that waits; returns the way to stop. */
  connect(grip: (press: Press) => void): () => void {
    this.#grip = grip
    if (this.#waiting) this.#handOver(this.#waiting)
    return () => {
      this.#grip = null
    }
  }

  /**
   * A key, while keys are queued. Tab and Escape give up what is not in the hand yet.
   * @returns whether the key meant something
   */
  queue(event: { readonly key: string; readonly code: string }): boolean {
    // The press that waits comes by here too; whoever has it must find it untouched.
    if (event === this.#waiting) return false
    const isLeft = this.#hand.held() === null && (event.key === 'Tab' || event.key === 'Escape')
    if (isLeft) this.#waiting = null
    else this.#keys.push(event.code)
    return !isLeft || event.key === 'Escape'
  }

  #handOver(press: Press): void {
    const before = this.#hand.held()
    this.#grip?.(press)
    if ('code' in press && this.#hand.held() !== before) this.#pressQueued(press)
    else if (this.#waiting === press) this.#waiting = null
  }

  /** What was picked up listens from the next task on, and is shown before it hears the keys that were pressed since. */
  #pressQueued(since: Press): void {
    this.#waiting = since
    const next = () => {
      if (this.#waiting !== since) return
      const code = this.#keys.shift()
      if (code === undefined) {
        this.#waiting = null
        return
      }
      this.#isPressingAgain = true
      pressAgain({ key: keyOf(code), code })
      this.#isPressingAgain = false
      requestAnimationFrame(next)
    }
    setTimeout(() => requestAnimationFrame(next))
  }
}

/** The key that gives a code, on a keyboard as most are. */
function keyOf(code: string): string {
  return code === 'Space' ? ' ' : code.replace(/^Key/, '').replace(/^[A-Z]$/, letter => letter.toLowerCase())
}

/**
 * What a hand does on the board while the gestures are still being loaded: presses, as long as they are held, and turns of
 * the wheel.
 */
export class EarlyHand {
  readonly #board: HTMLElement
  readonly #listening = new AbortController()
  #waiting: (PointerEvent | WheelEvent)[] = []

  constructor(board: HTMLElement) {
    this.#board = board
    const { signal } = this.#listening
    const wait = (event: PointerEvent | WheelEvent) => this.#waiting.push(event)
    board.addEventListener('pointerdown', wait, { signal })
    board.addEventListener('wheel', wait, { signal, passive: true })
    // What was let go meanwhile was a click, which needs no gestures.
    const letGo = ({ pointerId }: PointerEvent) => {
      this.#waiting = this.#waiting.filter(event => !('pointerId' in event) || event.pointerId !== pointerId)
    }
    window.addEventListener('pointerup', letGo, { signal, capture: true })
    window.addEventListener('pointercancel', letGo, { signal, capture: true })
  }

  /** What waits happens once more on the board, in its order; from now on nothing waits. */
  hear(): void {
    this.stop()
    for (const event of this.#waiting.splice(0)) this.#again(event)
  }

  stop(): void {
    this.#listening.abort()
  }

  /** For the board alone: whoever is above it has heard it. */
  #again(event: PointerEvent | WheelEvent): void {
    const { target } = event
    if (!(target instanceof Element) || !this.#board.contains(target)) return
    const copy = 'pointerId' in event ? new PointerEvent(event.type, event) : new WheelEvent(event.type, event)
    this.#board.addEventListener(event.type, same => same.stopPropagation(), { once: true })
    target.dispatchEvent(copy)
  }
}

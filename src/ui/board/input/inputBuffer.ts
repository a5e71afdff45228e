/** A mouse that was moved so far between press and release has dragged. CSS pixels. */
const DRAG = 4

/** A press, and the latest place that it was moved to. */
interface Press {
  readonly down: PointerEvent
  moved: PointerEvent
}

/**
 * What a hand does on the board while the gestures are still being loaded: presses that are held, drags of the mouse from
 * their beginning to their end, and turns of the wheel.
 */
export class InputBuffer {
  readonly #board: HTMLElement
  readonly #listening = new AbortController()
  readonly #held = new Map<number, Press>()
  readonly #over: (Press | WheelEvent)[] = []

  /** @param markDrag told of a press at its begin, and at its end if it has dragged: the click that follows is then none */
  constructor(board: HTMLElement, markDrag: (isDrag: boolean) => void) {
    this.#board = board
    const { signal } = this.#listening
    const press = (down: PointerEvent) => {
      markDrag(false)
      this.#held.set(down.pointerId, { down, moved: down })
    }
    const move = (moved: PointerEvent) => {
      const held = this.#held.get(moved.pointerId)
      if (held) held.moved = moved
    }
    const letGo = ({ pointerId }: PointerEvent) => {
      const held = this.#held.get(pointerId)
      this.#held.delete(pointerId)
      if (!held || !isDrag(held)) return
      markDrag(true)
      this.#over.push(held)
    }
    board.addEventListener('pointerdown', press, { signal })
    board.addEventListener('wheel', event => this.#over.push(event), { signal, passive: true })
    window.addEventListener('pointermove', move, { signal, capture: true, passive: true })
    window.addEventListener('pointerup', letGo, { signal, capture: true })
    window.addEventListener('pointercancel', ({ pointerId }) => this.#held.delete(pointerId), { signal, capture: true })
  }

  /** What is over and what is still held happens once more on the board; from now on nothing waits. */
  hear(): void {
    this.stop()
    for (const one of this.#over.splice(0)) {
      if (one instanceof WheelEvent) this.#again(one.target, new WheelEvent('wheel', one))
      else {
        const { down, moved } = one
        this.#again(down.target, new PointerEvent('pointerdown', down))
        this.#again(down.target, new PointerEvent('pointermove', moved))
        this.#again(down.target, new PointerEvent('pointerup', moved))
      }
    }
    for (const { down } of this.#held.values()) this.#again(down.target, new PointerEvent('pointerdown', down))
    this.#held.clear()
  }

  stop(): void {
    this.#listening.abort()
  }

  /** For the board alone: whoever is above it has heard it. */
  #again(target: EventTarget | null, event: PointerEvent | WheelEvent): void {
    if (!(target instanceof Element) || !this.#board.contains(target)) return
    this.#board.addEventListener(event.type, same => same.stopPropagation(), { once: true })
    target.dispatchEvent(event)
  }
}

/** What was let go where it was pressed was a click, which needs no gestures. A finger is gone: it cannot be held any more. */
function isDrag({ down, moved }: Press): boolean {
  const way = Math.hypot(moved.clientX - down.clientX, moved.clientY - down.clientY)
  return moved.pointerType === 'mouse' && way >= DRAG
}

import type { Timers } from '../ports'

/** Milliseconds between two looks. */
const LOOK = 1_000
/** Looks that find nobody in a row before it is said: a window that is loaded anew is away for a moment. */
const LOOKS = 3

/** Whether the window that writes a fight is still there; a browser tells nobody when one goes. */
export interface WriterWatch {
  readonly isGone: boolean
  stop(): void
}

/** `isThere` asks whether any window holds the fight's lock; `changed` is called when the answer is another. */
export function createWriterWatch(given: {
  clock: Timers
  isThere: () => Promise<boolean>
  changed: () => void
}): WriterWatch {
  const { clock, isThere, changed } = given
  let missed = 0
  let isStopped = false
  let forget = plan()

  return {
    get isGone() {
      return missed >= LOOKS
    },
    stop() {
      isStopped = true
      forget()
    },
  }

  function plan(): () => void {
    return clock.after(LOOK, () => void look())
  }

  async function look(): Promise<void> {
    // Where it cannot be asked nothing is claimed.
    const there = await isThere().catch(() => true)
    if (isStopped) return
    const wasGone = missed >= LOOKS
    missed = there ? 0 : missed + 1
    if (missed >= LOOKS !== wasGone) changed()
    forget = plan()
  }
}

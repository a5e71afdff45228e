import { TIMEOUT, type Timers } from '../ports'

/** A request that takes longer than this is spoken of. Milliseconds. */
const WORTH_SAYING = 1_000

/** Watches over one request at a time. */
export interface AnswerWatch {
  /** The request under way has taken longer than a second. */
  readonly isSlow: boolean
  /** A request was made; the one before is watched no more. */
  start(): void
  /** It was answered, or its answer counts no more. */
  stop(): void
}

/** `slow` is called after a second without an answer, `silent` after the time in which storage must answer. */
export function createAnswerWatch(clock: Timers, tell: { slow(): void; silent(): void }): AnswerWatch {
  let isWaiting = false
  let isSlow = false
  let since = 0
  let isTimerSet = false
  let cancelSilence = () => {}

  return {
    get isSlow() {
      return isSlow
    },
    start() {
      stop()
      isWaiting = true
      since = clock.now()
      if (!isTimerSet) setTimer(WORTH_SAYING)
    },
    stop,
  }

  /** One timer for many writes: to set and clear one for each would cost a good part of what the write itself costs. */
  function setTimer(ms: number): void {
    isTimerSet = true
    clock.after(ms, () => {
      isTimerSet = false
      if (!isWaiting) return
      const left = since + WORTH_SAYING - clock.now()
      if (left > 0) setTimer(Math.min(left, WORTH_SAYING))
      else saySlow()
    })
  }

  function saySlow(): void {
    isSlow = true
    cancelSilence = clock.after(TIMEOUT - WORTH_SAYING, tell.silent)
    tell.slow()
  }

  function stop(): void {
    isWaiting = false
    isSlow = false
    cancelSilence()
  }
}

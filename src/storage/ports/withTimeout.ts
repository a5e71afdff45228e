import { SAVING } from '~/words/en/store'
import type { Timers } from './ports'

/** Storage that says nothing for this long has failed. Milliseconds. */
export const TIMEOUT = 5_000

/** Thrown by `withTimeout`. */
export class TimeoutError extends Error {}

/** The answer of a port, or `TimeoutError` when none comes in time. A later answer is dropped. */
export function withTimeout<T>(clock: Timers, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(TIMEOUT, () => reject(new TimeoutError(SAVING.silent)))
    answer.finally(cancel).then(resolve, reject)
  })
}

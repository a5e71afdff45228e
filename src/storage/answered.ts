import type { Clock } from './ports'

/** Storage that says nothing for this long has failed. Milliseconds. */
export const SILENCE = 5_000

/** Thrown by `answered`. */
export class Silence extends Error {}

/** The answer of a port, or `Silence` when none comes in time. A later answer is dropped. */
export function answered<T>(clock: Clock, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(SILENCE, () => reject(new Silence('The storage of this browser does not answer.')))
    answer.finally(cancel).then(resolve, reject)
  })
}

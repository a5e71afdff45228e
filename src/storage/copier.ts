import { headOf } from './kept'
import type { Mirror } from './ports'

/** Keeps the second copy of one fight in step with the database, a batch at a time, never ahead of it. */
export interface Copier {
  /** False: the copy could not be written and is behind until `renew`. */
  readonly sound: boolean
  /** These lines are in the database now. */
  add(lines: readonly string[]): void
  /** Writes the copy anew: its head line and all lines that are in the database. */
  renew(lines: readonly string[]): void
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>
}

/** `last`: the last line in the copy, undefined when there is none; `changed` is called when `sound` changes. */
export function createCopier(mirror: Mirror, fight: string, changed: () => void): Copier {
  let sound = true
  let todo: string[] = []
  let running: Promise<void> | undefined

  return {
    get sound() {
      return sound
    },
    add(lines) {
      if (!sound) return
      todo.push(...lines)
      running ??= run()
    },
    renew(lines) {
      const whole = [...lines]
      todo = []
      // What is in flight comes first, else it would land behind the new copy.
      running = (running ?? Promise.resolve())
        .then(() => mirror.replace(fight, whole))
        .then(
          () => {
            set(true)
            return run()
          },
          () => fail(),
        )
    },
    settled: () => running ?? Promise.resolve(),
  }

  async function run(): Promise<void> {
    try {
      while (todo.length > 0) {
        const batch = todo
        todo = []
        await mirror.append(fight, batch)
      }
      running = undefined
    } catch {
      fail()
    }
  }

  function fail(): void {
    todo = []
    running = undefined
    set(false)
  }

  function set(next: boolean): void {
    if (next === sound) return
    sound = next
    changed()
  }
}

/** Number of the last row in a copy whose last line is this. */
export function copied(last: string | undefined): number {
  return headOf(last)?.seq ?? 0
}

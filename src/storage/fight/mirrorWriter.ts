import { chainEndOf } from '../journal'
import type { Mirror } from '../ports'

/** Keeps the mirror of one fight in step with the database, a batch at a time, never ahead of it. */
export interface MirrorWriter {
  /** False: the mirror could not be written and is behind until `renew`. */
  readonly sound: boolean
  /** These lines are in the database now. */
  add(lines: readonly string[]): void
  /** Writes the mirror anew: its header and all lines that are in the database. */
  renew(lines: readonly string[]): void
  /** Resolves when nothing is in flight. */
  settled(): Promise<void>
}

/** `changed` is called when `sound` changes. */
export function createMirrorWriter(mirror: Mirror, fight: string, changed: () => void): MirrorWriter {
  let sound = true
  let todo: readonly string[] = []
  /** The mirror as it is to be written anew. */
  let whole: readonly string[] | undefined
  let isWritingWhole = false
  let running: Promise<void> | undefined

  return {
    get sound() {
      return sound
    },
    add(lines) {
      // A mirror that is behind has no use for them, but one that is being written anew: they come behind it.
      if (!sound && !whole && !isWritingWhole) return
      todo = [...todo, ...lines]
      running ??= run()
    },
    renew(lines) {
      whole = [...lines]
      todo = []
      running ??= run()
    },
    settled: () => running ?? Promise.resolve(),
  }

  /** One write after the other: what is in flight comes first, else it would land behind the new mirror. */
  async function run(): Promise<void> {
    while (whole || todo.length > 0) {
      const lines = whole ?? todo
      isWritingWhole = whole !== undefined
      if (isWritingWhole) whole = undefined
      else todo = []
      try {
        await (isWritingWhole ? mirror.replace(fight, lines) : mirror.append(fight, lines))
        if (isWritingWhole && !whole) set(true)
      } catch {
        // What came since is for the next whole mirror, if one is waiting.
        if (!whole) todo = []
        set(false)
      }
      isWritingWhole = false
    }
    running = undefined
  }

  function set(next: boolean): void {
    if (next === sound) return
    sound = next
    changed()
  }
}

/** Number of the last row in a mirror whose last line is this. */
export function mirroredRows(last: string | undefined): number {
  return chainEndOf(last)?.seq ?? 0
}

import { withTimeout } from './withTimeout'
import type { Timers, JournalStore, Mirror } from './ports'

/** The same store, whose reads reject when no answer comes in time. Writes are the business of whoever makes them. */
export function journalWithTimeouts(journal: JournalStore, clock: Timers): JournalStore {
  return {
    newer: journal.newer,
    get: (store, key) => withTimeout(clock, journal.get(store, key)),
    range: (store, prefix, from, to) => withTimeout(clock, journal.range(store, prefix, from, to)),
    last: (store, prefix) => withTimeout(clock, journal.last(store, prefix)),
    write: (changes, expected) => journal.write(changes, expected),
    close: () => journal.close(),
  }
}

/** The same mirror, each of whose answers comes in time or is a rejection. */
export function mirrorWithTimeouts(mirror: Mirror, clock: Timers): Mirror {
  return {
    list: () => withTimeout(clock, mirror.list()),
    end: fight => withTimeout(clock, mirror.end(fight)),
    read: fight => withTimeout(clock, mirror.read(fight)),
    append: (fight, lines) => withTimeout(clock, mirror.append(fight, lines)),
    replace: (fight, lines) => withTimeout(clock, mirror.replace(fight, lines)),
    restart: () => mirror.restart(),
    release: fight => withTimeout(clock, mirror.release(fight)),
    remove: fight => withTimeout(clock, mirror.remove(fight)),
  }
}

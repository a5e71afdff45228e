import { answered } from './answered'
import type { Clock, JournalStore, Mirror } from './ports'

/** The same store, whose reads reject when no answer comes in time. Writes are the business of whoever makes them. */
export function patientJournal(journal: JournalStore, clock: Clock): JournalStore {
  return {
    newer: journal.newer,
    get: (store, key) => answered(clock, journal.get(store, key)),
    range: (store, prefix, from, to) => answered(clock, journal.range(store, prefix, from, to)),
    last: (store, prefix) => answered(clock, journal.last(store, prefix)),
    write: (changes, expected) => journal.write(changes, expected),
    close: () => journal.close(),
  }
}

/** The same mirror, each of whose answers comes in time or is a rejection. */
export function patientMirror(mirror: Mirror, clock: Clock): Mirror {
  return {
    list: () => answered(clock, mirror.list()),
    end: fight => answered(clock, mirror.end(fight)),
    read: fight => answered(clock, mirror.read(fight)),
    append: (fight, lines) => answered(clock, mirror.append(fight, lines)),
    replace: (fight, lines) => answered(clock, mirror.replace(fight, lines)),
    restart: () => mirror.restart(),
    release: fight => answered(clock, mirror.release(fight)),
    remove: fight => answered(clock, mirror.remove(fight)),
  }
}

import { SAVING } from '~/words/en/store'

/** A value that tells when it changes. */
export interface Observable<T> {
  readonly value: T
  /** Calls `listener` after each change. Returns the way to stop. */
  subscribe(listener: (value: T) => void): () => void
}

/** An observable and the way to change it. Setting the same value again tells nobody. */
export function observable<T>(value: T): Observable<T> & { set(value: T): void } {
  const listeners = new Set<(value: T) => void>()
  return {
    get value() {
      return value
    },
    subscribe(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    set(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener(next)
    },
  }
}

/** The [name, text] pairs among the values; anything else is passed over. */
export function pairs(values: readonly unknown[]): [string, string][] {
  return values.flatMap(value => {
    if (!Array.isArray(value)) return []
    const [name, text]: unknown[] = value
    return typeof name === 'string' && typeof text === 'string' ? [[name, text] as [string, string]] : []
  })
}

/** What the GM is told about the keeping of the open fight. */
export interface Status {
  /**
   * `saved`: everything is on disk. `writing`: something is on its way, too briefly to speak of. `saving`: for over a
   * second. `not saved`: play goes on in memory. `memory only`: this browser keeps nothing. `read only`: this window
   * does not write the fight.
   */
  readonly state: 'saved' | 'writing' | 'saving' | 'not saved' | 'memory only' | 'read only'
  /** What is wrong and what to do about it; empty while all is well. */
  readonly words: string
  /** Whether the browser promised not to throw the data away by itself; null: not asked, or it cannot be asked. */
  readonly persisted: boolean | null
  /** Rows that are not on disk. */
  readonly unsaved: number
  /** Only read because another window writes the fight, or did: this one may take it over. */
  readonly canTakeOver: boolean
  /** False: the mirror could not be written and is behind. */
  readonly mirrored: boolean
}

/** Why something could not be written, as a sentence. The error with which a browser says that it is full has no words. */
export function unwritten(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'QuotaExceededError') return SAVING.full
  if (error instanceof DOMException) return SAVING.unwritten
  return SAVING.unwrittenFor(message || name)
}

/**
 * Everything this folder asks of the world outside, as small as it can be: the real ones are thin, and the simulated
 * ones can fail in every way the real ones were seen to fail.
 */

/**
 * The parts of the database. `rows` and `snapshots` are keyed by [fight, seq], `fights` and `maps` by [id], `entries` by
 * ['head', id] and ['body', id].
 */
export const STORES = ['fights', 'rows', 'snapshots', 'maps', 'meta', 'entries'] as const
export type StoreName = (typeof STORES)[number]
export type RecordKey = readonly (string | number)[]

export type Change =
  /** A new record; the whole write fails when one is already there. */
  | { readonly store: StoreName; readonly add: RecordKey; readonly value: unknown }
  | { readonly store: StoreName; readonly put: RecordKey; readonly value: unknown }
  /** Every record whose key begins so. */
  | { readonly store: StoreName; readonly remove: RecordKey }

/** What must be there for a write to happen; compared with `===`. `undefined`: nothing may be there. */
export interface Expected {
  readonly store: StoreName
  readonly key: RecordKey
  readonly value: string | number | undefined
}

/** A write found the database not as expected, or a record where it adds one; nothing was written. */
export class Unexpected extends Error {}

/** The database behind an open connection is gone: cleared by the browser or by the user. */
export class StoreGone extends Error {}

export interface JournalStore {
  /** Written by a newer Fray: it may be read, never written. */
  readonly newer: boolean
  get(store: StoreName, key: RecordKey): Promise<unknown>
  /** Values whose keys begin with `prefix`, in order; with `from` and `to`, those whose next part is from ≤ n < to. */
  range(store: StoreName, prefix: RecordKey, from?: number, to?: number): Promise<unknown[]>
  /** The value with the greatest key that begins with `prefix`. */
  last(store: StoreName, prefix: RecordKey): Promise<unknown>
  /**
   * All or nothing, on disk before it resolves. Rejects with `Unexpected`, `StoreGone` or anything else; may never answer.
   */
  write(changes: readonly Change[], expected?: readonly Expected[]): Promise<void>
  close(): void
}

/** What a connection reports by itself. */
export interface JournalEvents {
  /** The database was taken away under the open connection. */
  gone(): void
  /** A newer Fray wants to change the database: finish and close. */
  outdated(): void
}

/** A second copy of each fight, apart from the database: one text file that only grows. */
export interface Mirror {
  /** Names of the fights that have a file, with the file's last whole line. */
  list(): Promise<readonly { readonly fight: string; readonly last: string }[]>
  /** The last whole line of a fight's file; undefined when there is no file. */
  end(fight: string): Promise<string | undefined>
  /** The whole lines of a fight's file; none when there is no file. */
  read(fight: string): Promise<readonly string[]>
  /** Adds lines; on disk before it resolves. */
  append(fight: string, lines: readonly string[]): Promise<void>
  /** Starts the file anew with these lines. */
  replace(fight: string, lines: readonly string[]): Promise<void>
  remove(fight: string): Promise<void>
  /** Lets go of everything: after the files were deleted underneath, open ones answer no more. */
  restart(): void
  /** Lets go of the fight's file, so that another window can write it. */
  release(fight: string): Promise<void>
}

/** Pictures by the hash of their content. */
export interface AssetStore {
  put(id: string, picture: Blob): Promise<void>
  get(id: string): Promise<Blob | undefined>
  /** Sizes in bytes. */
  list(): Promise<readonly { readonly id: string; readonly size: number }[]>
  remove(id: string): Promise<void>
}

/** Makes one window the writer of a fight. */
export interface Lock {
  /**
   * Takes the lock if it is free, or by force with `steal`. `lost` is called when another window steals it later.
   * Resolves with the way to give it back, or null when another window holds it.
   */
  take(name: string, steal: boolean, lost: () => void): Promise<(() => void) | null>
  /** Whether any window holds it. */
  isHeld(name: string): Promise<boolean>
}

/** Remembers, outside the database, that there were fights: a hint, written lazily by the browser. */
export interface FightHint {
  read(): readonly string[]
  write(fights: readonly string[]): void
  /** Fights of which a window has actions that it could not save. */
  readUnsaved(): readonly UnsavedHint[]
  writeUnsaved(fights: readonly UnsavedHint[]): void
}

/** A fight, its name, and how many actions of it are not saved. */
export type UnsavedHint = readonly [fight: string, name: string, actions: number]

/** How far a fight has come for one window. */
export interface HeadNews {
  readonly fight: string
  readonly head: number
  /** From one that follows, for the one that writes: it is there, and has this much. */
  readonly follows?: boolean
}

/** Between windows of the GM. Every page of the origin hears it, so it carries no more than that. */
export interface Channel {
  post(news: HeadNews): void
  listen(listener: (news: HeadNews) => void): () => void
}

/** Time, for waiting and for display; never part of a rule or of an order. */
export interface Timers {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after `ms` milliseconds. Returns the way to cancel. */
  after(ms: number, call: () => void): () => void
}

/** Maps are data to storage; whoever draws them knows which are maps. */
export interface Maps {
  /** Whether this can be drawn and played on. */
  isSound(map: unknown): boolean
  /** A grid without anything, with room for all these squares, counted row by row; for a fight whose map cannot be read. */
  bare(id: string, squares: readonly number[]): unknown
}

export interface Ports {
  /** Connects, creating the database when there is none. Rejects when storage is missing; may never answer. */
  openJournal(events: JournalEvents): Promise<JournalStore>
  readonly mirror: Mirror
  /** Of the library's entries: one file of that name, apart from those of the fights. */
  readonly entriesMirror: Mirror
  readonly assets: AssetStore
  readonly lock: Lock
  readonly hint: FightHint
  readonly channel: Channel
  readonly maps: Maps
  readonly clock: Timers
  /** Asks the browser not to throw the data away by itself. Null: it cannot be asked. */
  persist(): Promise<boolean | null>
  /** A new name nobody else has: letters and digits. */
  newId(): string
}

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

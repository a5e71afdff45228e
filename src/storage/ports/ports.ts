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
  listen(hear: (news: HeadNews) => void): () => void
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

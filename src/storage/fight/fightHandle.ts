import type { Row, Snapshot } from '~/engine'
import type { Observable, Status } from '../ports'
import type { FightRecord, StoredMap } from '../records/records'

/** A fight that is open in this window, as its writer or as a reader that follows. */
export interface FightHandle {
  readonly id: string
  readonly record: FightRecord
  readonly map: StoredMap
  /** A state of the fight, the number of commands complete in it, and the rows after it. */
  readonly snapshot: Snapshot
  readonly done: number
  readonly rows: readonly Row[]
  /**
   * The state at the beginning and the rows before `snapshot`. Read once, in the background.
   * Rejects with a sentence when they are damaged and the mirror does not help.
   */
  earlier(): Promise<{ readonly start: Snapshot; readonly rows: readonly Row[] }>
  /** Whether this window writes the fight. Once false it stays so: open the fight anew. */
  readonly writer: boolean
  readonly status: Observable<Status>
  /** Takes the rows and returns at once. False: this window is not the writer, nothing was taken. */
  append(rows: readonly Row[]): boolean
  /** Keeps the state after the rows given so far; call it every `SNAPSHOT_EVERY` commands, at rest. */
  keepSnapshot(done: number, state: Snapshot): void
  /** Something half-typed, by name; null forgets it. */
  saveDraft(name: string, value: string | null): void
  loadDrafts(): Promise<ReadonlyMap<string, string>>
  /** Calls `onRows` with the rows another window has written since, which are then in `rows`; with none: open it anew. */
  follow(onRows: (rows: readonly Row[]) => void): () => void
  /** The GM asks to save again: everything missed is written. */
  retry(): Promise<void>
  /** Resolves when everything is saved or has failed. */
  settled(): Promise<void>
  /** Leaves the fight. While something of it is not saved it stays in memory, and opening it leads back to it. */
  close(): Promise<void>
}

/** What a fight is called and found by. */
export type FightLabel = Pick<FightRecord, 'name' | 'tags'>

/** An open fight as the library has it in hand: what it does besides playing it. */
export interface ManagedFight extends FightHandle {
  /** It has another name or other tags: its mirror is written anew with them. */
  relabelled(label: FightLabel): void
  /** Something of it is in this window only. */
  readonly unsaved: boolean
  /** Another window has taken its lock. */
  lost(): void
  /** The database is gone; play goes on in memory, and `why` is said. */
  stop(why: string): void
  /** Finishes its write and writes no more, ever. */
  freeze(words: string): Promise<void>
  /** The standing of the whole storage changed. */
  refresh(): void
  /** Gives back its lock and leaves it, saved or not. */
  dispose(): Promise<void>
}

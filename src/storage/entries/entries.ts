import type { Observable } from '../ports'
import type { Entry, EntryCard, EntryData, EntryKind } from '../records/entry'

/** Days for which what was put into the trash can be given back. */
export const TRASH_DAYS = 30
/** The same in milliseconds. */
export const TRASH_KEEPS = TRASH_DAYS * 24 * 60 * 60 * 1000

/** What somebody puts into the library. */
export type NewEntry<K extends EntryKind = EntryKind> = {
  [Each in K]: {
    readonly kind: Each
    readonly name: string
    readonly data: EntryData[Each]
    readonly system?: string | undefined
    readonly tags?: readonly string[]
    readonly picture?: string | undefined
    readonly origin?: string
    readonly facts?: readonly string[]
    readonly checks?: number | undefined
    readonly notes?: string
  }
}[K]

/** What may be changed of an entry. */
export interface EntryChange {
  readonly name?: string
  readonly tags?: readonly string[]
  readonly notes?: string
  readonly facts?: readonly string[]
  /** Undefined: nothing is to be looked at. */
  readonly checks?: number | undefined
  readonly data?: Entry['data']
  readonly origin?: string
  /** Undefined takes it away. */
  readonly picture?: string | undefined
  readonly system?: string | undefined
}

/**
 * What lives longer than a fight: creatures, parties, encounters, maps, handouts, house rules. Promises that write resolve
 * when it is on disk, and reject with a sentence; what could not be written stays in the list with its `problem`, and
 * `retry` writes it.
 */
export interface Entries {
  /** All of them, those in the trash too, the latest changed first. Follows what other windows do. */
  readonly cards: Observable<readonly EntryCard[]>
  /** Rejects when it is not there, or its content cannot be read here or in the second copy. */
  read(id: string): Promise<Entry>
  /** Puts new ones in, all or none. Resolves with their ids in the same order. */
  add(given: readonly NewEntry[]): Promise<readonly string[]>
  /** Changes one. What another window has changed of it meanwhile stays. Resolves with it as it was. */
  change(id: string, edit: (entry: Entry) => EntryChange): Promise<Entry>
  /** Puts them into the trash, where they stay for `TRASH_DAYS`. */
  trash(ids: readonly string[]): Promise<void>
  restore(ids: readonly string[]): Promise<void>
  /** Deletes what is in the trash for good. */
  remove(ids: readonly string[]): Promise<void>
  /** Writes entries of a backup as they are: their ids and dates stay. Those that are there are replaced. */
  takeIn(entries: readonly Entry[]): Promise<void>
  /** Writes what could not be written. */
  retry(): Promise<void>
  /** Every text that is kept or waits in memory: what is named in it is in use. */
  texts(): Promise<readonly string[]>
}

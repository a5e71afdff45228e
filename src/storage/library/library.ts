import type { Row, Snapshot } from '~/engine'
import type { Entries } from '../entries/entries'
import type { FightHandle } from '../fight/fightHandle'
import type { Observable } from '../ports'
import type { FightRecord } from '../records/records'
import type { Audit } from './audit'

/** What the browser promised about throwing the data away by itself. */
export interface Persistence {
  /** Null: not asked, or it cannot be asked. */
  readonly isPromised: boolean | null
  /** Asks, once in the life of a page. */
  ask(): Promise<void>
}

/** `answered` is called when the browser has answered. */
export function createPersistence(persist: () => Promise<boolean | null>, answered: () => void): Persistence {
  let isPromised: boolean | null = null
  let isAsked = false
  return {
    get isPromised() {
      return isPromised
    },
    async ask() {
      if (isAsked) return
      isAsked = true
      isPromised = await persist().catch(() => null)
      answered()
    },
  }
}

/** A fight in the library. */
export interface ListedFight extends FightRecord {
  /** Milliseconds since 1970, for display only. */
  readonly changed: number
  /** Commands complete at the latest snapshot. */
  readonly commands: number
  /** Why it cannot be opened for play; absent when nothing is known against it. */
  readonly problem?: string
}

/** `take over`: from the window that writes it. `as it is`: from the database, whatever the mirror holds. */
export type HowToOpen = 'take over' | 'as it is'

/** What opening a fight led to. */
export type Opened =
  | { readonly kind: 'open'; readonly fight: FightHandle }
  /** Something of it is damaged. Go on with a copy: `recoverFight`; unless there is nothing to go on with. */
  | { readonly kind: 'damaged'; readonly copy: 'whole' | 'part' | 'none'; readonly words: string }
  /** The mirror holds more: `restoreFight`, or open it `as it is`. */
  | { readonly kind: 'shorter'; readonly words: string }
  /** It lies in the trash: `giveBackFight`. */
  | { readonly kind: 'trashed'; readonly words: string }
  /** Not in the database; `mirrored` is null when there is no mirror either. */
  | { readonly kind: 'missing'; readonly mirrored: number | null; readonly words: string }

/** All of one fight, for a file. */
export interface WholeFight {
  readonly record: FightRecord
  readonly map: unknown
  /** Ids of the pictures of the map and of tokens, past ones included; some may not be kept. */
  readonly pictures: readonly string[]
  readonly start: Snapshot
  readonly rows: readonly Row[]
  /** What of it could not be read, in words; empty when this is all of it. */
  readonly loss: string
}

/** A fight as far as it is kept, for whoever only looks at how it stands. */
export interface LatestFight {
  readonly map: unknown
  readonly state: Snapshot
  /** Commands that lie before the state. */
  readonly done: number
  /** Rows after the state. */
  readonly rows: readonly Row[]
}

/** A fight as it lies in the storage, sound or not. */
export interface RawFight {
  readonly record: unknown
  readonly map: unknown
  readonly snapshots: readonly unknown[]
  readonly rows: readonly unknown[]
  /** The lines of the second copy. */
  readonly mirror: readonly string[]
}

export interface NewFightRecord {
  /** Its own id, where a backup gives it back; absent, or one that was deleted here for good: a new one. */
  readonly id?: string | undefined
  readonly name: string
  readonly ruleset: string
  readonly tags?: readonly string[] | undefined
  /** State before the first row. */
  readonly start: Snapshot
  /** The map as plain data, and the ids of the pictures it shows. */
  readonly map: { readonly id: string; readonly map: unknown; readonly pictures: readonly string[] }
  /** The journal so far, when the fight comes from a file. */
  readonly rows?: readonly Row[]
}

/** The fights this browser keeps. Promises reject with a sentence for the GM when storage fails. */
export interface Library {
  /** What was found at the start. */
  readonly audit: Audit
  /** Something the GM must be told about storage as a whole; empty when there is nothing. */
  readonly notice: Observable<string>
  listFights(): Promise<readonly ListedFight[]>
  /** Resolves with its id, also when it could not be saved: it is then open in memory, and its status says so. */
  createFight(given: NewFightRecord): Promise<string>
  duplicateFight(id: string, name: string): Promise<string>
  /** What a copy of this name is called, so that it is told from all fights that are here. */
  freeName(name: string): Promise<string>
  renameFight(id: string, name: string): Promise<void>
  /** What it is found by, from now on. */
  tagFight(id: string, tags: readonly string[]): Promise<void>
  /** Puts it into the trash, whole, for `TRASH_DAYS`: it is listed as `trashed`, and not opened. What is not saved yet does not go. */
  trashFight(id: string): Promise<void>
  giveBackFight(id: string): Promise<void>
  /** Deletes it for good, wherever it lies; nothing brings it back. */
  deleteForGood(id: string): Promise<void>
  /** Deletes for good those of these that are still in the trash. */
  emptyTrash(ids: readonly string[]): Promise<void>
  /**
   * Opens a fight. Another window may be its writer: then this one only reads, unless it takes over. `as it is` goes on
   * with the database although the mirror holds more, and writes the mirror anew.
   */
  openFight(id: string, how?: HowToOpen): Promise<Opened>
  /** Brings back what the mirror holds and the database lacks. Resolves with the number of rows brought back. */
  restoreFight(id: string): Promise<number>
  /** What is sound of a damaged fight, out of both copies, as a new fight. The old one stays as it is. */
  recoverFight(id: string, name: string): Promise<string>
  /** All of a fight; of a damaged one what can be read. Rejects when nothing can. */
  readWhole(id: string): Promise<WholeFight>
  /** How a fight stood when it was kept last: a state, and the rows after it. Rejects when it cannot be read. */
  readLatest(id: string): Promise<LatestFight>
  /** What there is of a fight, sound or not, for a file that a person looks into. */
  readRaw(id: string): Promise<RawFight>
  /** The GM goes on without what was found missing at the start: it is asked no more. What a mirror holds stays in the list. */
  acceptLoss(): Promise<void>
  /** Creatures, parties, encounters and what else lives longer than a fight; loaded when it is first asked for. */
  entries(): Promise<Entries>
  /** Resolves with the picture's id: the hash of its content. Without room it stays in this window, and `notice` says so. */
  putPicture(picture: Blob): Promise<string>
  getPicture(id: string): Promise<Blob | undefined>
  /** Sizes in bytes; `used`: a map shows it, or a token did at some time in a fight. */
  listPictures(): Promise<readonly { readonly id: string; readonly size: number; readonly used: boolean }[]>
  /** Deletes the pictures that are not used. Resolves with the bytes freed. */
  deleteUnusedPictures(): Promise<number>
  setPreference(name: string, value: string): Promise<void>
  preferences(): Promise<ReadonlyMap<string, string>>
  /** The GM asks to save again: everything missed is written. */
  retry(): Promise<void>
  close(): Promise<void>
}

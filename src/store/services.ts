import type { Id, PublicTable, Row, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import type { GridMap } from '~/grid/grid-map'
import type { FightEntry, FileFound, Keeping, MapGiven } from './types'

/** A map as it is kept: its geometry, and where its picture lies on it. */
export interface KeptMap {
  id: Id
  name: string
  grid: GridMap
  /** The picture's id and the place of its corners, in squares; null: a blank grid. */
  picture: { id: string; x: number; y: number; width: number; height: number } | null
}

/** What is kept beside the journal and is not part of play. */
export interface FightMeta {
  name: string
  ruleset: string
  /** Seed of the dice that Fray rolls in this fight. */
  seed: number
}

/** A fight taken out of the storage. */
export interface StoredFight {
  id: string
  meta: FightMeta
  map: KeptMap
  /** The latest snapshot and the rows after it; `done` commands lie before it. */
  state: Snapshot
  done: number
  rows: readonly Row[]
  /** The whole journal up to that snapshot, for undo and for the log. */
  earlier(): Promise<{ start: Snapshot; rows: readonly Row[] }>
  /** False: another window is the writer. */
  writer: boolean
  drafts: Readonly<Record<string, string>>
  /** Rows that were dropped or repaired when it was read, in words. */
  notice: string | null
}

/** The storage as the store sees it. */
export interface Storage {
  start(): Promise<{ fights: readonly FightEntry[]; notice: string | null; recovery: boolean }>
  list(): Promise<readonly FightEntry[]>
  create(given: { meta: FightMeta; map: KeptMap; start: Snapshot; rows?: readonly Row[] }): Promise<string>
  /** Open for play: this window becomes the writer if no other one is. */
  open(id: string): Promise<StoredFight>
  /** Read without becoming the writer. */
  read(id: string): Promise<StoredFight>
  close(id: string): void
  /** Keep rows of the open fight. Returns at once; how it went is told through `onKeeping`. */
  append(id: string, rows: readonly Row[]): void
  keepSnapshot(id: string, done: number, state: Snapshot): void
  keepDraft(id: string, name: string, value: string | null): void
  rename(id: string, name: string): Promise<void>
  duplicate(id: string, name: string, seed: number): Promise<string>
  /** Set aside; `undelete` brings the latest one back, until the window is closed. */
  remove(id: string): Promise<void>
  undelete(): Promise<void>
  takeOver(id: string): Promise<void>
  retry(): void
  putPicture(picture: Blob): Promise<string>
  picture(id: string): Promise<Blob | null>
  onKeeping(hear: (keeping: Keeping) => void): void
  /** Another window has become the writer of the open fight, or wrote more of it. */
  onElsewhere(hear: (news: { fight: string; writer: boolean }) => void): void
  preference(name: string): string | null
  setPreference(name: string, value: string): void
}

/** Files in and out, away from the main thread. */
export interface Files {
  read(file: File): Promise<FileFound>
  /** The map that a file brought, with its picture, ready to be kept. */
  map(
    given: Extract<MapGiven, { kind: 'file' }>,
  ): Promise<{ name: string; grid: GridMap; picture: Blob | null; place: KeptMap['picture'] }>
  fight(
    token: string,
  ): Promise<{ meta: FightMeta; map: KeptMap; start: Snapshot; rows: readonly Row[]; pictures: readonly Blob[] }>
  pack(fight: StoredFight, pictures: readonly { id: string; blob: Blob }[]): Promise<Blob>
}

/** The way to the players' window. */
export interface Players {
  open(): void
  publish(given: {
    table: PublicTable
    log: readonly string[]
    shown: Snapshot['board']['shown']
    curtain: boolean
  }): void
  setMap(given: { width: number; height: number; picture: Blob | null; place: KeptMap['picture'] } | null): void
  onState(hear: (state: 'closed' | 'waiting' | 'connected') => void): void
}

/** A ruleset that is loaded when it is first needed. */
export interface RulesetEntry {
  id: string
  name: string
  load(): Promise<Ruleset<RulesetTypes>>
}

export interface Services {
  storage: Storage
  files: Files
  players: Players
  rulesets: readonly RulesetEntry[]
  terrain(map: GridMap): unknown
  newId(): string
  applyUpdate(): void
  /** A fresh 32-bit seed, from the browser's source of chance. */
  seed(): number
}

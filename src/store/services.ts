import type { Id, Row, Ruleset, RulesetTypes, Snapshot } from '~/engine'
import type { Feed } from '~/feed/feed'
import type { GridMap } from '~/grid/grid-map'
import type { RulesetEntry } from '~/rulesets'
import type { Terrain } from '~/table'
import type { Library, WholeFight } from '~/storage'
import type { GmTable } from './forPlayers'
import type { Time } from './turnClock'
import type { FileFound, MapGiven, TokenPicture } from './types'

/** A map as it is kept: its geometry, and where its picture lies on it. */
export interface KeptMap {
  id: Id
  name: string
  grid: GridMap
  /** The picture's id and the place of its corners, in squares; null: a blank grid. */
  picture: { id: string; x: number; y: number; width: number; height: number } | null
}

/** A map out of a file, its picture not yet kept. */
export interface GivenMap {
  name: string
  grid: GridMap
  picture: { blob: Blob; x: number; y: number; width: number; height: number } | null
}

/** A fight out of a file, checked. */
export interface GivenFight {
  name: string
  ruleset: string
  map: GivenMap
  /** Pictures of its tokens that may not be kept here yet. */
  pictures: readonly Blob[]
  start: Snapshot
  rows: readonly Row[]
}

/** Files in and out, away from the main thread. */
export interface Files {
  /** What is in the file. Nothing changes; what was found is remembered by its token. Never rejects. */
  read(file: File): Promise<FileFound>
  /** A picture out of which a token is to be cut, decoded, or what is wrong with the file in sentences. Never rejects. */
  picture(file: File): Promise<ImageBitmap | { readonly problems: readonly string[] }>
  /** Rejects with a sentence. */
  map(given: Extract<MapGiven, { kind: 'file' }>): Promise<GivenMap>
  /** Rejects with a sentence. */
  fight(token: string): Promise<GivenFight>
  /** The fight as one file, with those of its pictures that are `kept`. */
  pack(fight: WholeFight, kept: (picture: string) => Promise<Blob | undefined>): Promise<Blob>
}

/** The way to the players' window: it is given the table as the GM has it, and sends what of it they may know. */
export interface ToPlayers extends Omit<Feed, 'publish' | 'setTheme' | 'state' | 'close'> {
  publish(table: GmTable): void
}

/** Everything the store needs from outside the rules. */
export interface Services {
  library: Library
  feed: ToPlayers
  files: Files
  rulesets: readonly RulesetEntry[]
  /** The frozen map as the rulesets ask it. */
  terrain(map: GridMap): Terrain
  /** The fight a first visit finds. */
  demo(ruleset: Ruleset<RulesetTypes>): Promise<GivenFight>
  time: Time
  /** A number nobody could have foreseen, 32 bits. */
  chance(): number
  newId(): string
  /** A kept picture of a token, decoded; null when it is damaged, or no token's. Never rejects. */
  tokenPicture(file: Blob): Promise<TokenPicture | null>
  applyUpdate(): void
}

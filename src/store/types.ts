import type {
  Asked,
  Command,
  Event,
  Id,
  Json,
  Mark,
  Offer,
  PublicTable,
  Reason,
  RulebookEntry,
  Ruleset,
  RulesetTypes,
  Snapshot,
  Walk,
} from '~/engine'
import type { Viewed } from '~/feed/viewer'
import type { GridMap } from '~/grid/grid-map'
import type { ClockFace } from './turnClock'
import type { Terrain } from '~/table'

/** A fight as the library lists it. Times are for display only and never enter the rules. */
export interface FightEntry {
  id: string
  name: string
  ruleset: string
  /** Milliseconds since 1970, from the computer's clock. */
  changed: number
  /** Set when it cannot be opened: what is wrong. */
  problem?: string
}

/** What the storage says about the fight being kept. */
export interface Keeping {
  state: 'saved' | 'saving' | 'not saved' | 'memory only' | 'read only'
  /** In words, for everything but `saved`. */
  words: string
  /** Whether the browser promised not to throw the data away; null: not asked yet. */
  persisted: boolean | null
}

/** One command in the log with what it said. */
export interface LogEntry {
  /** Number of commands complete before it; the time line goes there. */
  done: number
  command: Command
  /** Words for the command, as the time line names it. */
  words: string
  lines: readonly LogLine[]
  /** The command is still open. */
  open: boolean
  /** It was undone and can be redone. */
  undone: boolean
  /** Faces in it that were typed from the table or decreed. */
  sources: readonly ('physical' | 'gm' | 'auto')[]
  /** The states as the command began, and as it ended or as it stands. */
  around(): { readonly before: Snapshot; readonly after: Snapshot }
}
export interface LogLine {
  words: string
  type: string
  parts: readonly { n: number; words: string; rule: string }[]
  rules: readonly string[]
  /** The players know it. */
  shared: boolean
  event: Event
}

/** A refusal that is on the screen, with the way to allow it anyway. */
export interface Refusal {
  /** The sentence with its facts. */
  words: string
  /** Ledger id; absent when it is no matter of the rules. */
  rule?: string
  /** Do it all the same; absent when nobody can. */
  anyway?: () => void
}

/** The fight that is open, as the interface sees it. */
export interface OpenFight<R extends RulesetTypes = RulesetTypes> {
  id: string
  name: string
  ruleset: Ruleset<R>
  /** Every rule of it in our own words, loaded when it is first asked for. */
  rulebook(): Promise<readonly RulebookEntry[]>
  terrain: R['terrain'] & Terrain
  snapshot: Snapshot<R>
  asks: readonly Asked[] | null
  /** The map with all that the GM has drawn; how its doors and ground stand is in the snapshot's board. */
  map: GridMap
  /** The map's picture and the place of its corners, in squares; null: a blank grid. */
  picture: { file: Blob; x: number; y: number; width: number; height: number } | null
  /** False: another window plays this fight; this one only shows it. */
  writer: boolean
  mark: Mark
  /** Number of commands on the line of play, undone ones included. */
  steps: number
  /** What undo and redo would do, in words; null: nothing. */
  undoes: string | null
  redoes: string | null
}

/** A picture on tokens, decoded once. */
export interface TokenPicture {
  file: Blob
  /** Its address within this window, as long as the fight is open. */
  url: string
  image: ImageBitmap
}

/** How dice of a side are made: `ask` shows boxes (Enter rolls), `auto` rolls at once. */
export type DiceMode = 'ask' | 'auto'

/** Something about what was kept that the GM must decide, with the ways to go on. */
export interface Trouble {
  title: string
  words: string
  ways: readonly { words: string; go: () => void }[]
}

export interface TableState {
  /** `recovery`: `trouble` must be decided before anything else is shown. */
  phase: 'starting' | 'ready' | 'recovery'
  trouble: Trouble | null
  /** Something the GM must be told that is not tied to one fight (a recovery, no storage). Cleared by `dismiss`. */
  notice: string | null
  fights: readonly FightEntry[]
  /** The systems that a fight can be played by. */
  rulesets: readonly { id: string; name: string }[]
  fight: OpenFight | null
  log: readonly LogEntry[]
  refusal: Refusal | null
  keeping: Keeping
  /** The pictures on tokens by their ids, as soon as they are decoded. One that is missing or damaged is not among them. */
  pictures: ReadonlyMap<Id, TokenPicture>
  /** Selected combatants, the last one first. */
  selection: readonly Id[]
  /** Half-typed things by name, kept over a reload. Those for open questions are named `dice/…` and `answer/…`. */
  drafts: Readonly<Record<string, string>>
  dice: Readonly<Record<Id, DiceMode>>
  players: 'closed' | 'waiting' | 'connected'
  curtain: boolean
  /** The time that somebody has for the turn; null: none runs. */
  clock: ClockFace | null
  /** A new version of Fray is installed and waits for the GM's word. */
  update: boolean
}

/** Everything a click can do. None of these throws; what is refused lands in `refusal`. */
export interface TableActions {
  /** Submit a command. True when it was taken in (it may have opened questions). */
  do(command: Command): boolean
  /** Answer one of the open questions. */
  answer(ask: Asked, value: Json, source?: 'click' | 'physical' | 'gm'): boolean
  /** Let Fray roll the dice of an open roll. */
  rollFor(ask: Asked): boolean
  /** Turn a knob on an open roll. */
  turn(ask: Asked, knob: string, value: number): boolean
  /** Set a value on a sheet, of several on all or on none: at rest a command, in the middle of a question a ruling in its place. */
  set(who: Id | readonly Id[], path: readonly (string | number)[], value: Json): boolean
  /** Run a command right here, in the middle of the open question. */
  ruleIn(command: Command): boolean
  /** Stop the open command with what has happened so far. */
  stop(): void
  /** Show a refusal that the rules gave to the map, with the way to do it all the same. */
  refuse(reason: Reason, anyway: () => void): void
  dismiss(): void
  undo(by?: 'command' | 'answer'): void
  redo(by?: 'command' | 'answer'): void
  go(to: Mark): void
  select(ids: readonly Id[]): void
  draft(name: string, value: string | null): void
  setDice(side: Id, mode: DiceMode): void
  /** Fights. Names are shown as given. */
  openFight(id: string): Promise<void>
  /** Rejects with a sentence when the map cannot be read. */
  newFight(given: NewFight): Promise<string>
  /** The demo fight by these rules, ready to begin. */
  demoFight(ruleset: string): Promise<void>
  /** The open fight once more, before its beginning, by other rules: who and where stay, numbers are adopted. */
  switchRules(ruleset: string): Promise<void>
  /** Take in the fight that a file brought. Rejects with a sentence. Resolves with its id. */
  importFight(token: string): Promise<string>
  renameFight(id: string, name: string): Promise<void>
  duplicateFight(id: string): Promise<void>
  /** Whether it is deleted; what went wrong is a notice. */
  deleteFight(id: string): Promise<boolean>
  /** Give back what the latest `deleteFight` took. */
  undelete(): Promise<void>
  /** One file with everything, for the GM. Null when it cannot be made, with a notice that says why. */
  exportFight(id: string): Promise<Blob | null>
  /** A file of any kind Fray reads: resolves with what was found, nothing changed yet. */
  readFile(file: File): Promise<FileFound>
  /** A file out of which a token's picture is to be cut, decoded, or what is wrong with it in sentences. */
  readPicture(file: File): Promise<ImageBitmap | { readonly problems: readonly string[] }>
  /** Keep a picture and put it onto the tokens of these. True when it was taken in; what went wrong lands in `notice`. */
  givePicture(who: readonly Id[], picture: Blob): Promise<boolean>
  /** Bytes of kept pictures that no fight uses, nor could use again by undo. */
  unusedPictures(): Promise<number>
  /** Deletes them. A fight that was deleted can then not be given back. Resolves with the bytes freed. */
  deleteUnusedPictures(): Promise<number>
  takeOver(): Promise<void>
  retrySaving(): void
  openPlayers(): void
  setCurtain(down: boolean): void
  /** Hears of all that the players' window would show from now on, whether it is open or not; null: no longer. */
  mirror(hear: ((viewed: Viewed) => void) | null): void
  /** Shows the players what is measured on the map just now, as far as they see it; null: nothing. Never kept. */
  measure(ruler: { cells: readonly number[]; words: string } | null): void
  /** Stops the clock of a turn, or lets it go on. */
  pauseClock(on: boolean): void
  applyUpdate(): void
}

export interface NewFight {
  name: string
  ruleset: string
  map: MapGiven
  /** The fight this one follows: its members of these sides come along as they stand. */
  follows?: { fight: string; sides: readonly Id[]; rest?: string }
}

/** A map for a new fight: a blank grid, or what a file brought. */
export type MapGiven =
  | { kind: 'blank'; width: number; height: number }
  | {
      kind: 'file'
      found: Extract<FileFound, { kind: 'map' | 'picture' }>
      /** How squares lie over a plain picture, in its pixels: their side, and the corner of the first. */
      grid?: { pixelsPerSquare: number; left: number; top: number }
    }

/** What a file turned out to be, for the preview. `problems` are sentences. */
export type FileFound =
  | {
      kind: 'map'
      name: string
      width: number
      height: number
      walls: number
      portals: number
      problems: readonly string[]
      preview: string | null
      token: string
    }
  | {
      kind: 'picture'
      name: string
      pixels: { width: number; height: number }
      problems: readonly string[]
      preview: string
      token: string
    }
  | { kind: 'fight'; name: string; problems: readonly string[]; token: string }
  | { kind: 'refused'; name: string; problems: readonly string[] }

export type { Offer, PublicTable, Reason, Viewed, Walk }

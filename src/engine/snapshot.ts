/**
 * The words every ruleset and every window share. All of it is plain data that survives JSON unchanged:
 * no classes, maps, dates or functions at rest.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** Names a record. Made from a counter in the snapshot, never reused along one line of play. */
export type Id = string

/** Who decides: a combatant (whoever plays it) or the GM. */
export type Decider = Id | 'gm'

/** The types a ruleset brings. Each is plain data; `terrain` is handed in from outside and never stored. */
export interface RulesetTypes {
  /** House rules and optional rules of this encounter. */
  settings: object
  /** What the ruleset keeps about a side besides its name. */
  side: object
  /** One combatant's numbers. */
  sheet: object
  /** The turn order at rest. */
  /** `round`: its number while combat lasts. */
  turn: { round: number }
  /** The map as it is played on: which it is, and what has been changed there. The engine never looks inside. */
  board: object
  /** The frozen map in the form this ruleset asks questions of. */
  terrain: unknown
}

export interface Side<R extends RulesetTypes = RulesetTypes> {
  id: Id
  name: string
  /** Index into the palette of side colours and shapes; the same number gives both. */
  badge: number
  /** How the players see this side's pools. */
  show: 'exact' | 'words' | 'nothing'
  /** Its dice and what they come to are rolled behind the screen, however its pools are shown: the players hear what comes of them. */
  screen?: boolean
  more: R['side']
}

export interface Combatant<R extends RulesetTypes = RulesetTypes> {
  id: Id
  name: string
  /** One or two characters on the token. */
  letter: string
  side: Id
  /** Top-left square of the token, `y * width + x`; null while it is not on the map. */
  cell: number | null
  /** What the players' window may know of it. */
  known: 'absent' | 'unnamed' | 'named'
  /** Left the fight (fled, surrendered, taken off the map by the GM). Kept so that the log can name it. */
  gone: boolean
  notes: string
  /** How high above the ground it is, in the GM's words. No rule reads it. */
  elevation?: string
  /** The picture on the token, by its id among the pictures that are kept. */
  picture?: Id
  /** The light it carries, in metres. It counts where only what is lit is seen. */
  light?: number
  /** Has fled by the GM’s word, in rules that have no mark for it on the sheet. */
  fled?: true
  /** Has surrendered by the GM’s word, in rules that have no mark for it on the sheet. */
  yielded?: true
  /** The next turn is lost by the GM’s word, in rules that have no mark for it on the sheet. */
  skips?: true
  sheet: R['sheet']
}

/** A dropped or thrown item lying on a square. */
export interface Thing {
  id: Id
  cell: number
  name: string
  what: Json
}

/** A marker in the GM's own words, or a condition with the event that ends it. */
export interface Effect {
  id: Id
  on: Id
  type: string
  words: string
  /** When it ends. `null`: until someone takes it away. */
  until: { round: number; of: Id; when: 'start' | 'end' } | null
  /** Whether the players' window shows it. */
  shared: boolean
}

export interface Snapshot<R extends RulesetTypes = RulesetTypes> {
  rules: { id: string; version: number }
  settings: R['settings']
  phase: 'preparation' | 'combat' | 'over'
  sides: Record<Id, Side<R>>
  combatants: Record<Id, Combatant<R>>
  things: Record<Id, Thing>
  effects: Record<Id, Effect>
  /** null while preparing. */
  turn: R['turn'] | null
  board: R['board']
  /** The number the next new id is made from. */
  nextId: number
}

/** A change of one value at a path. The same shape as immer's patches. */
export interface Patch {
  op: 'replace' | 'add' | 'remove'
  path: (string | number)[]
  value?: unknown
}

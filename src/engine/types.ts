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
  turn: object
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

/** A wall, door, window or outline that the GM has drawn, or moved from where the map has it. */
export interface Wall {
  /** All stop steps; a window lets sight through. Doors and windows open and close, and stand closed when drawn. */
  kind: 'wall' | 'door' | 'window' | 'object'
  /** x1, y1, x2, y2 in 1/1024 squares. */
  at: readonly [number, number, number, number]
}

/** What the GM has said of a zone. */
export interface Zone {
  name?: string
  /** Room for half as many, or for twice as many. */
  room?: 'cramped' | 'wide'
  /** The map can be left from here. */
  exit?: true
}

/** What the players see of the map. */
export interface Fog {
  /** `off`: all of it. `hand`: what the GM shows. `sight`: what the party sees, with what the GM shows and hides. */
  mode: 'off' | 'hand' | 'sight'
  /** The sides whose members see for the players. */
  party: readonly Id[]
  /** Only what is lit is seen: by the lights of the map and by those that are carried. */
  dark: boolean
  /** By hand, by row: `shown` or `hidden` whatever the party sees. */
  hand: { readonly [row: string]: string }
  /** What was seen before walls, doors or ground last changed, by row: `seen`. */
  known: { readonly [row: string]: string }
  /**
   * Where members of the party stood since then, by row: `s1` for the top-left square of a token one square wide. What
   * they saw from there is worked out from the map and never kept.
   */
  looks: { readonly [row: string]: string }
  /**
   * Squares where walls or ground have changed unseen, by row: `v1` names what the players remember there, as `walls` and
   * `paint` of the board stood then.
   */
  old?:
    | undefined
    | {
        readonly squares: { readonly [row: string]: string }
        readonly built: Readonly<Record<string, Pick<Board, 'walls' | 'paint' | 'ground'>>>
      }
}

/** A template that lies on the map. */
export interface Area {
  id: Id
  name: string
  /** Its form and place, as `AreaShape` of the grid has it. */
  shape: Json
  /** Index into the palette of side colours. */
  badge: number
  /** Whether the players see it, as far as they see its squares. */
  shared: boolean
}

/** The map as it is played on. What is absent has not been touched: nothing drawn, nobody has walked. */
export interface Board {
  /** The map in use. A map never changes under its id. */
  map: Id
  /** Doors and windows that are not as the map drew them. */
  doors: Record<Id, 'open' | 'closed'>
  /** Painted ground by row: runs of a count and `difficult`, `blocking`, `hazardous` or `cover` (see `Rows` of the grid). */
  paint?: { readonly [row: string]: string }
  /**
   * Drawn over the map. A wall of the map itself goes by `m` and its number, a portal by its id: a record stands in its
   * place, null takes it away.
   */
  walls?: Readonly<Record<Id, Wall | null>>
  /**
   * `size`: sides of the squares that tile the map where nothing is drawn. `drawn`: ids of drawn zones by row. `said`: of
   * drawn zones and of tiles (`t5`), by id.
   */
  zones?: { size: number; drawn: { readonly [row: string]: string }; said: Readonly<Record<Id, Zone>> }
  /** Absent: the players see what is `shown`. */
  fog?: Fog
  areas?: Readonly<Record<Id, Area>>
  /** Top-left squares that tokens have gone over this turn, the one where it began first. */
  trails?: Readonly<Record<Id, readonly number[]>>
  /** Of a trail so many squares from its start that the players did not see walked. */
  unseenTrails?: Readonly<Record<Id, number>>
  /** Painted ground by square: how it was kept before `paint`. Taken over into that with the next stroke. */
  ground?: Readonly<Record<string, 'difficult' | 'blocking' | 'cover'>>
  /** Rectangles that the players see: how it was kept before `fog`. Taken over into that with its next change. */
  shown?: readonly { x: number; y: number; width: number; height: number }[]
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
  board: Board
  /** The number the next new id is made from. */
  nextId: number
}

/** Something somebody does: the click that becomes a rules action. */
export interface Command {
  type: string
  by: Decider
  /** The GM allowed it although the rules refuse it. Skips the refusal, never the procedure. */
  force?: true
  /** Answers given ahead, by the key of the question (`{ 'move.path': [..] }`). */
  with?: { readonly [key: string]: Json }
}

/** Why something is refused: a ledger id and a code; the words live in the ruleset's text. */
export interface Reason {
  rule: string
  code: string
  with?: { readonly [key: string]: Json }
}

/** One action of a combatant, open or closed. */
export interface Offer {
  command: Command
  name: string
  group: 'main' | 'bonus' | 'move' | 'free' | 'reaction' | 'gm'
  /** What it costs, in the words of the rulebook ("1 action, 1 stamina"). */
  cost: string
  /** The letter that picks it. */
  hotkey: string
  whyNot?: Reason
}

export interface Option<T extends Json = Json> {
  value: T
  whyNot?: Reason
}

/** An adjustment the GM may turn while a roll is open (advantage, a bonus). */
export interface Knob {
  key: string
  options: readonly number[]
  /** Where it stands: as the rules give it, until the GM turns it. */
  default: number
}

interface AskBase {
  key: string
  /** Whose decision or whose dice. */
  of: Decider
  /** Whether the players' window may know that this is being asked. */
  see: 'all' | 'asked'
  /** What the asked one knows at this moment. */
  facts?: { readonly [key: string]: Json }
  default?: Json
  knobs?: readonly Knob[]
}
export type Choice = AskBase & { kind: 'choice'; min: number; max: number; options: readonly Option[] }
export type Roll = AskBase & {
  kind: 'roll'
  /** Sides of each die, in the order they are read. */ dice: readonly number[]
}
export type NumberAsk = AskBase & { kind: 'number'; min: number; max: number }
export type TextAsk = AskBase & { kind: 'text'; max: number }
export type PathAsk = AskBase & {
  kind: 'path'
  /** The token that moves. */
  who: Id
  /** Metres left. */
  budget: number
  /** Diagonal steps already taken in this movement, modulo 2. */
  parity: 0 | 1
}
export type AreaAsk = AskBase & {
  kind: 'area'
  /** Form and size, as the rule gives them: an `AreaShape` of the grid without its place. The answer is the whole of it. */
  area: { readonly kind: string; readonly [part: string]: Json }
  /** The token it starts from, if it does. */
  who: Id | null
}
export type Request = Choice | Roll | NumberAsk | TextAsk | PathAsk | AreaAsk
/**
 * A question that is open: `ask` is its number within the command, `slot` its place in a batch; `rules` are the ledger ids
 * of the rules that came into play since the latest event.
 */
export type Asked = Request & { ask: number; slot: number; rules?: readonly string[] }

export interface Answer {
  key: string
  ask: number
  slot: number
  of: Decider
  value: Json
  force?: true
  /** How it was given: clicked, rolled by Fray, typed from the table, by standing order, or decreed. */
  source: 'click' | 'dice' | 'physical' | 'auto' | 'gm'
}

/** A change of one value at a path. The same shape as immer's patches. */
export interface Patch {
  op: 'replace' | 'add' | 'remove'
  path: (string | number)[]
  value?: unknown
}

/** What a command took in, in order. */
export type Entry =
  | Answer
  | { key: 'gm.set'; patches: readonly Patch[] }
  | { key: 'gm.knob'; ask: number; knob: string; value: number }
  | { key: 'gm.run'; command: Command }
  | { key: 'gm.stop' }

/** One named part of a total, with the rule it comes from. */
export interface Part {
  n: number
  of: string
  rule: string
  /** What it counts towards, where what is told at once has several totals ("stamina"). */
  to?: string
}

/** Something a person at the table would say aloud. */
export interface Event {
  type: string
  with: { readonly [key: string]: Json | undefined }
  /** The parts that make up the total. */
  because?: readonly Part[]
  /** Ledger ids of the rules that came into play since the event before. */
  rules?: readonly string[]
  /** What the players may know of it. Absent: it never leaves the GM's window. */
  shared?: { readonly [key: string]: Json | undefined }
}

/** One row of the journal: appended, never rewritten. */
export type Row =
  | { row: 'open'; command: Command; rules: { id: string; version: number } }
  | { row: 'entry'; entry: Entry }
  | { row: 'close'; redo: readonly Patch[] }
  | { row: 'undo' | 'redo'; to: Mark }

/** A place on the time line: `done` commands complete; with `entries`, the next one open after that many entries. */
export interface Mark {
  done: number
  entries: number | null
}

import type { Proc } from './ask'
import type { ActionTable, Command, Decree, Offer, Reason } from './command'
import type { GivenArmour, GivenAttack, OriginRules } from './creature'
import type { ConditionTable, DisplayRules } from './display'
import type { EventTable } from './events'
import type { Declared } from './fields'
import type { Asked, PathAsk, QuestionTable } from './questions'
import type { Combatant, Decider, Id, Json, RulesetTypes, Snapshot } from './snapshot'
import type { TacticsRules } from './tactics'
import type { Procedures, World } from './world'

/** A field of the sheet as the interface shows and edits it. Its path starts at the sheet. */
export interface Field {
  path: readonly (string | number)[]
  /** "Piercing: dice" is the dice of "Piercing". */
  label: string
  group: string
  /** Among the few numbers that a card of the sheet says; where no field is, the pools come first and numbers after them. */
  isTelling?: true
  /**
   * `condition`: it is one of what may ail the creature. `passing`: what a fight counts, or damage to a number. `order`: a standing order. `squares`: the side of its token. `held`: whether the thing is in hand.
   */
  role?: 'condition' | 'passing' | 'order' | 'squares' | 'held'
  /**
   * Of a thing: `never` said where it is read, as everybody knows it. `bare`: its value says by itself what it is ("ranged"), and nothing
   * where the label begins with it. `dice`: how many of the die in the field after it ("2d8").
   */
  reads?: 'never' | 'bare' | 'dice'
  /** Options that say what is not out of the ordinary, and that no reader would miss. */
  plain?: readonly string[]
  kind:
    /** `empty`: what null means, in a word; left out: there is always a number. */
    | { type: 'integer'; min: number; max: number; empty?: string }
    /** `min`: it can fall so far below 0; left out: not at all. */
    | { type: 'pool'; max: number; min?: number }
    | { type: 'die'; sides: readonly number[] }
    | { type: 'flag' }
    | { type: 'text'; max: number }
    | { type: 'option'; options: readonly string[]; empty?: string }
}

/** A place of the sheet where things lie that are carried: a list, or room for one. */
export interface GearPlace {
  at: string
  /** Whether such a thing is a weapon; absent: none is. */
  isWeapon?(thing: object): boolean
  /** Names of things that there is no word about, as anybody has them or has not named them. */
  usual?: readonly string[]
}

/** A house rule that can be set otherwise. */
export interface Toggle {
  key: string
  label: string
  /** The row of the ledger that speaks of it. */
  rule: string
  /** Other rows that refuse, or do not, by how it is set. */
  also?: readonly string[]
  values: readonly Json[]
  /** What the values are called, in the same order; none: as they are. */
  words?: readonly string[]
}

/** What a creature brings before its numbers are the ruleset's: typed by name, imported, or from another system. */
export interface ForeignSheet {
  name: string
  /** Numbers by the name they had at their origin. */
  numbers: { readonly [name: string]: number | string }
  /** What is left of the pools that are not full, by the same names in small letters. */
  left?: { readonly [name: string]: number }
  /** Attacks and armour as they were read, for rules that take them as they are. */
  attacks?: readonly GivenAttack[]
  worn?: readonly GivenArmour[]
  /** It was written for the family of rules that reads it: what it says is so, and nothing of it a guess. */
  isOwn?: true
}

/**
 * How a combatant would move now: what the map tints and the drag follows. Computed by the rules; the map only draws.
 * All distances in metres, or as the ruleset's `waysIn` says; all places are the token's top-left square.
 */
export interface Walk {
  /** The command that dropping the token submits ("move", "sprint", "place"). */
  command: string
  /** The key under which the path travels with the command. */
  key: string
  /** Where the way leads decides what it means: the command and its key for this goal, in place of those above. */
  meant?(goal: number): { command: string; key: string }
  /** No movement is open to it now, and why. The GM may allow it anyway. */
  whyNot?: Reason
  /** Every square where the movement may end, with its cost. */
  cells: ReadonlyMap<number, number>
  /**
   * The way through these squares in order (the last is the goal): the cheapest between each two. With `whyNot` the
   * way is not allowed; it is still drawn, up to where it is refused. `steps`: the cost up to each square of `path`.
   */
  route(through: readonly number[]): {
    path: readonly number[]
    cost: number
    steps?: readonly number[]
    whyNot?: Reason
  }
}

/** A part of the map that the rules count in: a zone. */
export interface Region {
  /** As questions name it. */
  id: string
  /** Its name and how it lies to whoever chooses: "Cellar · nearby". */
  words: string
  squares: readonly number[]
}

/** A time that runs at the table, outside the rules, while no question is open. */
export interface Clock {
  /** What it belongs to: with another key it starts anew. */
  key: string
  /** Who must hurry. */
  of: Id
  seconds: number
  /** Given when it has run out, as by a hand. */
  command: Command
}

/** What a ruleset says of its data at rest: what is on a sheet, what can be set, and when a state is sound. */
export interface StateRules<R extends RulesetTypes> {
  /** What stands in its house rules and on its sheets, field by field: how long it lasts, and what older ones are given. */
  declared: Declared
  settings: {
    defaults: R['settings']
    toggles: readonly Toggle[]
  }
  sheet: {
    /** A quick NPC. */
    blank(): R['sheet']
    /** The same as a character of the players; absent where the rules do not tell those from NPCs. */
    ofPlayers?(sheet: R['sheet']): R['sheet']
    /**
     * What the players knew of it before it hid from them; null: it does not hide. Absent where hiding takes nobody off their table.
     */
    knownBefore?(sheet: R['sheet']): Combatant['known'] | null
    /** Ready-made sheets by name ("guard", "archer"), the quick NPC defaults among them. */
    presets: { readonly [name: string]: () => R['sheet'] }
    fields(sheet: R['sheet']): readonly Field[]
    /** Where what is carried lies, in the order in which a card names it. */
    gear: readonly GearPlace[]
    /** Files of creatures that were written for rules of the same family: nothing of them has to be mapped. */
    families?: readonly OriginRules[]
    /** What is wrong with a sheet, naming field and bounds; undefined when it is sound. Checks any JSON value. */
    problem(sheet: unknown): string | undefined
    /** A sheet made of one from elsewhere, with the fields that were guessed. */
    convert(foreign: ForeignSheet): { sheet: R['sheet']; unsure: readonly string[] }
  }
  side: { blank(): R['side'] }
  /** What is wrong with a whole snapshot from a file or a patch; undefined when it is sound. */
  problem(snapshot: unknown): string | undefined
  /** The side of the square that a token covers, in squares. */
  footprint(sheet: R['sheet']): number
  /**
   * The map that a state is played on, when `first` is the one its fight began on; absent: it is always that. Called for each look at
   * the map, so it keeps what it has compiled.
   */
  terrain?(first: R['terrain'], s: Snapshot<R>): R['terrain']
}

/** What may be commanded, and what comes of it. */
export interface CommandRules<R extends RulesetTypes> {
  /** What is declared of each action: what it means, what it costs, what it is drawn as. */
  actions: ActionTable
  /** All actions of a combatant (or of the GM), the closed ones with the reason. `type`: only this one is looked for. */
  offers(s: Snapshot<R>, terrain: R['terrain'], of: Decider, type?: string): readonly Offer[]
  /** How this combatant would move now, or answer the way it is asked for; while preparing, anywhere it fits. */
  walk(s: Snapshot<R>, terrain: R['terrain'], who: Id, asked?: PathAsk): Walk
  /** What the costs of ways and the budget of a `path` question count; absent: metres. `five feet`: squares of as many. */
  waysIn?: 'five feet' | 'half zones'
  /**
   * What a diagonal costs on squares: `alternate` every second one double, `one` as a straight step, `two` always double, `none`:
   * nobody steps diagonally. Ways, distances, areas counted in steps and rulers follow it.
   */
  diagonals: 'alternate' | 'one' | 'two' | 'none'
  /** The parts into which these rules cut the map, as they lie to `of`; absent where rules know squares only. */
  regions?(s: Snapshot<R>, terrain: R['terrain'], of: Id | null): readonly Region[]
  /** Each command by its type, as a procedure. Table commands included. */
  procedures: Procedures<R>
  /**
   * What a change means, whatever hand made it: a number set to nothing, a join, a change of sides. Called at the tail of each
   * command, ahead of `after`, and after each ruling of the GM in the middle of one. It compares the state with `before`, the one
   * that was settled last, so that what the GM has ruled otherwise is not decided again.
   */
  settle?(w: World<R>, before: Snapshot<R>): Proc<void>
  /** Upkeep at the tail of each command: deaths, the end of a turn, the next round. */
  after(w: World<R>): Proc<void>
  /** The answer a standing order gives to a question, or undefined: ask. */
  standingOrder?(s: Snapshot<R>, ask: Asked): Json | undefined
  /** What the GM could decree of this combatant now; absent: nothing. */
  decrees?(s: Snapshot<R>, who: Id): readonly Decree[]
  /** The time that runs while the state stands like this; absent where no rule has one. */
  clock?(s: Snapshot<R>): Clock | null
}

/**
 * A combat system, grouped as its folder is: what is at rest, what may be commanded, what is shown. All of it is pure.
 * `terrain` is the frozen map compiled by the caller; the engine never looks inside.
 */
export interface Ruleset<R extends RulesetTypes> {
  id: string
  version: number
  name: string
  /** Author, licence and address of the source, for the credits. */
  source: { title: string; author: string; licence: string }
  /** What can happen, and what of it may be heard. */
  events: EventTable
  /** What can be asked, and what each question is about. */
  questions: QuestionTable
  /** What may stand out about somebody. */
  conditions: ConditionTable
  state: StateRules<R>
  commands: CommandRules<R>
  display: DisplayRules<R>
}

/** A combat system together with what somebody sensible does in it, which a table that plays by hand has no need of. */
export interface TacticalRuleset<R extends RulesetTypes> extends Ruleset<R> {
  tactics: TacticsRules<R>
}

import type { Proc } from './ask'
import type { Declared } from './fields'
import type { PoolColour, PublicTable } from './public'
import type { GivenArmour, GivenAttack, OriginRules } from './creature'
import type { Asked, Option, PathAsk, QuestionTable, Roll } from './questions'
import type { ActionTable, Command, Decree, Offer, Reason } from './command'
import type { Combatant, Decider, Id, Json, RulesetTypes, Snapshot } from './snapshot'
import type { Event, EventTable, Part } from './events'
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

/** A number that follows from a sheet, with what it is made of. */
export interface Figure {
  label: string
  n: number
  /** Of a modifier: the score it comes from. Modifiers stand together and are written with their signs. */
  note?: string
  parts: readonly Part[]
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

/** A lane of the turn sidebar: the system's own order, as data. */
export interface Lane {
  name: string
  /** A count of the round instead of a side. */
  count?: number
  side: Id | null
  /** The go is with this lane. */
  now: boolean
  /** What is said of the lane as a whole ("passed", "holds the initiative"). */
  words?: string
  rows: readonly {
    who: Id
    state: 'ready' | 'acting' | 'spent' | 'out' | 'waiting'
    words: string
    /** A second line of words: what somebody is likely to do, why they stand in the order twice. */
    note?: string
    /** Reactions left, where the system counts them. */
    reactions?: number
  }[]
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

/** One line of the rulebook in the app, in our own words. */
export interface RulebookEntry {
  id: string
  title: string
  body: string
  chapter: string
}

/** The words of a ruleset. Pure; gives English sentences for codes and facts. */
export interface Text<R extends RulesetTypes> {
  /** The refusal as a sentence with its facts; the ledger id is added by the interface. */
  reason(reason: Reason, s: Snapshot<R>): string
  /** What the prompt says: who must decide what. */
  ask(ask: Asked, s: Snapshot<R>): { title: string; detail: string }
  /** The label of one option. */
  option(ask: Asked, value: Json, s: Snapshot<R>): string
  /** What an option costs and what comes of it, each as a few words; empty where the rules say nothing of it. */
  stake(ask: Asked, option: Option, s: Snapshot<R>): { cost: string; effect: string }
  /** The labels of the dice of a roll, in order ("strength d6"). */
  dice(ask: Asked, s: Snapshot<R>): readonly string[]
  /** One line of the log. `name` gives a combatant's name as the reader knows it. */
  event(event: Pick<Event, 'type' | 'with'>, name: (id: Id) => string): string
  /** The name of a part of a total. */
  part(part: Part): string
  /** The command, as the undo button and the time line name it. */
  command(command: Command, name: (id: Id) => string): string
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

/** What to do next, for the prompt at rest. */
export interface Prompt {
  /** Whose pick it is, or who acts. Of several who may act in any order the preferred one, if it is among them. */
  of: Decider | null
  /** All of them, where several may act in any order. */
  among?: readonly Id[]
  /** Those of them who may do the same in one command of one of them (`also`); absent: each acts alone. */
  together?: readonly Id[]
  side: Id | null
  title: string
  detail: string
  /** Actions that are left of a turn, where the rules count them; drawn as so many pips. */
  pips?: { left: number; of: number }
  round: number
  /** What it is called where it has no number. */
  roundName?: string
  /** Since combat began; null: the rules do not count them. */
  seconds: number | null
}

/** What somebody has declared and not yet done, as far as it lies on the map. */
export interface Plan {
  who: Id
  /** Top left squares of the way, from where they stand to where they will; empty: they stay. */
  way: readonly number[]
  /** They go there first and act then; false: the other way round. */
  goesFirst: boolean
  /** At whom it is aimed. */
  targets: readonly Id[]
}

/** A pool drawn as a bar. */
export interface Pool {
  key: string
  label: string
  cur: number
  max: number
}

/** A condition in words ("harmed", "prone"), with a code for its icon. */
export interface Badge {
  code: string
  words: string
}

/** What a ruleset declares of a condition, or of whatever else stands on a token as a badge. */
export interface ConditionNote {
  /** What it is drawn as, by the name of the drawing (`src/ui/parts/signs`); absent: a flag. */
  icon?: string
}

/** The conditions of a ruleset by the codes of their badges. */
export type ConditionTable = { readonly [code: string]: ConditionNote }

/** What rules look at of dice as they lie: their sum, the best of them, which side of a threshold. */
export type BandOf = (faces: readonly number[]) => string | number

/**
 * Why tactics advise something, as a code that the window has words for. Of a target: `nearest`, or `best` where another foe is nearer.
 * Of a way: `towards` a foe, or `away` from one. `flees`: it has lost heart. `hurt`: it is nearly gone. `prone`: it lies on the ground.
 * `emptyHands`, `unloaded`: it cannot strike as it is. `guards`: foes can come near. `nothingElse`: nobody is within reach. `held`: it
 * is held fast. `dying`: it fights for its life. `helps`: a friend is dying. `begin`: combat has not begun. `canAttack`, `goesNext`:
 * of those who may act. `allDeclared`: everybody has said what they do. `onward`: a step of the table that leads on. `decided`: one
 * side is left. `shut`, `unseen`: nobody gets at anybody, because of a shut door or because a foe hides. `standoff`: nobody gets at
 * anybody any more.
 */
export type BecauseCode =
  | 'nearest'
  | 'best'
  | 'several'
  | 'towards'
  | 'away'
  | 'flees'
  | 'hurt'
  | 'prone'
  | 'emptyHands'
  | 'unloaded'
  | 'guards'
  | 'nothingElse'
  | 'held'
  | 'dying'
  | 'helps'
  | 'begin'
  | 'canAttack'
  | 'goesNext'
  | 'allDeclared'
  | 'onward'
  | 'decided'
  | 'shut'
  | 'unseen'
  | 'standoff'

/** Why something is advised. */
export interface Because {
  code: BecauseCode
  /** Whom it is about. */
  who?: Id
  /** How far off that one is, in squares; absent where the rules count in zones. */
  off?: number
  /** How many it concerns. */
  n?: number
}

/**
 * What somebody sensible does: advice to whoever plays foes, in the form in which it can be followed. Reads a state and
 * decides; changes nothing and knows no chance, so the same state gets the same advice.
 */
export interface TacticsRules<R extends RulesetTypes> {
  /**
   * The answer that one would give to an open question, by standing order where there is one. Legal wherever anything is;
   * undefined: nothing is, or it is a roll.
   */
  likely(s: Snapshot<R>, terrain: R['terrain'], ask: Asked): Json | undefined
  /** What this one does next, as a command that is open to it; undefined: nothing is. */
  turn(s: Snapshot<R>, terrain: R['terrain'], who: Id): Command | undefined
  /**
   * What happens next at the table: what the one who acts does, or the step of the GM that leads on. Undefined: the fight
   * has come to its end.
   */
  next(s: Snapshot<R>, terrain: R['terrain']): Command | undefined
  /** Whether this one knows of an enemy who still fights. */
  knowsFoe(s: Snapshot<R>, who: Id): boolean
  /** Why this command, which `turn`, `next`, `find` or `stuck` gave, is advised; undefined: there is nothing to say. */
  whyCommand(s: Snapshot<R>, terrain: R['terrain'], command: Command): Because | undefined
  /** Why this answer, which `likely` gave, is advised; undefined: there is nothing to say. */
  whyAnswer(s: Snapshot<R>, terrain: R['terrain'], ask: Asked, value: Json): Because | undefined
  /** The GM lets the players' side find an enemy who hides and still fights; undefined: there is none. */
  find(s: Snapshot<R>): Command | undefined
  /** What the GM does where nobody gets at anybody any more: opens the next door. Undefined: there is nothing to be done. */
  stuck(s: Snapshot<R>, terrain: R['terrain']): Command | undefined
  /** Rolls of equal dice of which only the faces count, not their order, by their questions. */
  unordered: ReadonlySet<string>
  /**
   * What the rules look at of an open roll: faces that give the same lead to the same. Undefined: they look at each face. Every
   * rule that reads the roll must be thought of; a test walks all faces and compares.
   */
  bandOf(s: Snapshot<R>, ask: Asked & Roll): BandOf | undefined
  /** Questions that are asked after a deed and have no part in how it ends: whether the fight is over, who runs from it. */
  after: ReadonlySet<string>
}

/**
 * What became of somebody, in a word that all systems share. Of a blow, where the last one said is how it ended: `aimed`
 * (nothing has come of it yet), `miss`, `avoided` (it strikes somebody else, or nobody), `blocked`, `harmless` (it met and
 * did nothing), `hit`, `critical`. Of a test against something: `saved`, `failed`. What lasts: `injury`, `broken` (lost
 * heart, surrendered or fled), `down` (out of the fight, alive), `death`.
 */
export type OutcomeKind =
  | 'aimed'
  | 'miss'
  | 'avoided'
  | 'blocked'
  | 'harmless'
  | 'hit'
  | 'critical'
  | 'saved'
  | 'failed'
  | 'injury'
  | 'broken'
  | 'down'
  | 'death'

/** An outcome that an event names. */
export interface OutcomeRule {
  kind: OutcomeKind
  /** The fact of the event that says to whom. */
  to: string
  /** The fact that says by whom, where one does. */
  by?: string
  /** Only where the event's facts are these. */
  where?: { readonly [fact: string]: Json }
  /** Whoever is `broken` by it surrenders; else they flee. */
  surrenders?: true
}

/** The events that name an outcome; of several namings those count whose facts are so. */
export type Outcomes<Type extends string = string> = { readonly [type in Type]?: readonly OutcomeRule[] }

/** Where an event tells what a roll came to, and what it had to come to. */
export interface RollMeasure {
  /** The fact that holds what was reached: a number, or faces of which the best one counts. */
  total?: string
  /** The fact that holds what had to be reached. */
  against?: string
  /** As low as that or lower is what had to be rolled; left out: as high or higher. */
  isUnder?: true
  /** What the named parts of the event make up. */
  parts?: 'total' | 'against'
  /** It does not say whether the blow lands, but how hard, or what follows: told after the blow, by this word. */
  aside?: string
}

/** The events that measure a roll. */
export type Measures<Type extends string = string> = { readonly [type in Type]?: RollMeasure }

/** An order that answers a question from now on without asking. */
export interface StandingOrder {
  /** "Never dodge or parry". */
  words: string
  /** Fields of the sheet, and what they are set to. */
  sets: readonly { path: readonly (string | number)[]; value: Json }[]
}

/**
 * By the key of a question, the option that stands for another one where everybody reads along, so that nobody and nothing is named;
 * undefined: that one is not for everybody. Only questions stand here whose open options hang on nobody but whoever is asked.
 */
export interface PublicOptions {
  readonly [key: string]: (value: string) => string | undefined
}

/** How the state is shown: in words, in order, and to the players. */
export interface DisplayRules<R extends RulesetTypes> {
  order(s: Snapshot<R>): readonly Lane[]
  /** What has been declared, for the GM's map alone; absent where nobody declares a way or a target. */
  plans?(s: Snapshot<R>): readonly Plan[]
  prompt(s: Snapshot<R>, preferred?: Id): Prompt
  /** The public record, built up fact by fact. Nothing that is not named in it can reach the players' window. */
  view(s: Snapshot<R>, open: readonly Asked[] | null): PublicTable
  /**
   * Whether a mark of these rules keeps it from the players' table, whatever else they know of it: it hides from all of them. Asked
   * for the record and for each line of the players' log alike; absent where the rules know no such mark.
   */
  isHidden?(c: Combatant<R>, s: Pick<Snapshot<R>, 'combatants' | 'sides'>): boolean
  /** Answers that everybody may read; absent: none. */
  publicOptions?: PublicOptions
  text: Text<R>
  /** Badges of a combatant, most important first, as the GM sees them. */
  badges(c: Combatant<R>, s: Snapshot<R>): readonly Badge[]
  /** What follows from the sheet and is not on it, for systems whose sheets have such numbers. */
  figures?(c: Combatant<R>, s: Snapshot<R>): readonly Figure[]
  pools(c: Combatant<R>): readonly Pool[]
  /** The colours of the pools, by their keys; one that is not here is grey. */
  poolColours: { readonly [key: string]: PoolColour | undefined }
  /** The keys of the pools that harm goes through before somebody falls, the one that goes first at the front. */
  life: readonly string[]
  /** Orders that would answer such a question of whoever is asked; absent: there are none. */
  orders?(ask: Asked): readonly StandingOrder[]
  /** Which events name an outcome: miss, hit, critical, death. */
  outcomes: Outcomes
  /** Which events tell what a roll came to. */
  measures: Measures
  /**
   * What stands between one and the other as these rules count it against an attack now ("in cover, armour +1"); empty: nothing. Absent
   * where the rules know no cover.
   */
  cover?(s: Snapshot<R>, terrain: R['terrain'], by: Combatant<R>, target: Combatant<R>): string
  /** Whether this one fights no more: dead, down, fled, surrendered, or led away. */
  isOut(c: Combatant<R>): boolean
  /**
   * Whether this one has given the fight up, by what stands on its sheet, and how; absent: these rules have no mark for it there. What the
   * GM has decreed of it besides is the same by all rules.
   */
  gaveUp?(c: Combatant<R>): 'surrendered' | 'fled' | null
  /** Pools that pay for what one does: what goes out of them is a price, and no loss. */
  spent: ReadonlySet<string>
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

import type { Json, Id, Decider } from './snapshot'
import type { Part } from './events'
import type { Reason } from './command'

/** So many of something: of a pool by its name, of reactions, of the turn. `left`: what is there still when it is paid. */
export interface Cost {
  of: string
  n: number
  left: number
}

/** What an option costs and what comes of it, as the rules count it at this moment. What is stated is what happens. */
export interface Stake {
  /**
   * None in the list: it is free, and `why` says by what, where one could think otherwise. Absent: that it costs something is
   * not thought of.
   */
  cost?: readonly Cost[]
  why?: string
  /** What comes of it, as facts that the ruleset has words for. */
  effect?: { readonly [fact: string]: Json }
}

export interface Option<T extends Json = Json> {
  value: T
  whyNot?: Reason
  stake?: Stake
}

/** What is known of a roll before the dice fall. What is stated here is what is counted, unless the state changes meanwhile. */
export interface Stated {
  /** On whom it is made. */
  target?: Id
  /** What must be reached; `isUnder`: a face as low as that, or lower. */
  against?: Part & { isUnder?: true }
  /** What is added to the dice, each with its source. */
  adds?: readonly Part[]
}

/** What a ruleset declares of a question besides its rule, so that the window and the odds know it by what it is about. */
export interface QuestionNote {
  /**
   * `target`: whom an attack is meant for. `weapon`: what is attacked with. `reaction`: it is put to somebody whom the action of
   * another one has reached. `area`: the part of the map that is struck, with everybody in it.
   */
  meaning?: 'target' | 'weapon' | 'reaction' | 'area'
  /** It is a part of an attack: while it is open, the map draws the line from whoever acts. */
  ofAttack?: true
  /** Of a roll: so many of its dice, from the first, are added up; those after them are read for something else. Absent: all are. */
  counted?: number
}

/** All questions of a ruleset by their keys. The keys stand in saved journals: none is ever renamed. */
export type QuestionTable = { readonly [key: string]: QuestionNote }

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
  /** Sides of each die, in the order they are read. */
  dice: readonly number[]
  stated?: Stated
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
 * of the rules that came into play since the latest event, and belong to it (`World.during`).
 */
export type Asked = Request & { ask: number; slot: number; rules?: readonly string[] }

/** One option of a choice. With a reason it is shown closed: refused, unless the GM allows it anyway. */
export function option<const T extends Json>(value: T, whyNot?: Reason): Option<T> {
  return whyNot ? { value, whyNot } : { value }
}

/** The same with what it costs and what comes of it. */
export function atStake<T extends Json>({ value, whyNot }: Option<T>, stake: Stake): Option<T> {
  return whyNot ? { value, whyNot, stake } : { value, stake }
}

/** The value of the first option that is open: what a choice is likely to be. Undefined: all are closed. */
export function firstOpen<T extends Json>(options: readonly Option<T>[]): T | undefined {
  return options.find(({ whyNot }) => !whyNot)?.value
}

/** The values of a choice that are open. */
export function openValues({ options }: Pick<Choice, 'options'>): readonly Json[] {
  return options.flatMap(({ value, whyNot }) => (whyNot ? [] : [value]))
}

/**
 * What this answer chooses: both who checks it and who asked for it read it by this, so that a list comes back wherever
 * several could be chosen. Undefined: it is no answer to such a choice.
 */
export function chosenBy(of: Pick<Choice, 'min' | 'max'>, answer: Json): readonly Json[] | undefined {
  if (isSingleChoice(of)) return [answer]
  return Array.isArray(answer) ? (answer as readonly Json[]) : undefined
}

/** Whether exactly one is to be chosen: the answer to such a choice is the value itself, to every other a list of values. */
export function isSingleChoice({ min, max }: Pick<Choice, 'min' | 'max'>): boolean {
  return min === 1 && max === 1
}

/** Equal as plain data. Options are small: ids, words, short records. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
}

import type { Json, Decider } from './snapshot'

/** Something somebody does: the click that becomes a rules action. */
export interface Command {
  type: string
  by: Decider
  /** The GM allowed it although the rules refuse it. Skips the refusal, never the procedure. */
  force?: true
  /** Answers given ahead, by the key of the question (`{ 'move.path': [..] }`). */
  with?: { readonly [key: string]: Json }
}

/** The same command as a part of the gesture of the command before it: one undo takes both back, and one redo does both. */
export const along = (command: Command): Command => ({ ...command, with: { ...command.with, along: true } })

/** Whether it belongs to the gesture of the command before it. */
export const isAlong = ({ with: given }: Command): boolean => given?.['along'] === true

/** Why something is refused: a ledger id and a code; the words live in the ruleset's text. */
export interface Reason {
  rule: string
  code: string
  with?: { readonly [key: string]: Json }
}

/** What an action costs. Each part that is there is said, in the order in which they stand here. */
export interface Price {
  /** So many of the actions that a turn has: "2 actions". */
  actions?: number
  /** The one of its kind that a turn has, the whole turn, or nothing. */
  takes?: 'action' | 'main action' | 'bonus action' | 'the turn' | 'free'
  /** What else it takes, in the words of the rulebook: "1 stamina". */
  also?: string
  /** The turn is over with it, whatever is left. */
  ends?: true
}

/** What a ruleset declares of an action besides its rule, so that the window and the odds know it by what it is. */
export interface ActionNote {
  /**
   * `attack`: it attacks somebody. `charge`: it goes there first, and attacks in the same action. `walk`: it goes somewhere and does
   * nothing else. `end`: it ends the turn. `rare`: it is done less often than the rest, and gives way where there is no room for all.
   */
  meaning?: 'attack' | 'charge' | 'walk' | 'end' | 'rare'
  /** Among those of one meaning: the lowest is proposed first, or of those that are rare gives way first. Absent: 0. */
  rank?: number
  /** The question whom it is meant for: whoever is named at once is given ahead as its answer. */
  target?: string
  /** What it is drawn as, by the name of the drawing (`src/ui/parts/signs`); absent: as any task. */
  icon?: string
  /** Absent: it is none of the usual ones, or it hangs on what it is done with. */
  cost?: Price
  /** A command of the GM that needs no details: a button is all it takes. */
  alone?: true
}

/** What an action costs, as its card draws it: so many pips, and the rest in words. A bonus action has a pip of its own kind. */
export interface ShownPrice {
  pips: number
  bonus: boolean
  words: string
}

/** The actions of a ruleset by the types of their commands; of an action that is not here nothing is declared. */
export type ActionTable = { readonly [type: string]: ActionNote & { price?: ShownPrice } }

/** What the GM can say of a combatant whatever the dice say, in the order in which it is offered. */
export const DECREES = [
  'falls',
  'dies',
  'flees',
  'surrenders',
  'changesSide',
  'actsNow',
  'losesTurn',
  'upAgain',
] as const
export type Decree = (typeof DECREES)[number]

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

/** The rules say no. Carries the reason, so that the place where it was clicked can say why. */
export class Refused extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`Refused by ${reason.rule}: ${reason.code}.`)
    this.name = 'Refused'
    this.reason = reason
  }
}

/** The journal and the rules do not fit together: another version of the rules, or a late second click. */
export class Diverged extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Diverged'
  }
}

/** Why something was not done. `reason`: the rules refuse, the GM may allow it anyway. `problem`: it makes no sense. */
export type Rejection = { reason: Reason; problem?: never } | { problem: string; reason?: never }

/** `forced`: what the rules had refused, begun all the same; it may lack what they take for granted. */
export function attempt<T>(make: () => T, forced = false): { made: T } | { no: Rejection } {
  try {
    return { made: make() }
  } catch (error) {
    if (error instanceof Refused) return { no: { reason: error.reason } }
    if (error instanceof Diverged) return { no: { problem: error.message } }
    if (forced) return { no: { problem: 'Nothing can come of this as things stand, even if it is allowed.' } }
    throw error
  }
}

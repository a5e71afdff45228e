import type { Command, Reason } from './command'
import type { Event, Part } from './events'
import type { PoolColour, PublicTable } from './public'
import type { Asked, Option } from './questions'
import type { Combatant, Decider, Id, Json, RulesetTypes, Snapshot } from './snapshot'

/** A number that follows from a sheet, with what it is made of. */
export interface Figure {
  label: string
  n: number
  /** Of a modifier: the score it comes from. Modifiers stand together and are written with their signs. */
  note?: string
  parts: readonly Part[]
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

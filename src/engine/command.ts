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

import type { Json, Patch } from './snapshot'

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
  /** Ledger ids of the rules that came into play since the event before, and belong to it (`World.during`). */
  rules?: readonly string[]
  /** What the players may know of it. Absent: it never leaves the GM's window. */
  shared?: { readonly [key: string]: Json | undefined }
}

/** The facts that one event may tell the players, declared with the event. */
export interface EventFacts {
  /** What happens, to whom and with what: it is heard of a side that rolls behind the screen as well. */
  readonly open?: readonly string[]
  /**
   * Dice, what they come to, and other numbers of somebody: each with the fact that names whose it is (a combatant, a side, or
   * several), or with several such facts, of which the GM alone may hear some. It is not heard of a side that rolls behind the screen.
   */
  readonly numbers?: { readonly [fact: string]: string | readonly string[] }
}

/**
 * The events of a ruleset by their types. A fact that is declared nowhere is taken for a secret: as long as any side rolls behind
 * the screen, the players do not hear it.
 */
export type EventTable = { readonly [type: string]: EventFacts }

/** What the log says of values the GM has set by hand: each with its path in the state and what it is now. */
export function ruling(patches: readonly Patch[]): Event {
  // Patches that were accepted hold plain data.
  const changes = patches.map(({ path, value }) => ({ path, value: (value ?? null) as Json }))
  return { type: 'ruling', with: { changes } }
}

import type { Id } from '~/engine/snapshot'
import { isAble } from '../conditions'
import type { AttackMode } from '../gear/attackModes'
import type { Zone } from '../space/zones'
import type { World } from '../state/types'
import type { Footing } from './reach'

/**
 * How an attack is made. `stunt`: it offers another effect instead of the damage; `final`: on somebody down, to kill;
 * `sweep`: at all smaller ones around, for half the damage; `focus`: a blast at one large one, for double.
 */
export type How = 'plain' | 'holdBack' | 'stunt' | 'final' | 'sweep' | 'focus'

/** An attack as it was declared. */
export interface Blow {
  by: Id
  attackMode: AttackMode
  how: How
  /** Whom it is aimed at; null: a zone. */
  target: Id | null
  zone: Zone | null
  /** The weapon that a disarm is to wrest away. */
  drop: string | null
  footing: Footing
  /** Out of turn: an opportunity attack, or a counter. */
  outOfTurn: null | 'opportunity' | 'counter'
  /** The GM allowed it to somebody who was out of the fight from the first. */
  forced?: true
  /** Its author is asked about it, whatever the standing orders say. */
  asks?: true
}

/** Who is hit in the end, after everybody has reacted. */
export interface Hit {
  who: Id
  /** Who it was meant for. */
  meant: Id
  /** It has reacted to the attack, in vain or by guarding: its shield counts [MUR-ARM-03]. */
  reacted: boolean
}

/** What became of the reactions to a blow. */
export interface Answers {
  hits: readonly Hit[]
  counter: Blow | null
}

/** The GM has put out the maker of a blow over a question, or led it away: it strikes no more [MUR-ATK-24]. */
export function isBrokenOff(w: World, { by, forced }: Blow): boolean {
  if (forced || isAble(w.of(by))) return false
  w.enter('MUR-ATK-24')
  return true
}

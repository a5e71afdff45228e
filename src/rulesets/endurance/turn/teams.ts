import type { Id } from '~/engine/snapshot'
import { isAble, isUp } from '../conditions/able'
import type { Combatant, Snapshot } from '../state/types'

/** Who of a side may still be given a turn this round (P2) [END-TURN-03, END-SURP-04, END-INIT-09]. */
export function eligible(s: Snapshot, side: Id): readonly Combatant[] {
  return Object.values(s.combatants).filter(c => c.side === side && isEligible(s, c))
}

export function isEligible(s: Snapshot, c: Combatant): boolean {
  const { acted, newcomer, surprised } = c.sheet.status
  return s.phase === 'combat' && isAble(c) && !acted && !newcomer && !surprised
}

/** The sides that remain: those with a member who is up and has not left [END-END-03]. */
export function remaining(s: Snapshot): readonly Id[] {
  const teams = s.turn?.teams ?? Object.keys(s.sides)
  return teams.filter(side => Object.values(s.combatants).some(c => c.side === side && isUp(c)))
}

import type { Id } from '~/engine/snapshot'
import { areHostile, isAble, isOnField, isPresent, isUp } from '../conditions'
import type { Combatant, Snapshot, World } from '../state/types'

/** Who of a side may still be given a turn this round (P2) [END-TURN-03, END-SURP-04, END-INIT-09, END-TURN-13]. */
export function eligible(s: Snapshot, side: Id): readonly Combatant[] {
  return Object.values(s.combatants).filter(c => c.side === side && isEligible(s, c))
}

export function isEligible(s: Snapshot, c: Combatant): boolean {
  const { acted, newcomer, surprised } = c.sheet.status
  return s.phase === 'combat' && isAble(c) && !acted && !newcomer && !surprised && isOnField(s, c)
}

/** The sides that remain: those with a member who is up, on the field, and has not left [END-END-03]. */
export function remaining(s: Snapshot): readonly Id[] {
  const up = Object.values(s.combatants).filter(c => isUp(c) && isOnField(s, c))
  return Object.keys(s.sides).filter(side => up.some(c => c.side === side))
}

/** Two sides that remain are enemies [END-END-04]. */
export function isContested(s: Snapshot): boolean {
  const left = remaining(s)
  return left.some(one => left.some(other => areHostile(s, one, other)))
}

/** A side that has come to somebody in the fight takes its turns after all others [END-INIT-09, END-INIT-10]. */
export function addTeams(w: World): void {
  for (const c of Object.values(w.now.combatants)) {
    if (!isPresent(c) || w.now.turn!.teams.includes(c.side)) continue
    w.enter('END-INIT-10')
    const turn = w.editTurn()
    turn.teams = [...turn.teams, c.side]
  }
}

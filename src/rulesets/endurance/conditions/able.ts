import type { Id } from '~/engine/snapshot'
import type { Combatant, Snapshot } from '../state/types'

/** Able to act: on the field, neither dead, unconscious nor incapacitated [END-TURN-08]. */
export function isAble(c: Combatant): boolean {
  return isUp(c) && !c.sheet.conditions.incapacitated
}

/** On the field and conscious: keeps its team in the fight and its squares closed to enemies [END-END-03, END-MOVE-04]. */
export function isUp(c: Combatant): boolean {
  return isPresent(c) && !c.sheet.status.unconscious
}

/** Still a character in this fight: has not left it and is not dead. The dead are objects. */
export function isPresent(c: Combatant): boolean {
  return !c.gone && !c.sheet.status.dead
}

/** Members of different teams are enemies unless the GM marked the teams as friendly. */
export function areFoes(s: Snapshot, a: Combatant, b: Combatant): boolean {
  if (a.side === b.side) return false
  return !isFriend(s, a.side, b.side) && !isFriend(s, b.side, a.side)
}

const isFriend = (s: Snapshot, of: Id, other: Id): boolean => s.sides[of]?.more.friends.includes(other) ?? false

/** All combatants in the order of joining, by which random picks and windows are listed [END-DICE-13]. */
export function roster(s: Snapshot): readonly Combatant[] {
  const joined = s.turn?.joined ?? Object.keys(s.combatants)
  const list: Combatant[] = []
  for (const id of joined) {
    const c = s.combatants[id]
    if (c) list.push(c)
  }
  return list
}

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

/**
 * Whether somebody stands where the fight is: on the map, or anywhere while nobody stands on it. Whoever waits off it has no
 * turn and keeps no team in the fight [END-TURN-13].
 */
export function isOnField({ combatants }: Snapshot, c: Combatant): boolean {
  return c.cell !== null || Object.values(combatants).every(other => other.cell === null || !isPresent(other))
}

/** Members of different teams are enemies unless the GM marked the teams as friendly. */
export const areFoes = (s: Snapshot, a: Combatant, b: Combatant): boolean => areHostile(s, a.side, b.side)

/** Two teams, neither of which the GM marked as a friend of the other. */
export function areHostile(s: Snapshot, one: Id, other: Id): boolean {
  return one !== other && !isFriend(s, one, other) && !isFriend(s, other, one)
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

import type { Snapshot as AnySnapshot } from '~/engine/snapshot'
import type { Combatant, Snapshot, Tiny } from '../state/types'

/** Able: conscious and in the fight. */
export function isAble(c: Combatant): boolean {
  return !c.gone && c.sheet.status.condition === 'up'
}

/** Fallen but alive: dying or stable. They can still be struck, and they are in the way. */
export function isFallen(c: Combatant): boolean {
  const { condition } = c.sheet.status
  return !c.gone && (condition === 'dying' || condition === 'stable')
}

/** Still somebody in this fight: neither gone, defeated nor dead. */
export function isPresent(c: Combatant): boolean {
  return isAble(c) || isFallen(c)
}

export const isDying = (c: Combatant): boolean => !c.gone && c.sheet.status.condition === 'dying'

/** Members of different teams are enemies. */
export const areFoes = (a: Combatant, b: Combatant): boolean => a.side !== b.side

/** Revealed to the players and not hidden: nobody strikes, or is held in a fight by, what nobody sees. */
export function isSeen(c: Combatant): boolean {
  return c.known !== 'absent' && !c.sheet.status.hidden
}

/** An npc in hiding: the players are told nothing of it. */
export const isInHiding = ({ sheet }: Combatant): boolean => sheet.status.hidden && sheet.kind === 'npc'

/** In the order in which the GM listed them. */
export function roster(s: Pick<AnySnapshot<Tiny>, 'combatants'>): readonly Combatant[] {
  return Object.values(s.combatants)
}

/** The sides that still have somebody able. */
export function sidesLeft(s: Snapshot): readonly string[] {
  return Object.keys(s.sides).filter(side => roster(s).some(c => c.side === side && isAble(c)))
}

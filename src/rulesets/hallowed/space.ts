import { spaceOf } from '~/table/map/space'
import { isAble, isPresent } from './conditions'
import type { Combatant, Hallowed, Snapshot } from './state/types'

/** Members of different sides are hostile unless the GM says otherwise. */
export function areFoes(s: Snapshot, a: Combatant, b: Combatant): boolean {
  if (a.side === b.side) return false
  const allied = (one: string, other: string) => s.sides[one]?.more.allies.includes(other) ?? false
  return !allied(a.side, b.side) && !allied(b.side, a.side)
}

/**
 * Whether somebody knows that another is there: all do of their own side, and of whoever is not hidden. Nobody whom the
 * players do not know is perceived by another side.
 */
export function perceives(s: Snapshot, who: Combatant, other: Combatant): boolean {
  return !areFoes(s, who, other) || (!other.sheet.status.hidden && other.known !== 'absent')
}

/** Foes who are able cannot be passed; nobody who is not dead can be stopped on [HAL-MOVE-03]. Diagonals alternate [HAL-GEN-05]. */
export const { rectOf, TOKENS, distanceBetween, mapOf, canSee, movementOf } = spaceOf<Hallowed>({
  size: ({ sheet }) => sheet.footprint,
  isInTheWay: isPresent,
  isClosed: (s, mover, c) => areFoes(s, mover, c) && isAble(c),
  row: 'HAL-MOVE-03',
})

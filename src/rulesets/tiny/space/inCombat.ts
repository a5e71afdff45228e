import type { Terrain } from '~/table/map/terrain'
import { cellOf, combatSquares } from './space'
import type { Combatant, Snapshot } from '../state/types'

/** In combat: directly next to it, which is next to an enemy who is able and seen [TINY-MOVE-01, TINY-MOVE-02]. */
export function isInCombat(s: Snapshot, terrain: Terrain, c: Combatant): boolean {
  const cell = cellOf(terrain, c)
  return cell !== null && combatSquares(s, terrain, c).has(cell)
}

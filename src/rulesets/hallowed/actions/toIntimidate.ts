import { isPresent } from '../conditions/conditions'
import { areFoes, perceives } from '../space/sides'
import type { Combatant, Snapshot } from '../state/types'

/**
 * Whom somebody could intimidate: the monsters on the map among the foes it knows of, as nobody else checks morale
 * [HAL-MORALE-09, HAL-MORALE-11].
 */
export function toIntimidate(s: Snapshot, who: Combatant): readonly Combatant[] {
  return Object.values(s.combatants).filter(
    c => c.sheet.isMonster && isPresent(c) && c.cell !== null && areFoes(s, who, c) && perceives(s, who, c),
  )
}

import { areHostile, perceives } from './sides'
import { isPresent } from './states'
import type { Combatant, Snapshot } from './types'

/** Whom somebody could intimidate: the monsters among the foes it knows of, as nobody else checks morale [HAL-MORALE-11]. */
export function toIntimidate(s: Snapshot, who: Combatant): readonly Combatant[] {
  return Object.values(s.combatants).filter(
    c => c.sheet.isMonster && isPresent(c) && areHostile(s, who, c) && perceives(s, who, c),
  )
}

import type { Part } from '~/engine/events'
import { part } from '~/engine/reason'
import { sick } from '../conditions/hampered'
import type { Combatant } from '../state/types'
import { DAMAGE_GROUPS, type DamageType } from '../state/vocabulary'

/** A passive defence with Guard's +1 and what sickness takes off [END-DICE-10, END-ACT-08]. Compared without any roll. */
export function passive(c: Combatant, defence: 'constitution' | 'evasion' | 'willpower'): Part[] {
  return [part(c.sheet[defence], defence, 'END-DICE-10'), ...guardBonus(c), ...sick(c)]
}

/** What lowers damage of this type, besides parries and size [END-DMG-04]. */
export function deflection(c: Combatant, type: DamageType): Part[] {
  const group = DAMAGE_GROUPS[type]
  if (group === 'typeless') return []
  const field = group === 'physical' ? 'deflectionPhysical' : 'deflectionElemental'
  return [part(c.sheet[field], field, 'END-DMG-04'), ...guardBonus(c), ...sick(c)]
}

/** Guard's +1 on defences and defence tests. */
export function guardBonus(c: Combatant): Part[] {
  return c.sheet.status.guarding ? [part(1, 'guard', 'END-ACT-08')] : []
}

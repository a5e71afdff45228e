import { isFallen } from '../conditions/able'
import { weaponDamage } from '../harm/damage'
import type { Combatant } from '../state/types'
import { WEIGHTS } from './weights'

/** How much it is worth to strike at this one. */
export function worthOf(by: Combatant, target: Combatant): number {
  const { hp, status, armour, naturalDR, traits } = target.sheet
  let worth = WEIGHTS.hitPoint * hp.cur
  if (hp.cur <= weaponDamage(by.sheet).n) worth += WEIGHTS.fallsAtOnce
  if (status.evading) worth += WEIGHTS.evades
  if (isFallen(target)) worth += WEIGHTS.fallen
  if (armour !== 'none' || naturalDR > 0) worth += WEIGHTS.armoured
  if (traits.medic) worth += WEIGHTS.medic
  return worth
}

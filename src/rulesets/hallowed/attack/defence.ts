import type { Part } from '~/engine/events'
import { part } from '~/engine/reason'
import { canHoldWith, isParalyzed, isUnconscious } from '../conditions'
import { modifierOf } from '../sheet/ability'
import { conditionBonus, traitBonus } from '../sheet/pools'
import type { ArmourItem, Sheet } from '../state/sheet'
import type { Combatant, Snapshot } from '../state/types'

/** Agility of those who cannot move. */
const LIMP = -5

/** What makes up somebody's Defense [HAL-ATK-03]. */
export function defenseParts(s: Snapshot, { sheet }: Combatant): readonly Part[] {
  const worn = wornArmour(sheet)
  const parts = [part(10, 'base', 'HAL-ATK-03'), agilityPart(s, sheet)]
  const add = (n: number, of: string, rule: string) => n !== 0 && parts.push(part(n, of, rule))
  add(sheet.defenseBonus, 'defenseBonus', 'HAL-ATK-03')
  add(sheet.defenseMisc + traitBonus(sheet, 'defense'), 'traits', 'HAL-ATK-04')
  add(conditionBonus(sheet, 'defense'), 'condition', 'HAL-COND-01')
  for (const { name, defenseBonus } of worn) add(defenseBonus, name, 'HAL-ATK-05')
  if (sheet.status.fullDefense) parts.push(part(4, 'fullDefense', 'HAL-ACT-11'))
  return parts
}

function agilityPart(s: Snapshot, sheet: Sheet): Part {
  if (isUnconscious(sheet)) return part(LIMP, 'agility', 'HAL-COND-04')
  if (isParalyzed(sheet)) return part(LIMP, 'agility', 'HAL-COND-03')
  const n = modifierOf(sheet, 'agility')
  if (n > 0 && sheet.status.surprised && s.settings.surprisedLosesAgility) return part(0, 'agility', 'HAL-OPT-08')
  return part(n, 'agility', 'HAL-ATK-03')
}

/** What makes up somebody's Armour, which is taken off each hit [HAL-DMG-02]. */
export function armourParts({ sheet }: Combatant): readonly Part[] {
  const parts: Part[] = []
  const add = (n: number, of: string) => n !== 0 && parts.push(part(n, of, 'HAL-DMG-02'))
  for (const { name, armourBonus } of wornArmour(sheet)) add(armourBonus, name)
  add(sheet.armourMisc, 'hide')
  add(traitBonus(sheet, 'armour'), 'traits')
  const condition = conditionBonus(sheet, 'armour')
  if (condition !== 0) parts.push(part(condition, 'condition', 'HAL-COND-01'))
  return parts
}

/** What is worn and counts: no shield on an arm that cannot hold it [HAL-INJ-28]. */
function wornArmour(sheet: Sheet): readonly ArmourItem[] {
  return sheet.armour.filter(
    ({ worn, isShield, hand }) => worn && (!isShield || hand === 'none' || canHoldWith(sheet, hand)),
  )
}

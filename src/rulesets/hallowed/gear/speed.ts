import { ruleReport } from '~/engine/ruleReport'
import type { Sheet } from '../state/sheet'
import type { Act } from '../state/vocabulary'

/** A rule is reported, and the modifier that it gives is returned. */
function by(rule: string, n: number): number {
  ruleReport(rule)
  return n
}

/** The initiative modifier of an action with these means; higher is later. Means that are gone add nothing. */
export function speedOf(sheet: Sheet, act: Act, means: string): number {
  const weapon = sheet.weapons[Number(means)]
  switch (act) {
    case 'attack':
      return by('HAL-ACT-01', weapon?.speed ?? 0)
    case 'cast': {
      const spell = sheet.spells[Number(means)]
      return by('HAL-ACT-02', spell ? (spell.speedOverride ?? by('HAL-ACT-03', spell.castingTN - 10)) : 0)
    }
    case 'consumable':
      return by('HAL-ACT-04', sheet.items[Number(means)]?.initMod ?? 6)
    case 'throw':
      return by('HAL-ACT-05', thrownSpeed(sheet, means) ?? 2)
    case 'fullDefense':
      return by('HAL-ACT-06', -1)
    case 'defensiveAttack':
      return by('HAL-ACT-07', (weapon?.speed ?? 0) + 1)
    case 'defensiveMove':
      return by('HAL-ACT-08', 1)
    case 'trait':
      return sheet.traits[Number(means)]?.initMod ?? 0
    case 'heal':
    case 'intimidate':
    case 'other':
    case 'moveOnly':
      return by('HAL-ACT-16', 0)
  }
}

function thrownSpeed(sheet: Sheet, means: string): number | null | undefined {
  const [kind, n] = means.split('.')
  return kind === 'weapon' ? sheet.weapons[Number(n)]?.throwMod : sheet.items[Number(n)]?.initMod
}

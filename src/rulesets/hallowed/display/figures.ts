import { part } from '~/engine/reason'
import type { Figure } from '~/engine/ruleset'
import { armourParts, defenseParts } from '../attack/defence'
import { abilitiesOf } from '../sheet/abilitiesOf'
import { abilityDamage, modifierOf } from '../sheet/ability'
import { deathLine, hdCount } from '../sheet/pools'
import type { Combatant, Snapshot } from '../state/types'

/** What follows from a sheet: the modifiers of the abilities, Defense and Armour, where death is, Base Initiative. */
export function figures(c: Combatant, s: Snapshot): readonly Figure[] {
  const { sheet } = c
  const { base } = sheet.fight
  const plain = (label: string, n: number, rule: string): Figure => ({ label, n, parts: [part(n, label, rule)] })
  return [
    ...abilitiesOf(sheet).map((name): Figure => {
      const [{ score }, damage] = [sheet.abilities[name]!, abilityDamage(sheet, name)]
      const note = damage > 0 ? `${Math.max(0, score - damage)} of ${score}` : `${score}`
      return { label: name, n: modifierOf(sheet, name), note, parts: [] }
    }),
    total('Defense', defenseParts(s, c)),
    total('Armour', armourParts(c)),
    plain('Hit Dice', hdCount(sheet), 'HAL-STAT-01'),
    plain('Dead at', deathLine(s.settings, sheet), 'HAL-DEATH-16'),
    ...(base === null ? [] : [plain('Base Initiative', base, 'HAL-INIT-04')]),
  ]
}

function total(label: string, parts: Figure['parts']): Figure {
  return { label, n: parts.reduce((sum, { n }) => sum + n, 0), parts }
}

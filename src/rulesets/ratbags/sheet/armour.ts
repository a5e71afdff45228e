import type { Part } from '~/engine/events'
import { part, ruleReport, total } from '~/engine/reason'
import type { Pool } from '~/engine/display'
import type { ArmourItem, Sheet } from '../state/sheet'
import type { Combatant } from '../state/types'

export const POOLS = ['hp', 'str', 'dex', 'wil'] as const

/** The colours of the bars. */
export const POOL_COLOURS = { hp: 'red' } as const

/** The pools that harm goes through, in their order. */
export const LIFE: readonly (typeof POOLS)[number][] = ['hp', 'str']

/** The pools drawn as bars, the one that is hit first at the top. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return POOLS.map(key => ({ key, label: key.toUpperCase(), ...sheet[key] }))
}

const item = (name: string, value: number, type: ArmourItem['type']): ArmourItem => ({
  name,
  value,
  type,
  worn: true,
  destroyed: false,
})

/** The equipment list. */
export const armours: readonly ArmourItem[] = [
  item('shield', 1, 'shield'),
  item('helmet', 1, 'helmet'),
  item('gambeson', 1, 'body'),
  item('leather', 1, 'body'),
  item('brigandine', 1, 'body'),
  item('chainmail', 2, 'body'),
  item('plate', 3, 'body'),
]

/** The armour of the list with this name. Throws when there is none. */
export function armourNamed(name: string): ArmourItem {
  const found = armours.find(one => one.name === name)
  if (!found) throw new Error(`The equipment list has no ${name}.`)
  return { ...found }
}

/** Nobody has more armour than this. */
const MOST = 3

/** What is taken off damage, part by part: hide, what is worn or held, never more than 3 [RAT-DMG-02]. */
export function armour({ sheet }: Combatant): Part[] {
  const parts = sheet.armorNatural > 0 ? [part(sheet.armorNatural, 'natural', 'RAT-DMG-02')] : []
  for (const one of sheet.armorItems) if (counts(sheet, one)) parts.push(part(one.value, one.name, 'RAT-DMG-02'))
  const sum = total(parts)
  return sum > MOST ? [...parts, part(MOST - sum, 'mostArmour', 'RAT-DMG-02')] : parts
}

/** Intact and worn; a shield only while a hand is left for it [RAT-ACT-12]. */
function counts(sheet: Sheet, { type, worn, destroyed, value }: ArmourItem): boolean {
  if (!worn || destroyed || value === 0) return false
  if (type !== 'shield') return true
  const inHand = sheet.weapons.filter(({ held, hands }) => held && hands === 1).length
  if (inHand >= 2) ruleReport('RAT-ACT-12')
  return inHand < 2
}

/** Hands that everything held takes [RAT-ACT-12]. */
export function handsUsed({ weapons, armorItems, wands }: Sheet): number {
  const arms = weapons.reduce((sum, { held, hands }) => sum + (held ? hands : 0), 0)
  const shields = armorItems.filter(({ type, worn, destroyed }) => type === 'shield' && worn && !destroyed).length
  return arms + shields + wands.filter(({ held }) => held).length
}

/** Places in `armorItems` of helmets and shields that could be destroyed to stop a hit [RAT-OPT-02]. */
export function sunderable({ sheet }: Combatant): readonly number[] {
  return sheet.armorItems.flatMap(({ type, worn, destroyed }, i) =>
    (type === 'helmet' || type === 'shield') && worn && !destroyed ? [i] : [],
  )
}

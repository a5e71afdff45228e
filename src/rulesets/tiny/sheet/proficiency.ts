import type { Part } from '~/engine/events'
import { part } from '~/engine/reason'
import type { Pool } from '~/engine/display'
import type { Sheet, Weapon } from '../state/sheet'
import type { Combatant } from '../state/types'
import type { Level } from '../state/vocabulary'

/** The colour of the bar. */
export const POOL_COLOURS = { hp: 'red' } as const

/** The pools that harm goes through, in their order. */
export const LIFE: readonly string[] = ['hp']

/** The hit points as a bar. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return [{ key: 'hp', label: 'HP', ...sheet.hp }]
}

/** The weapon in hand; undefined: bare hands. */
export function weaponInHand({ weapons, wielded }: Sheet): Weapon | undefined {
  return weapons.find(weapon => weapon.id === wielded)
}

/** Bare hands that nothing has trained [TINY-ATK-09]. */
export function isUntrainedUnarmed(sheet: Sheet): boolean {
  return !weaponInHand(sheet) && !sheet.traits.unarmedFighter && !sheet.traits.monk
}

/** How well somebody wields this weapon: the GM's word if there is one, else a proficiency of its category and subclass. */
export function proficiencyWith({ proficiencies }: Sheet, { category, subclass, override }: Weapon): Level {
  if (override !== 'none') return override
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  const found = proficiencies.filter(one => one.category === category && same(one.subclass, subclass))
  if (found.length === 0) return 'untrained'
  return found.some(one => one.level === 'mastered') ? 'mastered' : 'proficient'
}

/** What proficiency does to an attack: −1 a disadvantage, 0 nothing, 1 an advantage. */
export function skill(sheet: Sheet): Part {
  const weapon = weaponInHand(sheet)
  if (weapon) {
    const level = proficiencyWith(sheet, weapon)
    if (level === 'untrained') return part(-1, 'untrained', 'TINY-ATK-01')
    return level === 'proficient' ? part(0, 'proficient', 'TINY-ATK-02') : part(1, 'mastered', 'TINY-ATK-03')
  }
  if (sheet.traits.monk) return part(1, 'monk', 'TINY-MONK-01')
  return sheet.traits.unarmedFighter
    ? part(0, 'unarmedFighter', 'TINY-ATK-10')
    : part(-1, 'untrainedUnarmed', 'TINY-ATK-09')
}

/** Which rows decide how well the weapon in hand is wielded, for the log. */
export function skillRules(sheet: Sheet): readonly string[] {
  const weapon = weaponInHand(sheet)
  if (!weapon) return sheet.traits.monk && sheet.traits.unarmedFighter ? ['TINY-MONK-08'] : []
  if (weapon.override !== 'none') return ['TINY-PROF-06']
  return sheet.traits.monk ? ['TINY-PROF-04', 'TINY-MONK-08'] : ['TINY-PROF-04']
}

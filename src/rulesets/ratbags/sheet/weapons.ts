import type { Weapon } from '../state/sheet'
import type { Die } from '../state/vocabulary'

/** A weapon in hand: one die, melee, one hand, unless said otherwise. */
export function weapon(name: string, die: Die, more: Partial<Omit<Weapon, 'name'>> = {}): Weapon {
  return { name, dice: [die], blast: false, area: null, ranged: false, hands: 1, held: true, critEffect: null, ...more }
}

const twoHands = { hands: 2 } as const
const thrown = { ranged: true } as const
const shot = { ranged: true, hands: 2 } as const

/** The equipment list. Ammunition is not counted. */
export const weapons: readonly Weapon[] = [
  weapon('dagger', 6),
  weapon('cudgel', 6),
  weapon('sickle', 6),
  weapon('staff', 6),
  weapon('spear', 8),
  weapon('sword', 8),
  weapon('mace', 8),
  weapon('axe', 8),
  weapon('flail', 8),
  weapon('halberd', 10, twoHands),
  weapon('war hammer', 10, twoHands),
  weapon('longsword', 10, twoHands),
  weapon('sling', 4, thrown),
  weapon('darts', 4, thrown),
  weapon('throwing knives', 4, thrown),
  weapon('bow', 6, shot),
  weapon('crossbow', 6, shot),
  weapon('pistol', 6, thrown),
  weapon('revolver', 6, thrown),
  weapon('rifle', 8, shot),
  weapon('musket', 8, shot),
]

/** The weapon of the list with this name. Throws when there is none. */
export function listed(name: string): Weapon {
  const found = weapons.find(one => one.name === name)
  if (!found) throw new Error(`The equipment list has no ${name}.`)
  return structuredClone(found)
}

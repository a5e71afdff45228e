import type { Armour, Helmet, Shield, Weapon } from '../state/sheet'
import type { Combatant } from '../state/types'
import type { Ability, Die } from '../state/vocabulary'

/** An ability as it stands: two less while confused [MUR-COND-06]. */
export function scoreOf({ sheet }: Combatant, ability: Ability): number {
  return sheet[ability].cur - (sheet.status.confused ? 2 : 0)
}

const sound = { quality: 'plain', damaged: false, destroyed: false, used: false } as const

/** A weapon in the main hand: melee, one hand, unless said otherwise. Its id is its name. */
export function weapon(name: string, die: Die | null, more: Partial<Omit<Weapon, 'name' | 'die'>> = {}): Weapon {
  return {
    id: name,
    name,
    die,
    bulk: 1,
    mode: 'melee',
    range: 0,
    keywords: [],
    natural: false,
    consumable: false,
    improvised: false,
    poisoned: false,
    held: (more.bulk ?? 1) >= 2 ? 'both' : 'main',
    spent: false,
    ...sound,
    ...more,
  }
}

/** A suit of armour, worn; light is 1, heavy is 2. */
export function armour(name: string, value: number, more: Partial<Omit<Armour, 'name' | 'value'>> = {}): Armour {
  return { name, value, worn: true, ...sound, ...more }
}

/** A shield in the off hand. */
export function shield(name = 'shield', more: Partial<Omit<Shield, 'name'>> = {}): Shield {
  return { id: name, name, held: 'off', ...sound, ...more }
}

export function helmet(name = 'helmet', more: Partial<Omit<Helmet, 'name'>> = {}): Helmet {
  return { name, ...sound, ...more }
}

const great = { bulk: 2 } as const
const thrown = { mode: 'ranged', range: 2, consumable: true } as const
const shot = { mode: 'ranged', range: 8 } as const
const engine = { bulk: 8, range: 16, mode: 'ranged', keywords: ['blast', 'reload'] } satisfies Partial<Weapon>

/** The ready-made weapons. Ammunition is not counted. */
export const weapons: readonly Weapon[] = [
  weapon('dagger', 4),
  weapon('simple great weapon', 6, great),
  weapon('sword', 6),
  weapon('axe', 6),
  weapon('spear', 6),
  weapon('great sword', 8, great),
  weapon('sling', 4, shot),
  weapon('bow', 6, { ...shot, ...great }),
  weapon('handgun', 6, { ...shot, keywords: ['reload'] }),
  weapon('long gun', 8, { ...shot, ...great, keywords: ['reload'] }),
  weapon('garrotte', 8, { keywords: ['direct', 'unaware'] }),
  weapon('lance', 8, { bulk: 2, held: 'main', keywords: ['mounted'] }),
  weapon('mancatcher', 4, { ...great, keywords: ['grab'] }),
  weapon('acid vial', 8, thrown),
  weapon("alchemist's fire", 6, { ...thrown, keywords: ['blast', 'fire'] }),
  weapon('blessed water', 10, { ...thrown, keywords: ['holy'] }),
  weapon('flash powder', null, { ...thrown, keywords: ['blast', 'stun'] }),
  weapon('ballista', 8, engine),
  weapon('catapult', 8, { ...engine, mode: 'indirect', range: 32 }),
  weapon('cannon', 10, engine),
  weapon('mortar', 10, { ...engine, mode: 'indirect', range: 32 }),
]

/** The weapon of the list with this name. Throws when there is none. */
export function listed(name: string, more: Partial<Weapon> = {}): Weapon {
  const found = weapons.find(one => one.name === name)
  if (!found) throw new Error(`The list of weapons has no ${name}.`)
  return { ...structuredClone(found), ...more }
}

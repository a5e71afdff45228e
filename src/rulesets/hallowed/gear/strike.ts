import type { DamagePart, Item, Spell, Weapon } from '../state/sheet'

/** What hits somebody: a weapon, one that is thrown, a spell or an item, as the attack roll and the damage see it. */
export interface Strike {
  words: string
  /** melee: also natural weapons. */
  way: 'melee' | 'ranged' | 'thrown' | 'spell'
  /** null: no ability modifier. */
  attackAbility: string | null
  damageAbility: string | null
  attackBonus: number
  damage: readonly DamagePart[]
  critThreat: number
  /** null: cannot be critical. */
  critMult: number | null
  bypassStress: boolean
  ignoresArmour: boolean
  /** Squares at which it hits. */
  range: number
}

/** A weapon in hand. */
export function weaponStrike(weapon: Weapon): Strike {
  const { name: words, kind, reach, attackAbility, damageAbility, attackBonus, damage } = weapon
  const { critThreat, critMult, bypassStress } = weapon
  const shot = kind === 'ranged'
  // Part by part: it is asked for of everybody's weapons all the while, and to spread one takes longest of all.
  return {
    words,
    way: shot ? 'ranged' : 'melee',
    attackAbility,
    damageAbility,
    attackBonus,
    damage,
    critThreat,
    critMult,
    bypassStress,
    ignoresArmour: false,
    range: shot ? weapon.range : reach,
  }
}

/** A weapon that is thrown: with Dexterity, otherwise as it always hits [HAL-ACT-18]. */
export function throwStrike(weapon: Weapon): Strike {
  return { ...weaponStrike(weapon), way: 'thrown', attackAbility: 'dexterity', range: weapon.range }
}

/** A throwable item: with Dexterity; its damage has no ability in it. */
export function itemStrike({ name, damage, attackBonus, critMult, range }: Item): Strike {
  return { ...PLAIN, words: name, way: 'thrown', attackAbility: 'dexterity', attackBonus, damage, critMult, range }
}

/** A spell that attacks Defense; its bonus is the whole modifier. */
export function spellStrike({ name, damage, attackBonus, critMult, range, ...spell }: Spell): Strike {
  const { bypassStress, ignoresArmour } = spell
  return { ...PLAIN, words: name, way: 'spell', attackBonus, damage, critMult, range, bypassStress, ignoresArmour }
}

const PLAIN = {
  attackAbility: null,
  damageAbility: null,
  critThreat: 20,
  bypassStress: false,
  ignoresArmour: false,
} as const

import type { DamagePart, Weapon } from '../state/sheet'
import type { DamageType } from '../state/vocabulary'

/** Dice of damage as on the sheet: `dice(1, 8, 'slashing', 3)` is 1d8+3. */
export function dice(count: number, sides: DamagePart['sides'], type: DamageType, flat = 0): DamagePart {
  return { count, sides, type, flat }
}

/** A melee weapon in the main hand, unless said otherwise. What is shot is aimed with Dexterity and hits by itself. */
export function weapon(
  name: string,
  speed: number,
  damage: readonly DamagePart[],
  more: Partial<Omit<Weapon, 'name' | 'speed' | 'damage'>> = {},
): Weapon {
  const shot = more.kind === 'ranged'
  return {
    name,
    kind: 'melee',
    hands: 'main',
    held: true,
    dropped: false,
    speed,
    damage: [...damage],
    attackAbility: shot ? 'dexterity' : 'strength',
    damageAbility: shot ? null : 'strength',
    attackBonus: 0,
    critThreat: 20,
    critMult: 2,
    reach: 1,
    range: 0,
    throwable: false,
    throwMod: null,
    bypassStress: false,
    ...more,
  }
}

/** Fists and feet, which everybody has. */
export const unarmed = (): Weapon => weapon('Unarmed', 0, [dice(1, 3, 'blunt')], { kind: 'natural', hands: 'none' })

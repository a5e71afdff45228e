import type { Sheet } from '../state/sheet'
import type { Size } from '../state/vocabulary'

/** Squares on a side of the token. */
export function footprintOf({ size }: Sheet): number {
  return size === 'massive' ? 4 : size === 'large' ? 2 : 1
}

/** Damage dealt, and STR as health: times this, or divided where it is below one [MUR-SIZE-01]. */
const FACTOR: Readonly<Record<Size, number>> = { tiny: 1 / 4, small: 1 / 2, medium: 1, large: 2, massive: 4 }

/** Fractions are rounded up [MUR-DICE-13]. */
export const bySize = (n: number, size: Size): number => Math.ceil(n * FACTOR[size])

/** Armour is no thinner on the small [MUR-SIZE-01]. */
export const armourBySize = (n: number, size: Size): number => n * Math.max(1, FACTOR[size])

/** Room that one takes up, in sixteenths of a medium one's [MUR-ZONE-08]. */
export const WEIGHT: Readonly<Record<Size, number>> = { tiny: 1, small: 4, medium: 16, large: 64, massive: 256 }

/** The most health this one can have: STR by its size, and 2 more for the tough. */
export function fullHealth({ str, size, skills }: Sheet, strength = str.max): number {
  return Math.max(1, bySize(strength, size) + (skills.includes('tough') ? 2 : 0))
}

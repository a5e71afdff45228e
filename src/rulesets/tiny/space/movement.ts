import { part, total } from '~/engine/reason'
import type { Part } from '~/engine/events'
import type { Sheet } from '../state/sheet'

/** The feet somebody moves in a turn, by their parts; never below 0. */
export function feet({ moveFeet, armour }: Sheet): readonly Part[] {
  const base = part(moveFeet, 'moveFeet', 'TINY-MOVE-06')
  return armour === 'heavy' && moveFeet >= 5 ? [base, part(-5, 'heavyArmour', 'TINY-ARM-09')] : [base]
}

/** M: squares of normal movement, 5 feet each, rounded down [TINY-MOVE-07]. */
export function normalMovement(sheet: Sheet): number {
  return Math.floor(total(feet(sheet)) / 5)
}

/** The furthest one gets without attacking: twice the normal movement. */
export const farLimit = (sheet: Sheet): number => 2 * normalMovement(sheet)

import { DIFFICULT_SHIFT } from '../map/footprintField'
import type { Parity } from '../squares/parity'

/**
 * Metres of the step in direction `d` under a step mask, 0 when it is not open: 1, a second diagonal 2, onto difficult ground
 * double. [END-MOVE-01, END-OPT-04]
 */
export function stepCost(open: number, d: number, parity: Parity): number {
  const metres = d < 4 ? 1 : 1 + parity
  if ((open >> d) & 1) return metres
  return (open >> (d + DIFFICULT_SHIFT)) & 1 ? 2 * metres : 0
}

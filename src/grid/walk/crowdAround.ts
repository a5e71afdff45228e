import type { CompiledMap } from '../map/compiledMap'
import { DIFFICULT_SHIFT } from '../map/footprintField'
import type { Cell, Diagonals, Parity } from '../squares'
import { takenSquare } from '../standing'

/**
 * Metres of the step in direction `d` under a step mask, 0 when it is not open: 1, a diagonal 1 or 2, onto difficult ground
 * double. [END-MOVE-01, END-OPT-04]
 */
export function stepCost(open: number, d: number, diagonals: Diagonals, parity: Parity): number {
  const isDear = d >= 4 && (diagonals === 'two' || (diagonals === 'alternate' && parity === 1))
  const metres = isDear ? 2 : 1
  if ((open >> d) & 1) return metres
  return (open >> (d + DIFFICULT_SHIFT)) & 1 ? 2 * metres : 0
}

/** The parity after a step in direction `d`: where diagonals alternate, each turns it. */
export function parityAfter(d: number, diagonals: Diagonals, parity: Parity): Parity {
  if (d < 4) return parity
  return diagonals === 'alternate' && parity === 0 ? 1 : 0
}

/** The directions in which the place beside `place` covers a square of `closed`, as bits. O(size²). */
export function crowdAround(
  map: CompiledMap,
  place: Cell,
  size: number,
  closed: ReadonlySet<Cell> | undefined,
): number {
  if (closed === undefined || closed.size === 0) return 0
  const { steps, offset } = map.field(size)
  let crowd = 0
  for (let d = 0; d < 8; d++) {
    const isOpen = (steps[place]! >> d) & 0x101
    if (isOpen && takenSquare(map.width, place + offset[d]!, size, closed) !== undefined) crowd |= 1 << d
  }
  return crowd
}

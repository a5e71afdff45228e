import type { CompiledMap } from '../map/compiledMap'
import { DIFFICULT_SHIFT } from '../map/footprintField'
import type { Cell, Parity } from '../squares'
import { takenSquare } from '../standing'

/**
 * Metres of the step in direction `d` under a step mask, 0 when it is not open: 1, a second diagonal 2, onto difficult ground
 * double. [END-MOVE-01, END-OPT-04]
 */
export function stepCost(open: number, d: number, parity: Parity): number {
  const metres = d < 4 ? 1 : 1 + parity
  if ((open >> d) & 1) return metres
  return (open >> (d + DIFFICULT_SHIFT)) & 1 ? 2 * metres : 0
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

import { type Cell, lengthwaysPart, sidewaysPart } from '../squares'
import { DIFFICULT_SHIFT, type FootprintField } from '../map/footprintField'

/** Both bits of a direction in a step mask: onto plain and onto difficult ground. */
const either = (d: number) => (1 << d) | (1 << (d + DIFFICULT_SHIFT))

/** Both bits of the four straight directions. */
const STRAIGHT = 0x0f0f

/**
 * The step mask of a place (see `FootprintField`) when others shut the places beside it in the directions of the bits
 * `crowd`: without the steps into those, and (unless the mover `slips` between them) without the diagonals that then have
 * no way round left. O(1). [END-MOVE-04]
 */
export function openSteps({ steps, offset }: FootprintField, place: Cell, crowd: number, slips: boolean): number {
  const uncrowded = steps[place]!
  const shut = uncrowded & (crowd | (crowd << DIFFICULT_SHIFT))
  let open = uncrowded ^ shut
  if (slips || !(shut & STRAIGHT)) return open
  for (let d = 4; d < 8; d++) {
    if (!(open & either(d))) continue
    const sideways = sidewaysPart(d)
    const lengthways = lengthwaysPart(d)
    if (open & either(sideways) && steps[place + offset[sideways]!]! & either(lengthways)) continue
    if (open & either(lengthways) && steps[place + offset[lengthways]!]! & either(sideways)) continue
    open &= ~either(d)
  }
  return open
}

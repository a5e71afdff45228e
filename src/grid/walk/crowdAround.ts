import type { Cell } from '../squares/cell'
import type { CompiledMap } from '../map/compiledMap'
import { takenSquare } from '../standing/takenSquare'

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

import type { Cell } from '../squares/cell'
import type { CompiledMap } from './compiledMap'
import { DIRECTIONS } from '../squares/directions'

/** The squares that share a side or a corner with this one, no wall between the two centres; up to eight. O(1). */
export function neighbours(map: CompiledMap, cell: Cell): Cell[] {
  const lines = map.lines[cell] ?? 0
  const found: Cell[] = []
  for (const [d, { dx, dy }] of DIRECTIONS.entries()) if ((lines >> d) & 1) found.push(cell + dx + dy * map.width)
  return found
}

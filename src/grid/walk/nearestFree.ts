import type { Cell } from '../squares/cell'
import type { CompiledMap } from '../map/compiledMap'
import { reach } from './reach'

/**
 * The nearest places where a footprint of `size` squares can stand with none of its squares `taken`, as top-left cells from
 * the lowest to the highest: all that are equally near, for the GM to choose among; none when the map has no such place.
 * Near is counted along the cheapest walk from `from` that no wall stops; tokens on the way do not matter. The place it
 * comes from counts when it is free. [END-DEF-17]
 *
 * O(squares up to the answer). @throws RangeError when the footprint is not on the map.
 */
export function nearestFree(map: CompiledMap, from: Cell, size: number, taken: ReadonlySet<Cell>): Cell[] {
  const longest = 8 * map.width * map.height
  for (let budget = 2; ; budget *= 4) {
    const found = reach(map, from, { budget, size, through: taken })
    const { stands } = map.field(size)
    const free = found.cells().filter(cell => stands[cell] === 1)
    const nearest = Math.min(...free.map(cell => found.costAt(cell) ?? Infinity))
    if (free.length > 0) return free.filter(cell => found.costAt(cell) === nearest).toSorted((a, b) => a - b)
    if (budget >= longest) return []
  }
}

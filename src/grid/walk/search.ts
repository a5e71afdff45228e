import type { FootprintField } from '../map/footprintField'
import { searchDifficult } from './searchDifficult'
import { type SearchMemory, searchMemory } from './searchMemory'
import { searchPlain } from './searchPlain'
import type { Found, SearchTask } from './searchTask'

/** Finds the cheapest way to every place within the budget. O(places reached + closed × size²). */
export function search(task: SearchTask): Found {
  const { map, from, parity, budget, size, slips } = task
  const field = map.field(size)
  const memory = searchMemory(map.width * map.height, 2 * budget + 3)
  markCrowd(task, field, memory)
  const prepared = { field, from, parity, budget, slips, memory }
  return field.hasDifficult ? searchDifficult(prepared) : searchPlain(prepared)
}

/** Notes beside which places, and in which directions, others shut the way; those out of range are passed over. */
function markCrowd(task: SearchTask, field: FootprintField, memory: SearchMemory): void {
  const { map, from, budget, size, closed } = task
  if (closed === undefined) return
  const { width } = map
  const { crowdOffset, crowdBits } = field
  const { crowd, uncrowded } = memory
  const fromX = from % width
  const fromY = (from - fromX) / width
  const rows = (budget + size + 1) * width
  for (const square of closed) {
    // Too many rows away, which is seen without dividing.
    if (square < from - rows || square > from + rows) continue
    const x = square % width
    const dx = x - fromX
    const dy = (square - x) / width - fromY
    // No step leads further than the budget; the squares that it covers then are to the right and below.
    if (dx < -budget || dy < -budget || dx >= budget + size || dy >= budget + size) continue
    for (let i = 0; i < crowdOffset.length; i++) {
      // Beyond the edge of the map this hits a place of another row, whose steps that way are closed in any case.
      const place = square + crowdOffset[i]!
      crowd[place] = Math.max(uncrowded, crowd[place]!) | crowdBits[i]!
    }
  }
}

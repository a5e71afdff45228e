import type { Cell } from './cell'
import type { CompiledMap } from './compiled-map'
import type { FootprintField } from './footprint-field'
import type { Parity } from './parity'
import { searchDifficult } from './search-difficult'
import { type SearchMemory, searchMemory } from './search-memory'
import { searchPlain } from './search-plain'

/** What a search is about; made by `search`, carried out by one of the two ways to search. */
export interface SearchTask {
  readonly field: FootprintField
  readonly from: Cell
  readonly parity: Parity
  /** Metres. */
  readonly budget: number
  /** May a diagonal be stepped between two closed squares? */
  readonly slips: boolean
  readonly memory: SearchMemory
}

/** What a search found: places, the cheapest first, and of each `label = 2 × cost + parity`. */
export interface Found {
  readonly cells: readonly Cell[]
  readonly labels: readonly number[]
  /** The same of dearer arrivals in the other parity; where no ground is difficult no path leads over one. */
  readonly secondCells: readonly Cell[]
  readonly secondLabels: readonly number[]
}

/** Finds the cheapest way to every place within the budget. O(places reached + closed × size²). */
export function search(
  map: CompiledMap,
  from: Cell,
  parity: Parity,
  budget: number,
  size: number,
  closed: ReadonlySet<Cell> | undefined,
  slips: boolean,
): Found {
  const field = map.field(size)
  const memory = searchMemory(map.width * map.height, 2 * budget + 3)
  if (closed !== undefined) markCrowd(field, memory, closed, map.width, from, budget, size)
  const task = { field, from, parity, budget, slips, memory }
  return field.hasDifficult ? searchDifficult(task) : searchPlain(task)
}

/** Notes beside which places, and in which directions, others shut the way; those out of range are passed over. */
function markCrowd(
  { crowdOffset, crowdBits }: FootprintField,
  { crowd, uncrowded }: SearchMemory,
  closed: ReadonlySet<Cell>,
  width: number,
  from: Cell,
  budget: number,
  size: number,
): void {
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

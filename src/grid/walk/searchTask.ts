import type { CompiledMap } from '../map/compiledMap'
import type { FootprintField } from '../map/footprintField'
import type { Cell, Parity } from '../squares'
import type { SearchMemory } from './searchMemory'

/** What a search is about. */
export interface SearchTask {
  readonly map: CompiledMap
  /** A place on the map for a footprint of `size` squares a side. */
  readonly from: Cell
  readonly parity: Parity
  /** Metres: a whole number. */
  readonly budget: number
  readonly size: number
  /** Squares that may not be entered. */
  readonly closed: ReadonlySet<Cell> | undefined
  /** May a diagonal be stepped between two closed squares? */
  readonly slips: boolean
}

/** The same with everything at hand: made by `search`, carried out by one of the two ways to search. */
export interface PreparedSearch extends Pick<SearchTask, 'from' | 'parity' | 'budget' | 'slips'> {
  readonly field: FootprintField
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

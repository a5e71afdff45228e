/** The working memory of a search, kept from one search to the next. */
export interface SearchMemory {
  /** What is left of the budget, by state, on top of `base`. What is not above `base` was not reached in this search. */
  readonly left: Uint32Array
  base: number
  /** The directions in which the place beside is shut by others, as bits on top of `uncrowded`; not above it: none is. */
  readonly crowd: Uint32Array
  uncrowded: number
  /** Eight lists with room for every state. */
  readonly buckets: readonly Int32Array[]
  /** Lists with room for every place: what was reached, the cheapest first, and by which label. */
  readonly cells: Int32Array
  readonly labels: Int32Array
  /** The same for dearer arrivals in the other parity. */
  readonly secondCells: Int32Array
  readonly secondLabels: Int32Array
}

const LAST = 2 ** 32 - 1

/** What eight directions as bits can be. */
const CROWDS = 2 ** 8

let memory = lay(0)

/**
 * Memory for a search over two states for each of `cells` places with a budget counted in up to `span`, to use until the
 * search returns. Neither made anew nor cleared, which would cost more than a short search: `base` and `uncrowded` rise above all
 * that earlier searches wrote.
 */
export function searchMemory(cells: number, span: number): SearchMemory {
  if (cells > memory.crowd.length || memory.top + span > LAST || memory.uncrowded > LAST - 2 * CROWDS) {
    memory = lay(Math.max(cells, memory.crowd.length))
  }
  memory.base = memory.top
  memory.top += span
  memory.uncrowded += CROWDS
  return memory
}

function lay(cells: number) {
  return {
    left: new Uint32Array(2 * cells),
    base: 0,
    top: 0,
    crowd: new Uint32Array(cells),
    uncrowded: 0,
    buckets: Array.from({ length: 8 }, () => new Int32Array(2 * cells)),
    cells: new Int32Array(cells),
    labels: new Int32Array(cells),
    secondCells: new Int32Array(cells),
    secondLabels: new Int32Array(cells),
  }
}

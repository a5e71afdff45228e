import type { Parity } from './parity'

/** The outcome of a search over a `StepWindow`, in its local cells. */
export interface Flood {
  /** Metres of the cheapest path to a local cell, or -1 when it cannot be reached. O(1). */
  costTo(local: number): number
  /** Diagonal parity at the end of that path; of several cheapest the one that `pathTo` takes. */
  parityAt(local: number): Parity
  /** Local cells of that path, from the start to a cell that can be reached. O(path). */
  pathTo(local: number): number[]
}

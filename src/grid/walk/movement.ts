import type { Cell } from '../squares/cell'
import type { Parity } from '../squares/parity'

/**
 * Who moves, how far, and who is in the way. The mover's own squares belong in neither set; results
 * keep the sets, so they must not be changed afterwards.
 */
export interface Movement {
  /** Metres left: a whole number from 0, or Infinity. */
  readonly budget: number
  /** Diagonals so far; 0 unless an interrupted movement goes on. */
  readonly parity?: Parity
  /** Squares on a side of the mover's footprint; 1 when left out. */
  readonly size?: number
  /** Squares that may be passed but not stopped on: those of allies and of the unconscious. [END-MOVE-04] */
  readonly through?: ReadonlySet<Cell>
  /** Squares that may not be entered: those of other enemies. [END-MOVE-04] */
  readonly closed?: ReadonlySet<Cell>
  /** A diagonal may be stepped between two squares of `closed`; walls still bar it. Left out: it may not. [TINY-MOVE-08] */
  readonly slips?: boolean
}

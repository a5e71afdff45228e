import type { Cell, Diagonals, Parity } from '../squares'
import { DIAGONAL_COST } from './byTheBook'

/** What a path costs in metres, and the parity it leaves behind. */
export interface PathCost {
  readonly cost: number
  readonly parity: Parity
}

/**
 * Metres along a path of neighbouring cells on open ground: 1 a step, a diagonal by the rule, counted on from
 * `startParity`. Walls, ground and tokens are not looked at (`checkPath` does). O(path). [END-MOVE-01]
 * @throws RangeError when no step leads from one cell to the next.
 */
export function pathCost(
  width: number,
  cells: readonly Cell[],
  startParity: Parity = 0,
  diagonals: Diagonals = 'alternate',
): PathCost {
  let cost = 0
  let parity = startParity
  let from: Cell | undefined
  for (const to of cells) {
    if (from !== undefined) {
      const dx = Math.abs((to % width) - (from % width))
      const dy = Math.abs(Math.floor(to / width) - Math.floor(from / width))
      if (Math.max(dx, dy) !== 1) throw new RangeError(`cells ${from} and ${to} are not neighbours`)
      const metres = dx === 1 && dy === 1 ? DIAGONAL_COST[diagonals](parity) : 1
      if (metres === undefined) throw new RangeError(`no step leads from ${from} to ${to}`)
      cost += metres
      if (dx === 1 && dy === 1 && diagonals === 'alternate') parity = parity === 0 ? 1 : 0
    }
    from = to
  }
  return { cost, parity }
}

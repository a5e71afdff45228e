import type { Cell, Parity } from '../squares'

/** What a path costs in metres, and the parity it leaves behind. */
export interface PathCost {
  readonly cost: number
  readonly parity: Parity
}

/**
 * Metres along a path of neighbouring cells on open ground: 1 a step, every second diagonal 2, counted on from
 * `startParity`. Walls, ground and tokens are not looked at (`checkPath` does). O(path). [END-MOVE-01]
 * @throws RangeError when two cells in a row are not neighbours.
 */
export function pathCost(width: number, cells: readonly Cell[], startParity: Parity = 0): PathCost {
  let cost = 0
  let parity = startParity
  let from: Cell | undefined
  for (const to of cells) {
    if (from !== undefined) {
      const dx = Math.abs((to % width) - (from % width))
      const dy = Math.abs(Math.floor(to / width) - Math.floor(from / width))
      if (Math.max(dx, dy) !== 1) throw new RangeError(`cells ${from} and ${to} are not neighbours`)
      const diagonal = dx === 1 && dy === 1
      cost += diagonal ? 1 + parity : 1
      if (diagonal) parity = parity === 0 ? 1 : 0
    }
    from = to
  }
  return { cost, parity }
}

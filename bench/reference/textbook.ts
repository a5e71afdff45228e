import { SIDE } from './blockedMaps'
import { Heap } from './heap'
import { STEP_X, STEP_Y } from './steps'

/**
 * Dijkstra as in the textbooks, over (cell, diagonal parity) with Map, Set and a heap of objects: every second diagonal costs
 * 2, a diagonal needs one of the two squares beside it free. Returns the cost of each cell in reach.
 */
export function textbook(blocked: Uint8Array, start: number, budget: number): Map<number, number> {
  const costs = new Map<number, number>([[start * 2, 0]])
  const heap = new Heap()
  heap.push({ cost: 0, state: start * 2 })
  const done = new Set<number>()
  while (heap.length > 0) {
    const { cost, state } = heap.pop()
    if (done.has(state)) continue
    done.add(state)
    const cell = state >> 1
    const parity = state & 1
    const x = cell % SIDE
    const y = (cell / SIDE) | 0
    for (let d = 0; d < 8; d++) {
      const nx = x + STEP_X[d]!
      const ny = y + STEP_Y[d]!
      if (nx < 0 || ny < 0 || nx >= SIDE || ny >= SIDE || blocked[ny * SIDE + nx] === 1) continue
      if (d > 3 && blocked[y * SIDE + nx] === 1 && blocked[ny * SIDE + x] === 1) continue
      const newCost = cost + (d > 3 ? 1 + parity : 1)
      if (newCost > budget) continue
      const newState = ((ny * SIDE + nx) << 1) | (d > 3 ? parity ^ 1 : parity)
      const known = costs.get(newState)
      if (known === undefined || newCost < known) {
        costs.set(newState, newCost)
        heap.push({ cost: newCost, state: newState })
      }
    }
  }
  const cells = new Map<number, number>()
  for (const [state, cost] of costs) {
    const known = cells.get(state >> 1)
    if (known === undefined || cost < known) cells.set(state >> 1, cost)
  }
  return cells
}

import { SIDE } from './blockedMaps'
import { Heap } from './heap'
import { STEP_X, STEP_Y } from './steps'

/** The same search as `textbook` by a careful hand: costs in one typed array, by state = 2 × cell + parity. */
export function textbookTyped(blocked: Uint8Array, start: number, budget: number): Int32Array {
  const costs = new Int32Array(SIDE * SIDE * 2).fill(1 << 29)
  const heap = new Heap()
  costs[start * 2] = 0
  heap.push({ cost: 0, state: start * 2 })
  while (heap.length > 0) {
    const { cost, state } = heap.pop()
    if (cost > costs[state]!) continue
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
      if (newCost < costs[newState]!) {
        costs[newState] = newCost
        heap.push({ cost: newCost, state: newState })
      }
    }
  }
  return costs
}

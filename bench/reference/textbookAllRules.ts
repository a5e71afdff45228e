import { SIDE } from './blockedMaps'
import { Heap } from './heap'
import { STEP_X, STEP_Y } from './steps'

/** What the search with all rules is given. */
export interface AllRules {
  readonly blocked: Uint8Array
  readonly difficult: Uint8Array
  /** Squares of others that may not be entered. */
  readonly closed: ReadonlySet<number>
  /** Squares of others that may not be stopped on. */
  readonly through: ReadonlySet<number>
  /** Squares on a side of the token. */
  readonly size: number
}

/**
 * The search of `textbook` with difficult ground, squares of others and a token of any size, by its top-left cell. Returns
 * the cost of each cell that the token may end on.
 */
export function textbookAllRules(rules: AllRules, start: number, budget: number): Map<number, number> {
  const { blocked, difficult, closed, through, size } = rules
  const some = (x: number, y: number, holds: (cell: number) => boolean) => {
    for (let j = 0; j < size; j++) for (let i = 0; i < size; i++) if (holds((y + j) * SIDE + x + i)) return true
    return false
  }
  const shut = (cell: number) => blocked[cell] === 1 || closed.has(cell)
  const isRough = (cell: number) => difficult[cell] === 1
  const canStand = (x: number, y: number) =>
    x >= 0 && y >= 0 && x + size <= SIDE && y + size <= SIDE && !some(x, y, shut)
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
      if (!canStand(nx, ny)) continue
      if (d > 3 && !canStand(nx, y) && !canStand(x, ny)) continue
      const metres = d > 3 ? 1 + parity : 1
      const newCost = cost + (some(nx, ny, isRough) ? 2 * metres : metres)
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
    const end = state >> 1
    const known = cells.get(end)
    if (known !== undefined && known <= cost) continue
    if (!some(end % SIDE, (end / SIDE) | 0, square => through.has(square))) cells.set(end, cost)
  }
  return cells
}

import { firstOf } from './firstOf'
import { openSteps } from './openSteps'
import type { Found, PreparedSearch } from './searchTask'

/**
 * The search where no ground is difficult. Cell × parity folds into cells: with `label = 2 × cost + parity` a straight step
 * adds 2 and *every* diagonal adds 3 (from parity 0: cost +1, parity +1; from parity 1: cost +2, parity −1), so the smallest
 * label holds the smallest cost. Dial's bucket queue over labels; `left` counts down from the budget.
 */
export function searchPlain({ field, from, parity, budget, slips, memory }: PreparedSearch): Found {
  const { steps, offset } = field
  const { left, base, crowd, uncrowded, buckets, cells, labels } = memory
  const south = offset[2]!
  const top = base + 2 * budget + 2
  const count = [0, 0, 0, 0]
  let reached = 0
  left[from] = top - parity
  buckets[parity]![0] = from
  count[parity] = 1
  for (let label: number = parity, waiting = 1; waiting > 0; label++) {
    const bucket = buckets[label & 3]!
    const straights = buckets[(label + 2) & 3]!
    const diagonals = buckets[(label + 3) & 3]!
    const size = count[label & 3]!
    const before = count[(label + 2) & 3]! + count[(label + 3) & 3]!
    let s = count[(label + 2) & 3]!
    let q = count[(label + 3) & 3]!
    const here = top - label
    // 0 is never exceeded by what is left: no step beyond the budget.
    const straight = here - 2 > base ? here - 2 : 0
    const diagonal = here - 3 > base ? here - 3 : 0
    for (let i = 0; i < size; i++) {
      const cell = bucket[i]!
      if (left[cell] !== here) continue
      cells[reached] = cell
      labels[reached++] = label
      // At the end of the budget, where most of a short reach lies, there is no step to try.
      if (straight === 0) continue
      const shut = crowd[cell]! - uncrowded
      const open = shut > 0 ? openSteps(field, cell, shut, slips) : steps[cell]!
      let to: number
      // Unrolled by hand: as a loop over directions it takes twice as long.
      if (open & 1 && left[(to = cell + 1)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 2 && left[(to = cell - 1)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 4 && left[(to = cell + south)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 8 && left[(to = cell - south)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 16 && left[(to = cell + south + 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
      if (open & 32 && left[(to = cell - south + 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
      if (open & 64 && left[(to = cell + south - 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
      if (open & 128 && left[(to = cell - south - 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
    }
    waiting += s + q - before - size
    count[label & 3] = 0
    count[(label + 2) & 3] = s
    count[(label + 3) & 3] = q
  }
  return { cells: firstOf(cells, reached), labels: firstOf(labels, reached), secondCells: [], secondLabels: [] }
}

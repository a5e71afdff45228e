import { bucketRing } from './bucket-ring'
import { offsets } from './directions'
import type { Flood } from './flood'
import type { Parity } from './parity'
import type { StepWindow } from './step-window'

/**
 * Cheapest paths where no ground is difficult. The search over cell × parity folds into one over cells: with
 * `label = 2 × cost + parity` a straight step adds 2 and *every* diagonal adds 3 (from parity 0: cost +1, parity +1; from
 * parity 1: cost +2, parity −1), so the smallest label holds the smallest cost. Dial's bucket queue over labels, four
 * rotating buckets; `left` counts down from the budget so that fresh zeroed memory means "not reached" and a step over the
 * budget fails the same comparison as a worse one. O(window).
 */
export function floodPlain(window: StepWindow, start: number, startParity: Parity, budget: number): Flood {
  const { steps, stride } = window
  const left = new Int32Array(steps.length)
  const top = 2 * budget + 2
  const ring = bucketRing(4, steps.length)
  const count = [0, 0, 0, 0]
  left[start] = top - startParity
  ring[startParity]![0] = start
  count[startParity] = 1
  for (let label: number = startParity, waiting = 1; waiting > 0; label++) {
    const bucket = ring[label & 3]!
    const straights = ring[(label + 2) & 3]!
    const diagonals = ring[(label + 3) & 3]!
    const size = count[label & 3]!
    const before = count[(label + 2) & 3]! + count[(label + 3) & 3]!
    let s = count[(label + 2) & 3]!
    let q = count[(label + 3) & 3]!
    const here = top - label
    const straight = here - 2
    const diagonal = here - 3
    for (let i = 0; i < size; i++) {
      const cell = bucket[i]!
      if (left[cell] !== here) continue
      const open = steps[cell]!
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
      if (open & 4 && left[(to = cell + stride)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 8 && left[(to = cell - stride)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 16 && left[(to = cell + stride + 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
      if (open & 32 && left[(to = cell - stride + 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
      if (open & 64 && left[(to = cell + stride - 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
      if (open & 128 && left[(to = cell - stride - 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
    }
    waiting += s + q - before - size
    count[label & 3] = 0
    count[(label + 2) & 3] = s
    count[(label + 3) & 3] = q
  }
  const offset = offsets(stride)
  const labelOf = (cell: number) => top - left[cell]!
  return {
    costTo: cell => (left[cell] === 0 ? -1 : labelOf(cell) >> 1),
    parityAt: cell => (labelOf(cell) & 1 ? 1 : 0),
    pathTo(end) {
      const path = [end]
      for (let cell = end; labelOf(cell) !== startParity;) {
        const label = labelOf(cell)
        for (let d = 0; d < 8; d++) {
          const back = cell - offset[d]!
          if ((steps[back]! >> d) & 1 && labelOf(back) === label - (d < 4 ? 2 : 3)) {
            path.push((cell = back))
            break
          }
        }
      }
      return path.reverse()
    },
  }
}

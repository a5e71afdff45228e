import { bucketRing } from './bucket-ring'
import { offsets } from './directions'
import type { Flood } from './flood'
import { DIFFICULT_SHIFT } from './footprint-field'
import type { Parity } from './parity'
import type { StepWindow } from './step-window'

/**
 * Cheapest paths where some ground is difficult (entering costs double, END-OPT-04): a search over states `2 × cell + parity`,
 * because a dearer arrival may be worth more when the next diagonal is the one that is doubled. Dial's bucket queue over
 * metres, eight rotating buckets for costs up to 4; `left` counts down as in `floodPlain`. O(window).
 */
export function floodRough(window: StepWindow, start: number, startParity: Parity, budget: number): Flood {
  const { steps, stride } = window
  const offset = offsets(stride)
  const weight = new Int32Array(32)
  const shift = new Int32Array(32)
  for (let parity = 0; parity < 2; parity++) {
    for (let bit = 0; bit < 16; bit++) {
      const d = bit % 8
      const metres = d < 4 ? 1 : 1 + parity
      weight[parity * 16 + bit] = bit < DIFFICULT_SHIFT ? metres : 2 * metres
      shift[parity * 16 + bit] = 2 * offset[d]! + (d < 4 ? 0 : 1 - 2 * parity)
    }
  }
  const left = new Int32Array(2 * steps.length)
  const top = budget + 1
  const ring = bucketRing(8, left.length)
  const count = [0, 0, 0, 0, 0, 0, 0, 0]
  const first = 2 * start + startParity
  left[first] = top
  ring[0]![0] = first
  count[0] = 1
  for (let cost = 0, waiting = 1; waiting > 0; cost++) {
    const bucket = ring[cost & 7]!
    const size = count[cost & 7]!
    const here = top - cost
    for (let i = 0; i < size; i++) {
      const state = bucket[i]!
      if (left[state] !== here) continue
      const table = (state & 1) << 4
      for (let open = steps[state >> 1]!; open !== 0; open &= open - 1) {
        const step = table + 31 - Math.clz32(open & -open)
        const to = state + shift[step]!
        const metres = weight[step]!
        if (left[to]! >= here - metres) continue
        left[to] = here - metres
        const at = (cost + metres) & 7
        ring[at]![count[at]!++] = to
        waiting++
      }
    }
    waiting -= size
    count[cost & 7] = 0
  }
  const bestState = (cell: number) => (left[2 * cell + 1]! > left[2 * cell]! ? 2 * cell + 1 : 2 * cell)
  return {
    costTo(cell) {
      const remains = left[bestState(cell)]!
      return remains === 0 ? -1 : top - remains
    },
    parityAt: cell => (bestState(cell) & 1 ? 1 : 0),
    pathTo(end) {
      const path = [end]
      for (let state = bestState(end); state !== first;) {
        const remains = left[state]!
        for (let d = 0; d < 8; d++) {
          const parity = d < 4 ? state & 1 : 1 - (state & 1)
          const back = 2 * ((state >> 1) - offset[d]!) + parity
          const open = steps[back >> 1]!
          const bit = (open >> d) & 1 ? d : (open >> (d + DIFFICULT_SHIFT)) & 1 ? d + DIFFICULT_SHIFT : -1
          if (bit >= 0 && left[back] === remains + weight[parity * 16 + bit]!) {
            path.push((state = back) >> 1)
            break
          }
        }
      }
      return path.reverse()
    },
  }
}

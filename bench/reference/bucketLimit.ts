import { SIDE } from './blockedMaps'
import { STEP_X, STEP_Y } from './steps'

const STRIDE = SIDE + 2
const PADDED = STRIDE * (SIDE + 2)

/** The limit that `reach` is held against; what each state costs after a search is asked by `costAt`. */
export interface BucketLimit {
  search(start: number, budget: number): void
  costAt(cell: number): number
}

/**
 * What a plain Dial's bucket queue can do: states (cell, parity), three rotating buckets, padded map, ready-made step masks,
 * results stamped by epoch so that nothing is cleared, everything in typed arrays that are used again. Budgets below 1000.
 */
export function bucketLimit(blocked: Uint8Array): BucketLimit {
  const shut = new Uint8Array(PADDED).fill(1)
  const padded = (cell: number) => (((cell / SIDE) | 0) + 1) * STRIDE + (cell % SIDE) + 1
  blocked.forEach((is, cell) => (shut[padded(cell)] = is))
  const offset = STEP_X.map((x, d) => x + STEP_Y[d]! * STRIDE)
  const masks = new Uint8Array(PADDED)
  blocked.forEach((is, cell) => {
    if (is === 1) return
    const at = padded(cell)
    for (let d = 0; d < 8; d++) {
      if (shut[at + offset[d]!] === 1) continue
      if (d > 3 && shut[at + STEP_X[d]!] === 1 && shut[at + STEP_Y[d]! * STRIDE] === 1) continue
      masks[at]! |= 1 << d
    }
  })
  const stamps = new Uint32Array(PADDED * 2)
  const buckets = [0, 1, 2].map(() => new Int32Array(PADDED * 8))
  const counts = [0, 0, 0]
  const [east = 0, west = 0, south = 0, north = 0, se = 0, ne = 0, sw = 0, nw = 0] = offset.map(by => by * 2)
  let base = 1
  let top = 0
  return {
    search(start, budget) {
      // A stamp is `top - cost`: an older epoch is always smaller, so nothing needs clearing.
      base += 2048
      top = base + 1024
      counts.fill(0)
      const first = padded(start) * 2
      stamps[first] = top
      buckets[0]![counts[0]!++] = first
      for (let cost = 0, empty = 0; cost <= budget && empty < 2; cost++) {
        const now = buckets[cost % 3]!
        const next = buckets[(cost + 1) % 3]!
        const later = buckets[(cost + 2) % 3]!
        const size = counts[cost % 3]!
        let n = counts[(cost + 1) % 3]!
        let l = counts[(cost + 2) % 3]!
        const v = top - cost
        const v1 = v - 1
        const v2 = v - 2
        empty = size > 0 ? 0 : empty + 1
        for (let i = 0; i < size && cost < budget; i++) {
          const state = now[i]!
          if (stamps[state] !== v) continue
          const mask = masks[state >> 1]!
          let to: number
          if (mask & 1 && stamps[(to = state + east)]! < v1) ((stamps[to] = v1), (next[n++] = to))
          if (mask & 2 && stamps[(to = state + west)]! < v1) ((stamps[to] = v1), (next[n++] = to))
          if (mask & 4 && stamps[(to = state + south)]! < v1) ((stamps[to] = v1), (next[n++] = to))
          if (mask & 8 && stamps[(to = state + north)]! < v1) ((stamps[to] = v1), (next[n++] = to))
          if (!(mask & 0xf0)) continue
          const other = state ^ 1
          if (!(state & 1)) {
            if (mask & 16 && stamps[(to = other + se)]! < v1) ((stamps[to] = v1), (next[n++] = to))
            if (mask & 32 && stamps[(to = other + ne)]! < v1) ((stamps[to] = v1), (next[n++] = to))
            if (mask & 64 && stamps[(to = other + sw)]! < v1) ((stamps[to] = v1), (next[n++] = to))
            if (mask & 128 && stamps[(to = other + nw)]! < v1) ((stamps[to] = v1), (next[n++] = to))
          } else if (cost + 1 < budget) {
            if (mask & 16 && stamps[(to = other + se)]! < v2) ((stamps[to] = v2), (later[l++] = to))
            if (mask & 32 && stamps[(to = other + ne)]! < v2) ((stamps[to] = v2), (later[l++] = to))
            if (mask & 64 && stamps[(to = other + sw)]! < v2) ((stamps[to] = v2), (later[l++] = to))
            if (mask & 128 && stamps[(to = other + nw)]! < v2) ((stamps[to] = v2), (later[l++] = to))
          }
        }
        counts[cost % 3] = 0
        counts[(cost + 1) % 3] = n
        counts[(cost + 2) % 3] = l
      }
    },
    costAt(cell) {
      const state = padded(cell) * 2
      const stamp = Math.max(stamps[state]!, stamps[state + 1]!)
      return stamp > base ? top - stamp : -1
    },
  }
}

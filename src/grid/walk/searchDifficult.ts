import { openSteps } from './openSteps'
import type { Found, PreparedSearch } from './searchTask'

/** A copy of the first `count` numbers as an array: short ones cost a fraction of a typed array. */
export function firstOf(numbers: Int32Array, count: number): number[] {
  const copy = new Array<number>(count)
  for (let i = 0; i < count; i++) copy[i] = numbers[i]!
  return copy
}

const NONE: readonly number[] = []

/**
 * The search for any ground (entering difficult ground costs double, END-OPT-04) and any rule of diagonals, over states
 * `2 × place + parity`: a dearer arrival may be worth more when the diagonal after it is the one that is doubled. Dial's bucket queue over metres, eight
 * rotating buckets for steps of up to 4 m; `left` counts down from the budget.
 */
export function searchDifficult({ field, from, parity, budget, slips, memory }: PreparedSearch): Found {
  const { steps, stateOffset, diagonals } = field
  const isDear = diagonals === 'two' ? 1 : 0
  const { left, base, crowd, uncrowded, buckets, cells, labels, secondCells, secondLabels } = memory
  const top = base + budget + 1
  const count = [0, 0, 0, 0, 0, 0, 0, 0]
  let reached = 0
  let second = 0
  left[2 * from + parity] = top
  buckets[0]![0] = 2 * from + parity
  count[0] = 1
  for (let cost = 0, waiting = 1; waiting > 0; cost++) {
    const bucket = buckets[cost & 7]!
    const size = count[cost & 7]!
    const at1 = (cost + 1) & 7
    const at2 = (cost + 2) & 7
    const at4 = (cost + 4) & 7
    const bucket1 = buckets[at1]!
    const bucket2 = buckets[at2]!
    const bucket4 = buckets[at4]!
    let n1 = count[at1]!
    let n2 = count[at2]!
    let n4 = count[at4]!
    const before = n1 + n2 + n4
    const here = top - cost
    // 0 is never exceeded by what is left: no step beyond the budget.
    const left1 = here - 1 > base ? here - 1 : 0
    const left2 = here - 2 > base ? here - 2 : 0
    const left4 = here - 4 > base ? here - 4 : 0
    for (let i = 0; i < size; i++) {
      const state = bucket[i]!
      if (left[state] !== here) continue
      const place = state >> 1
      const odd = state & 1
      const label = 2 * cost + odd
      const inOtherParity = left[state ^ 1]!
      if (inOtherParity > here || (inOtherParity === here && odd === 1)) {
        secondCells[second] = place
        secondLabels[second++] = label
      } else {
        cells[reached] = place
        labels[reached++] = label
      }
      // At the end of the budget, where most of a short reach lies, there is no step to try.
      if (left1 === 0) continue
      const shut = crowd[place]! - uncrowded
      const open = shut > 0 ? openSteps(field, place, shut, slips) : steps[place]!
      const shift = odd << 3
      const dear = odd | isDear
      // Straight steps and cheap diagonals onto plain ground: 1 m.
      for (let rest = open & (dear ? 0x0f : 0xff); rest !== 0; rest &= rest - 1) {
        const to = state + stateOffset[shift + 31 - Math.clz32(rest & -rest)]!
        if (left[to]! < left1) {
          left[to] = left1
          bucket1[n1++] = to
        }
      }
      // The same onto difficult ground, and dear diagonals onto plain ground: 2 m.
      for (let rest = dear ? (open & 0xf0) | ((open >> 8) & 0x0f) : open >> 8; rest !== 0; rest &= rest - 1) {
        const to = state + stateOffset[shift + 31 - Math.clz32(rest & -rest)]!
        if (left[to]! < left2) {
          left[to] = left2
          bucket2[n2++] = to
        }
      }
      // Dear diagonals onto difficult ground: 4 m.
      for (let rest = dear ? (open >> 8) & 0xf0 : 0; rest !== 0; rest &= rest - 1) {
        const to = state + stateOffset[shift + 31 - Math.clz32(rest & -rest)]!
        if (left[to]! < left4) {
          left[to] = left4
          bucket4[n4++] = to
        }
      }
    }
    waiting += n1 + n2 + n4 - before - size
    count[cost & 7] = 0
    count[at1] = n1
    count[at2] = n2
    count[at4] = n4
  }
  return {
    cells: firstOf(cells, reached),
    labels: firstOf(labels, reached),
    secondCells: second > 0 ? firstOf(secondCells, second) : NONE,
    secondLabels: second > 0 ? firstOf(secondLabels, second) : NONE,
  }
}

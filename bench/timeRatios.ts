import { cpuTime } from './cpuTime'
import { median } from './median'

/** Medians over the runs: the CPU time of `ours` as a multiple of each of the others', with the lowest and the highest. */
export interface TimeRatio {
  readonly value: number
  readonly low: number
  readonly high: number
  /** Median CPU milliseconds of ours and of the other. */
  readonly ours: number
  readonly other: number
}

/**
 * Times `ours` beside each of `others`, one after another in every run and in the opposite order in every second one; a run
 * before them is thrown away. The series is repeated once when its ratios lie further apart than 2×.
 */
export function timeRatios(runs: number, ours: () => void, others: readonly (() => void)[]): TimeRatio[] {
  const first = series(runs, ours, others)
  return first.every(isSteady) ? first : series(runs, ours, others)
}

/** Do the runs lie close enough together for a verdict? */
export const isSteady = ({ low, high }: { readonly low: number; readonly high: number }): boolean => high <= 2 * low

function series(runs: number, ours: () => void, others: readonly (() => void)[]): TimeRatio[] {
  const calls = [ours, ...others]
  const times = calls.map((): number[] => [])
  for (let run = -1; run < runs; run++) {
    const order = calls.map((_, i) => i)
    for (const i of run % 2 === 0 ? order : order.toReversed()) {
      const ms = cpuTime(calls[i]!)
      if (run >= 0) times[i]!.push(ms)
    }
  }
  const [oursTimes = [], ...othersTimes] = times
  return othersTimes.map(otherTimes => {
    const ratios = otherTimes.map((ms, run) => oursTimes[run]! / ms)
    return {
      value: median(ratios),
      low: Math.min(...ratios),
      high: Math.max(...ratios),
      ours: median(oursTimes),
      other: median(otherTimes),
    }
  })
}

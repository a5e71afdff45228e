import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isSteady } from './time-ratios'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Work to be timed: `prepare` is not timed; what it returns does some of the work and says how many units of it. */
export interface Work {
  prepare(): () => number
}

/** CPU milliseconds per unit of each work, run by run. */
export type Times<K extends string> = Readonly<Record<K, readonly number[]>>

/** Milliseconds of work in one run at least: less would measure the clock. */
const AT_LEAST = 60

/**
 * Times each work in turn, in the opposite order in every second run; a run before them is thrown away. The series is
 * repeated once when the times of any work relative to the first lie further apart than 2×.
 */
export function timeWorks<K extends string>(runs: number, works: Readonly<Record<K, Work>>): Times<K> {
  const first = series(runs, works)
  return isSteadySeries(first) ? first : series(runs, works)
}

function series<K extends string>(runs: number, works: Readonly<Record<K, Work>>): Times<K> {
  const names = Object.keys(works) as K[]
  const times = Object.fromEntries(names.map((name): [string, number[]] => [name, []])) as Record<K, number[]>
  for (let run = -1; run < runs; run++) {
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      const ms = timePerUnit(works[name])
      if (run >= 0) times[name].push(ms)
    }
  }
  return times
}

function timePerUnit({ prepare }: Work): number {
  let units = 0
  let spent = 0
  while (spent < AT_LEAST) {
    const work = prepare()
    // The work must not pay for what preparing it has left behind.
    collectGarbage()
    const before = process.cpuUsage()
    units += work()
    const { user, system } = process.cpuUsage(before)
    spent += (user + system) / 1000
  }
  return spent / units
}

function isSteadySeries<K extends string>(times: Times<K>): boolean {
  const [reference = [], ...others] = Object.values<readonly number[]>(times)
  return others.every(other => {
    const ratios = other.map((ms, run) => ms / reference[run]!)
    return isSteady({ low: Math.min(...ratios), high: Math.max(...ratios) })
  })
}

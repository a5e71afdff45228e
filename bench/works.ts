import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isSteady } from './timeRatios'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as (how: { type: 'minor' }) => void

/** Work to be timed: `prepare` is not timed; what it returns does the work, once, and says how many units of it. */
export interface Work {
  prepare(): () => number
}

/** CPU milliseconds per unit of each work, run by run. */
export type Times<K extends string> = Readonly<Record<K, readonly number[]>>

/** Milliseconds of work in one run at least: less would measure the clock. */
const AT_LEAST = 60

/** Milliseconds that go into each work, preparing included, before the first run: long enough for the compiler to settle. */
const WARM = 4_000

/**
 * Times each work in turn, in the opposite order in every second run, when all are warm. The series is repeated once when
 * the times of any work relative to the first lie further apart than 2×.
 */
export function timeWorks<K extends string>(runs: number, works: Readonly<Record<K, Work>>): Times<K> {
  for (const work of Object.values<Work>(works)) warmUp(work)
  const first = series(runs, works)
  return isSteadySeries(first) ? first : series(runs, works)
}

function series<K extends string>(runs: number, works: Readonly<Record<K, Work>>): Times<K> {
  const names = Object.keys(works) as K[]
  const times = Object.fromEntries(names.map((name): [string, number[]] => [name, []])) as Record<K, number[]>
  for (let run = 0; run < runs; run++)
    for (const name of run % 2 === 0 ? names : names.toReversed()) times[name].push(timePerUnit(works[name]))
  return times
}

function warmUp({ prepare }: Work): void {
  const begin = process.cpuUsage()
  for (let spent = 0; spent < WARM;) {
    prepare()()
    const { user, system } = process.cpuUsage(begin)
    spent = (user + system) / 1000
  }
}

function timePerUnit({ prepare }: Work): number {
  let units = 0
  let spent = 0
  while (spent < AT_LEAST) {
    const work = prepare()
    // The work must not pay for what preparing it has left behind. Only the young: to collect everything throws away what the
    // compiler knows of the shapes of objects, and the code that was made for them; both would be timed at a third of their speed.
    collectGarbage({ type: 'minor' })
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

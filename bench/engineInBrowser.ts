import type { Page } from '@playwright/test'
import { enginePageBuilt, launch } from './browser'
import type { EngineBench } from './engine-page/main'
import { isSteady } from './timeRatios'
import type { Snapshot } from '../src/engine'
import type { Endurance } from '../src/rulesets/endurance'

/** Milliseconds, run by run: of one answer in each kind of fight, and of one move of boardgame.io. */
export interface BrowserTimes<K extends string> {
  readonly answers: Readonly<Record<K, readonly number[]>>
  readonly moves: readonly number[]
}

/** Until the compiler has settled. */
const WARM = 60
const MOVES = 500

/**
 * Answers of these fights and moves of boardgame.io in Chromium, in turn in each run, and in the opposite order in every second one.
 * The series is repeated once when what an answer takes relative to a move lies further apart than 2×.
 */
export async function timesInBrowser<K extends string>(
  runs: number,
  starts: Readonly<Record<K, Snapshot<Endurance>>>,
  fights: number,
  answers: number,
): Promise<BrowserTimes<K>> {
  const site = await enginePageBuilt()
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(site.address)
    const names = Object.keys(starts) as K[]
    const answer = (name: K) => call(page, 'answers', name, JSON.stringify(starts[name]), fights, answers)
    const series = async (count: number): Promise<BrowserTimes<K>> => {
      const times = Object.fromEntries(names.map((name): [string, number[]] => [name, []])) as Record<K, number[]>
      const moves: number[] = []
      for (let run = 0; run < count; run++) {
        if (run % 2 === 1) moves.push(await call(page, 'moves', MOVES))
        for (const name of names) times[name].push(await answer(name))
        if (run % 2 === 0) moves.push(await call(page, 'moves', MOVES))
      }
      return { answers: times, moves }
    }
    await series(WARM)
    const first = await series(runs)
    const steady = names.every(name => {
      const ratios = first.answers[name].map((ms, run) => ms / first.moves[run]!)
      return isSteady({ low: Math.min(...ratios), high: Math.max(...ratios) })
    })
    return steady ? first : await series(runs)
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Calls the bench that the page keeps in its window. */
function call<N extends keyof EngineBench>(page: Page, name: N, ...args: Parameters<EngineBench[N]>): Promise<number> {
  return page.evaluate(
    ([name, args]) =>
      (window as unknown as { bench: Record<string, (...args: unknown[]) => number> }).bench[name]!(...args),
    [name as string, args as unknown[]] as const,
  )
}

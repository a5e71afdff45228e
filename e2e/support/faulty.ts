import { test as base, type BrowserContext } from '@playwright/test'
import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { NO_NEWCOMER } from '../../scripts/browser.mjs'

export { expect } from '@playwright/test'

/** Set by `npm run test:mutants`: a file with the numbers of the faults that are awake in each test, and where to write which were reached. */
const { FRAY_AWAKE, FRAY_HEARD } = process.env

/** Playwright's test with a GM who is no newcomer; under `npm run test:mutants` with some of the faults that lie asleep in the build awake. */
export const test = base.extend<{ faults: void; settled: void; isNewcomer: boolean }>({
  /** The start card opens and hints are shown, as on a first visit; else both were put away. */
  isNewcomer: [false, { option: true }],
  settled: [
    async ({ context, isNewcomer }, use) => {
      if (!isNewcomer) await context.addInitScript(NO_NEWCOMER)
      await use()
    },
    { auto: true },
  ],
  faults: [
    async ({ context }, use, info) => {
      if (FRAY_AWAKE === undefined) return use()
      const test = `${relative(process.cwd(), info.file)}:${info.line}`
      const awake = JSON.parse(readFileSync(FRAY_AWAKE, 'utf8')) as Record<string, number[]>
      const reached = new Set<number>()
      await wake(context, awake[test] ?? [], reached)
      await use()
      if (FRAY_HEARD) appendFileSync(FRAY_HEARD, `${JSON.stringify({ test, reached: [...reached] })}\n`)
    },
    { auto: true },
  ],
})

/** In each page of the browser, before anything else runs: which faults are awake. What its code reaches is noted. */
async function wake(context: BrowserContext, awake: readonly number[], reached: Set<number>): Promise<void> {
  await context.exposeBinding('frayReached', (_, n: number) => void reached.add(n))
  await context.addInitScript(awake => {
    const known = new Set<number>()
    const page = globalThis as unknown as { frayReached?: (n: number) => void; isAwake: (n: number) => boolean }
    page.isAwake = n => {
      if (!known.has(n)) page.frayReached?.(n)
      known.add(n)
      return awake.includes(n)
    }
  }, awake)
}

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The random fights take longest by far: they begin first, so that both cores have something to do until the end. */
class FightsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFight = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('.fuzz.test.ts'))
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => isFight(b) - isFight(a))
  }
}

/**
 * Modules of these folders keep nothing between two calls, and their tests put nothing in the place of anything: they share what
 * they load, which takes most of them longer than they do.
 */
const PURE = 'dice|engine|formats|grid|rulesets|simulate|table'

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    setupFiles: ['./test/ruleReport.setup.ts'],
    reporters: ['default', './test/rules-reporter.ts'],
    // Threads begin sooner than processes do.
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: FightsFirst },
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', exclude: [`src/!(${PURE})/**`, 'test/**'], isolate: false } },
      { extends: true, test: { name: 'other', exclude: [`src/@(${PURE})/**`] } },
    ],
  },
})

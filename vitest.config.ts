import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest begin first, so that both cores have something to do until the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFight = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('.fuzz.test.ts'))
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => isFight(b) - isFight(a))
  }
}

/** Gives tests fast-check with the seed of the run. */
const seeded = (): Plugin => {
  const ours = fileURLToPath(new URL('test/fastCheck.ts', import.meta.url))
  return {
    name: 'fray:seeded',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'fast-check' && importer !== ours ? ours : null),
  }
}

/**
 * Modules of these folders keep nothing between two calls, and their tests put nothing in the place of anything: they share what
 * they load, which takes most of them longer than they do.
 */
const PURE = 'dice|engine|formats|grid|rulesets|simulate|table'
/** Fights played at random, and recordings: few files that take most of the time. `npm run check` leaves them out. */
const RANDOM = [
  'test/{ahead,fuzz,noninterference,recorded,screens}/**/*.test.ts',
  'src/formats/import/mutation.test.ts',
  'src/storage/scenarios.test.ts',
]
const ALL = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts']

export default defineConfig({
  plugins: [seeded()],
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    setupFiles: ['./test/ruleReport.setup.ts'],
    reporters: ['default', './test/rules-reporter.ts'],
    // Threads begin sooner than processes do.
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: [`src/@(${PURE})/**/*.test.ts`], exclude: RANDOM, isolate: false },
      },
      { extends: true, test: { name: 'other', include: ALL, exclude: [`src/@(${PURE})/**`, ...RANDOM] } },
      { extends: true, test: { name: 'random', include: RANDOM } },
    ],
  },
})

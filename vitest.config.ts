import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Fights played at random, and recordings: few files that take most of the time. `npm run check` leaves them out. */
const RANDOM = [
  'test/{ahead,fuzz,noninterference,recorded,screens}/**/*.test.ts',
  'src/formats/import/mutation.test.ts',
  'src/storage/scenarios.test.ts',
]
const ALL = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts']
/**
 * Tests that put something in the place of a module, a global or the clock: each begins with modules of its own. All others share what
 * they load, which takes most of them longer than they do.
 */
const APART = ['src', 'test'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.test\.tsx?$/.test(name))
    .map(name => join(folder, name))
    .filter(file => /\bvi\.\w+\(|\bstandIn\(/.test(readFileSync(file, 'utf8'))),
)

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
      { extends: true, test: { name: 'shared', include: ALL, exclude: [...RANDOM, ...APART], isolate: false } },
      { extends: true, test: { name: 'apart', include: APART, exclude: RANDOM } },
      { extends: true, test: { name: 'random', include: RANDOM, isolate: false } },
    ],
  },
})

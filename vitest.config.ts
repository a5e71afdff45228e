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

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    setupFiles: ['./test/ruleReport.setup.ts'],
    reporters: ['default', './test/rules-reporter.ts'],
    maxWorkers: 2,
    sequence: { sequencer: FightsFirst },
    testTimeout: 60_000,
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    setupFiles: ['./test/witness.setup.ts'],
    reporters: ['default', './test/rules-reporter.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})

import { defineConfig, devices } from '@playwright/test'
import { LONG } from './e2e/support/everyCase'
import { KNOWS_NETWORK } from './e2e/support/network'
import { CHROMIUM_FLAGS, systemChromium } from './scripts/browser.mjs'

const executablePath = systemChromium()

/**
 * End-to-end tests in Chromium on the production build, behind the server that `npm start` uses. The server takes any
 * free port and prints it. `default` is what `npm test` runs. `npm run test:long` runs `long` (files `*.long.spec.ts`), and of the
 * tests that there are for every system, broker or size those that `default` leaves out (`e2e/support/everyCase.ts`). `keys`
 * (files `*.count.ts`) counts key presses for `npm run keys`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A picture that is missing is a failure, not one to be made of whatever is there.
  updateSnapshots: 'none',
  forbidOnly: Boolean(process.env.CI),
  // On a shared machine a browser is sometimes starved. A test that passes only when repeated is told by name at the end.
  retries: process.env.CI ? 1 : 0,
  // A third of its time a test waits for its browser: three keep two cores busy.
  workers: 3,
  timeout: process.env.FRAY_AWAKE ? 60_000 : 120_000,
  // On a busy machine everything takes its time; what is there is found at once. A fault that was planted is not waited for as long.
  expect: {
    timeout: process.env.FRAY_AWAKE ? 8_000 : 15_000,
    // One set of pictures for every machine: letters may be drawn a little otherwise, what stands where may not.
    toHaveScreenshot: {
      pathTemplate: 'e2e/looks/{arg}{ext}',
      threshold: 0.3,
      maxDiffPixelRatio: 0.01,
      caret: 'initial',
    },
  },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 768 },
    colorScheme: 'dark',
    baseURL: `http://localhost:${process.env.FRAY_PORT}`,
    actionTimeout: process.env.FRAY_AWAKE ? 8_000 : 15_000,
    // A record of every step costs as much as the steps: `--trace on` makes one. What a failing test saw is always kept.
    screenshot: 'only-on-failure',
    // To keep all of Fray for being offline costs as much as opening it does. Tests of what is answered from there allow it.
    serviceWorkers: 'block',
    launchOptions: { args: [...CHROMIUM_FLAGS, KNOWS_NETWORK], ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'default', testMatch: '**/*.spec.ts', testIgnore: '**/*.long.spec.ts', grepInvert: LONG },
    { name: 'every case', testMatch: '**/*.spec.ts', testIgnore: '**/*.long.spec.ts', grep: LONG },
    { name: 'long', testMatch: '**/*.long.spec.ts' },
    { name: 'keys', testMatch: '**/*.count.ts', retries: 0 },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT: '0' },
    wait: { stdout: /http:\/\/localhost:(?<fray_port>\d+)/ },
  },
})

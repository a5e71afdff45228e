// @ts-check
/**
 * Everything a change must pass. Steps that leave a core idle run side by side; a step that fails does not hide the others.
 * Ends with how long each step took beside its budget, and a line `N passed, N failed`: tests are counted one by one, every other step
 * as one.
 *
 *   node scripts/test.mjs            all of it; its budget is 8 minutes on two quiet cores
 *   node scripts/test.mjs --quick    what needs no build, no browser and no random fights; its budget is 90 seconds
 *   node scripts/test.mjs --long     the long runs of the random tests, and the end-to-end tests for every system, broker and size
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const REPORTS = 'node_modules/.cache/fray'
const VITEST_REPORT = `${REPORTS}/vitest.json`
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {number} [budget] seconds that it may take on two quiet cores beside what runs with it; more is said, and is no failure
 * @property {string[]} command a tool of `node_modules/.bin`, or a script, and its arguments
 * @property {NodeJS.ProcessEnv} [env] beside that of this process
 * @property {{ file: string, read: (report: any) => Count }} [report] where the step counts its tests
 * @property {string} [needs] the step without which this one makes no sense
 */

/** End-to-end tests that passed only when they were repeated, by file and title. @type {string[]} */
const repeated = []

/** @param {any} suite of Playwright's report @returns {string[]} */
const flakyOf = ({ specs = [], suites = [] }) => [
  ...specs
    .filter((/** @type {any} */ { tests }) => tests.some((/** @type {any} */ { status }) => status === 'flaky'))
    .map((/** @type {any} */ { file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyOf),
]

/** @param {number} budget @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Step} */
const unit = (budget, args, env) => ({
  name: 'unit, property, rules and architecture tests',
  budget,
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=./test/rules-reporter.ts',
    '--reporter=json',
    `--outputFile=${VITEST_REPORT}`,
    ...args,
  ],
  ...(env && { env }),
  report: {
    file: VITEST_REPORT,
    read: report => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  },
})

/** @param {number} budget @param {string[]} projects @returns {Step} */
const endToEnd = (budget, ...projects) => ({
  name: 'end-to-end tests',
  budget,
  command: ['playwright', 'test', ...projects.map(project => `--project=${project}`), '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT },
  report: {
    file: PLAYWRIGHT_REPORT,
    read: ({ stats, suites }) => {
      repeated.push(...suites.flatMap(flakyOf))
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  },
  needs: 'build',
})

/** @type {Step} */
const build = { name: 'build', budget: 20, command: ['vite', 'build'] }
/** @type {Step} */
const format = { name: 'format', budget: 5, command: ['oxfmt', '--check'] }
/** @type {Step} */
const lint = { name: 'lint', budget: 30, command: ['oxlint'] }
/** What the compiler knows of the last run is kept, so that only what has changed is looked at again. @type {Step} */
const types = {
  name: 'types',
  budget: 30,
  command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `${REPORTS}/types.tsbuildinfo`],
}
/** @type {Step} */
const rules = { name: 'rules', budget: 5, command: ['scripts/rules.mjs'] }
/** @type {Step[]} */
const unused = [
  { name: 'what nobody uses', budget: 20, command: ['knip', '--no-config-hints'] },
  {
    name: 'what only tests use',
    budget: 15,
    command: ['knip', '--production', '--config=knip.production.json', '--no-config-hints'],
  },
]

/** Groups one after the other; the rows of a group run side by side, the steps of a row one after the other. @typedef {Step[][][]} Groups */

/** @type {Groups} */
const quick = [[[format, lint, types], [unit(80, ['--project=shared', '--project=apart'])]]]

/** Unit tests take both cores, and so do the browsers: side by side they would only wait for each other. @type {Groups} */
const all = [
  [
    [format, lint, ...unused],
    [types, build, { name: 'size', budget: 5, command: ['size-limit'], needs: 'build' }],
  ],
  [[unit(180, []), rules]],
  [[endToEnd(250, 'default')]],
]

/** @type {Groups} */
const long = [[[unit(0, ['--testTimeout=3600000'], { FRAY_LONG: '1' }), build, endToEnd(0, 'every case', 'long')]]]

/**
 * Runs a step; what it prints is passed on in one piece when it has ended.
 *
 * @param {Step} step
 * @returns {Promise<boolean>} whether it ended well
 */
async function run({ name, command: [tool = '', ...args], env }) {
  const [program, ...rest] = tool.endsWith('.mjs') ? [process.execPath, tool] : ['npx', '--no-install', tool]
  console.log(`── ${name}: begins`)
  const child = spawn(String(program), [...rest, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', words => (said += words))
  const [status] = await once(child, 'close')
  console.log(`\n── ${name}\n${said}`)
  return status === 0
}

/** What a step counts for: its tests, or one. @param {Step} step @param {boolean} fine @returns {Count} */
function count({ report }, fine) {
  const counted = { passed: 0, failed: 0 }
  try {
    Object.assign(counted, report?.read(JSON.parse(readFileSync(report.file, 'utf8'))))
  } catch {
    // The step ended before it could report: it counts as one failure below.
  }
  if (fine && report && counted.passed === 0) return { passed: 0, failed: 1 }
  if (!fine && counted.failed === 0) return { ...counted, failed: 1 }
  return report ? counted : { passed: 1, failed: 0 }
}

const groups = process.argv.includes('--quick') ? quick : process.argv.includes('--long') ? long : all
for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true })
mkdirSync(REPORTS, { recursive: true })

/** @type {Set<string>} */
const broken = new Set()
/** @type {string[]} */
const took = []
const total = { passed: 0, failed: 0 }
const secondsSince = (/** @type {number} */ began) => Math.round((Date.now() - began) / 1000)

/** @param {Step} step */
async function take(step) {
  const { name, needs, budget } = step
  const began = Date.now()
  const isPossible = !needs || !broken.has(needs)
  if (!isPossible) console.log(`\n── ${name}\nnot run: ${needs} failed`)
  const { passed, failed } = count(step, isPossible && (await run(step)))
  total.passed += passed
  total.failed += failed
  if (failed > 0) broken.add(name)
  const seconds = secondsSince(began)
  const over = budget && seconds > budget ? `, over its budget` : ''
  took.push(`${String(seconds).padStart(5)} s ${budget ? `of ${String(budget).padStart(3)}` : ''}  ${name}${over}`)
}

const began = Date.now()
for (const rows of groups)
  await Promise.all(
    rows.map(async row => {
      for (const step of row) await take(step)
    }),
  )

console.log(
  `\nTime of each step, of its budget on two quiet cores:\n${took.join('\n')}\n${String(secondsSince(began)).padStart(5)} s in all`,
)
if (repeated.length > 0) console.log(`\nPassed only when repeated:\n  ${repeated.join('\n  ')}`)
if (broken.size > 0) console.log(`\nFailed: ${[...broken].join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

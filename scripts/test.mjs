// @ts-check
/**
 * Everything a change must pass, group after group; a failing step does not hide the later ones. Ends with a
 * line `N passed, N failed`: tests are counted one by one, every other step as one.
 *
 *   node scripts/test.mjs            all of it
 *   node scripts/test.mjs --quick    what needs no build and no browser
 *   node scripts/test.mjs --long     the long runs of the property tests and of the end-to-end tests only
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

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Step} */
const unit = (args, env) => ({
  name: 'unit, property, rules and architecture tests',
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

/** @param {string} project @returns {Step} */
const endToEnd = project => ({
  name: `end-to-end tests, ${project}`,
  command: ['playwright', 'test', `--project=${project}`, '--reporter=list,json'],
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
const build = { name: 'build', command: ['vite', 'build'] }

/** Groups of steps: those of one run at the same time, since each of them alone leaves cores idle. @typedef {Step[][]} Steps */

/** @type {Steps} */
const quick = [
  [
    { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
    { name: 'lint', command: ['oxlint'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'what nobody uses', command: ['knip', '--no-config-hints'] },
    {
      name: 'what only tests use',
      command: ['knip', '--production', '--config=knip.production.json', '--no-config-hints'],
    },
  ],
  [unit([])],
  [{ name: 'rules', command: ['scripts/rules.mjs'] }],
]

/** @type {Steps} */
const all = [
  ...quick,
  [build],
  [
    { name: 'size', command: ['size-limit'], needs: 'build' },
    { name: 'the same build again', command: ['scripts/same-build.mjs'], needs: 'build' },
  ],
  [endToEnd('default')],
]

/** @type {Steps} */
const long = [[unit(['--testTimeout=3600000'], { FRAY_LONG: '1' })], [build], [endToEnd('long')]]

/**
 * @param {Step} step
 * @param {boolean} isAlone what it prints is passed on as it comes; else when it has ended, in one piece
 * @returns {Promise<boolean>} whether it ended well
 */
async function run({ name, command: [tool = '', ...args], env }, isAlone) {
  const [program, ...rest] = tool.endsWith('.mjs') ? [process.execPath, tool] : ['npx', '--no-install', tool]
  if (isAlone) console.log(`\n── ${name}`)
  /** @type {'inherit' | 'pipe'} */
  const out = isAlone ? 'inherit' : 'pipe'
  const child = spawn(String(program), [...rest, ...args], {
    stdio: ['ignore', out, out],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', words => (said += words))
  const [status] = await once(child, 'close')
  if (!isAlone) console.log(`\n── ${name}\n${said}`)
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

const steps = process.argv.includes('--quick') ? quick : process.argv.includes('--long') ? long : all
for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true })
mkdirSync(REPORTS, { recursive: true })

/** @type {Set<string>} */
const broken = new Set()
const total = { passed: 0, failed: 0 }
for (const group of steps) {
  const possible = group.filter(({ name, needs }) => {
    const isPossible = !needs || !broken.has(needs)
    if (!isPossible) console.log(`\n── ${name}\nnot run: ${needs} failed`)
    return isPossible
  })
  const fine = new Set()
  await Promise.all(possible.map(async step => (await run(step, possible.length === 1)) && fine.add(step)))
  for (const step of group) {
    const { passed, failed } = count(step, fine.has(step))
    total.passed += passed
    total.failed += failed
    if (failed > 0) broken.add(step.name)
  }
}

if (repeated.length > 0) console.log(`\nPassed only when repeated:\n  ${repeated.join('\n  ')}`)
if (broken.size > 0) console.log(`\nFailed: ${[...broken].join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

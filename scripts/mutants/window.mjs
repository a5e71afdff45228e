// @ts-check
/**
 * Asks the end-to-end tests about faults in the window: one build in which all of them lie asleep, and every test with those
 * awake that nothing has found yet (`together.mjs`). The build of the project is not touched.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plantAsleep } from './plant.mjs'
import { askTogether } from './together.mjs'

/** @typedef {import('./plugin.mjs').Numbered} Numbered */
/** @typedef {(n: number, judged: import('./together.mjs').Judged) => void} Tell */

/** How long the tests may take for each fault on average, in ms. What no test has noticed by then lives. */
const PATIENCE = 90_000
/** Tests in one run of Playwright, which takes some seconds to begin. */
const AT_ONCE = 30
/** The tests of `npm test`, and after them those of the long run. */
const PROJECTS = ['default', 'every case']
/** Browsers side by side. */
const WORKERS = 2

/** @param {string[]} command @param {NodeJS.ProcessEnv} env @returns {Promise<{ status: number | null, said: string }>} */
function run([tool = '', ...args], env) {
  return new Promise(resolve => {
    const child = spawn('npx', ['--no-install', tool, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', words => (said += words))
    child.once('close', status => resolve({ status, said }))
  })
}

/**
 * Every test by file and line, and whether it failed; one that was interrupted or ran out of time did not.
 *
 * @param {any} suite of Playwright's report
 * @returns {{ test: string, failed: boolean }[]}
 */
const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.map((/** @type {any} */ { file, line, tests }) => ({
    test: `e2e/${file}:${line}`,
    failed: tests.some((/** @type {any} */ { results }) =>
      results.some((/** @type {any} */ { status }) => status === 'failed'),
    ),
  })),
  ...suites.flatMap(testsIn),
]

/**
 * What the end-to-end tests say of each fault. A fault that lies within another has no room beside it in one build: it has to wait for the
 * next.
 *
 * @param {readonly Numbered[]} faults
 * @param {string} folder where the build and what is heard are kept meanwhile
 * @param {Tell} tell called for each fault as soon as it is judged
 * @throws where the build fails, or no test runs
 */
export async function askTheWindow(faults, folder, tell) {
  for (let left = faults; left.length > 0;) {
    const files = [...new Set(left.map(([, { file }]) => file))]
    const planted = files.flatMap(file => {
      const its = left.filter(([, one]) => one.file === file)
      return plantAsleep(readFileSync(file, 'utf8'), its, { isEarlyToo: true }).planted
    })
    await askOneBuild(
      left.filter(([n]) => planted.includes(n)),
      folder,
      tell,
    )
    left = left.filter(([n]) => !planted.includes(n))
  }
}

/** @param {readonly Numbered[]} faults that have room beside each other @param {string} folder @param {Tell} tell */
async function askOneBuild(faults, folder, tell) {
  rmSync(join(folder, 'reached'), { force: true })
  const [list, dist, heard, asked, report] = ['faults.json', 'dist', 'reached', 'awake.json', 'report.json'].map(name =>
    join(folder, name),
  )
  if (!list || !dist || !heard || !asked || !report) throw new Error('unreachable')
  writeFileSync(list, JSON.stringify(faults))
  const built = await run(['vite', 'build', '--outDir', dist, '--emptyOutDir'], { FRAY_FAULTS: list })
  if (built.status !== 0) throw new Error(built.said)

  /** @param {string} project @param {string[]} args */
  const playwright = async (project, args) => {
    for (const file of [report, heard]) rmSync(file, { force: true })
    const how = [`--project=${project}`, `--workers=${WORKERS}`, '--retries=0', '--reporter=json']
    const env = { FRAY_AWAKE: asked, FRAY_HEARD: heard, FRAY_DIST: dist, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const { said } = await run(['playwright', 'test', ...args, ...how, `--output=${join(folder, 'results')}`], env)
    if (!existsSync(report)) throw new Error(said)
    return testsIn(JSON.parse(readFileSync(report, 'utf8')))
  }
  /** Every test once, by the first project that has it. @type {Map<string, string[]>} */
  const listed = new Map()
  for (const project of PROJECTS) {
    const tests = new Set((await playwright(project, ['--list'])).map(({ test }) => test))
    for (const others of listed.values()) for (const test of others) tests.delete(test)
    listed.set(project, mixed([...tests]))
  }

  /** @param {import('./together.mjs').Awake} awake */
  const play = async awake => {
    writeFileSync(asked, JSON.stringify(Object.fromEntries(awake)))
    const played = new Map([...awake.keys()].map(test => [test, { failed: false, reached: new Set() }]))
    for (const [project, tests] of listed) {
      const some = tests.filter(test => awake.has(test))
      if (some.length === 0) continue
      for (const { test, failed } of await playwright(project, some)) {
        const one = played.get(test)
        if (one && failed) one.failed = true
      }
      for (const line of existsSync(heard) ? readFileSync(heard, 'utf8').split('\n').filter(Boolean) : []) {
        const { test, reached } = JSON.parse(line)
        for (const n of reached) played.get(test)?.reached.add(n)
      }
    }
    return played
  }
  const ends = Date.now() + PATIENCE * faults.length
  await askTogether(
    faults.map(([n]) => n),
    [...listed.values()].flat(),
    play,
    tell,
    { atOnce: AT_ONCE, isOver: () => Date.now() > ends },
  )
}

/** From each folder the first test, then the second: if the time does not suffice, every part of the window was asked. @param {string[]} tests */
function mixed(tests) {
  /** @type {Map<string, number>} */
  const before = new Map()
  return tests
    .map(test => {
      const folder = test.slice(0, test.lastIndexOf('/'))
      const place = before.get(folder) ?? 0
      before.set(folder, place + 1)
      return { test, place }
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ test }) => test)
}

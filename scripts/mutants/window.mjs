// @ts-check
/**
 * Asks the end-to-end tests about faults in the window: one build in which all of them lie asleep, one run of every test that notes which
 * faults it reaches, and then for each fault the tests that reach it, while it is awake. The build of the project is not touched.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plantAsleep } from './plant.mjs'

/** @typedef {import('./plugin.mjs').Numbered} Numbered */
/** @typedef {(n: number, judged: Judged) => void} Tell */
/** @typedef {{ verdict: 'found' | 'lives' | 'unknown', by: string, tests: number }} Judged */
/** A test by file and line, the ms it took, and the faults that it reached. @typedef {{ test: string, took: number, reached: number[] }} Reach */

/** How long the tests may take with one fault, in ms. What has not failed by then has not noticed it. */
const PATIENCE = 90_000
/** Ms that the server and the browser need to begin. */
const START = 6_000
/** Browsers side by side. */
const WORKERS = 2

/** @param {string[]} command @param {NodeJS.ProcessEnv} env @param {number} [limit] ms @returns {Promise<{ status: number | null, said: string }>} `null`: it ran out of time */
function run([tool = '', ...args], env, limit) {
  return new Promise(resolve => {
    const child = spawn('npx', ['--no-install', tool, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      detached: true,
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', words => (said += words))
    const timer = limit && setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), limit)
    child.once('close', status => {
      clearTimeout(timer)
      resolve({ status, said })
    })
  })
}

/** Every test that failed, by file and line; one that was interrupted or ran out of time did not. @param {any} suite of Playwright's report @returns {string[]} */
const failedIn = ({ specs = [], suites = [] }) => [
  ...specs
    .filter((/** @type {any} */ { tests }) =>
      tests.some((/** @type {any} */ { results }) =>
        results.some((/** @type {any} */ { status }) => status === 'failed'),
      ),
    )
    .map((/** @type {any} */ one) => `e2e/${one.file}:${one.line}`),
  ...suites.flatMap(failedIn),
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
  const [list, dist, heard, report] = ['faults.json', 'dist', 'reached', 'report.json'].map(name => join(folder, name))
  if (!list || !dist || !heard || !report) throw new Error('unreachable')
  writeFileSync(list, JSON.stringify(faults))
  const built = await run(['vite', 'build', '--outDir', dist, '--emptyOutDir'], { FRAY_FAULTS: list })
  if (built.status !== 0) throw new Error(built.said)

  /** @param {string[]} tests @param {number} awake @param {NodeJS.ProcessEnv} [env] @param {number} [limit] */
  const play = async (tests, awake, env, limit) => {
    rmSync(report, { force: true })
    const how = ['--project=default', `--workers=${WORKERS}`, '--retries=0', '--reporter=json']
    const all = { FRAY_AWAKE: String(awake), FRAY_DIST: dist, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env }
    const { status, said } = await run(['playwright', 'test', ...tests, ...how, '--max-failures=1'], all, limit)
    const failed = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).suites.flatMap(failedIn) : []
    return { isLate: status === null, failed, said }
  }
  const SOUND = -1
  await play([], SOUND, { FRAY_HEARD: heard })
  /** @type {Reach[]} */
  const reaches = existsSync(heard)
    ? readFileSync(heard, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
    : []
  if (reaches.length === 0) throw new Error('No end-to-end test ran.')
  for (const [n] of faults) {
    // The quickest first, as many as the time allows.
    let left = (PATIENCE - START) * WORKERS
    const tests = reaches
      .filter(({ reached }) => reached.includes(n))
      .toSorted((a, b) => a.took - b.took)
      .filter(({ took }) => (left -= took) > 0)
      .map(({ test }) => test)
    if (tests.length === 0) {
      tell(n, { verdict: 'lives', by: '', tests: 0 })
      continue
    }
    const { failed } = await play(tests, n, {}, PATIENCE)
    const [by] = failed
    if (!by) tell(n, { verdict: 'lives', by: '', tests: tests.length })
    else {
      // A test that fails without the fault as well says nothing of it.
      const sound = await play([by], SOUND)
      const isSound = sound.failed.length === 0 && !sound.isLate
      tell(n, { verdict: isSound ? 'found' : 'unknown', by, tests: tests.length })
    }
  }
}

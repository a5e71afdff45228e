// @ts-check
/**
 * Asks the end-to-end tests about faults in the window: one build in which all of them lie asleep, one run of every test that notes which
 * faults it reaches, and then every test with the faults awake that it reaches (`together.mjs`). The build of the project is not touched.
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
/** Ms of tests in one run of Playwright, which takes some seconds to begin. */
const AT_ONCE = 150_000
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
  const [list, dist, heard, asked, report] = ['faults.json', 'dist', 'reached', 'awake.json', 'report.json'].map(name =>
    join(folder, name),
  )
  if (!list || !dist || !heard || !asked || !report) throw new Error('unreachable')
  writeFileSync(list, JSON.stringify(faults))
  const built = await run(['vite', 'build', '--outDir', dist, '--emptyOutDir'], { FRAY_FAULTS: list })
  if (built.status !== 0) throw new Error(built.said)

  /** @param {import('./together.mjs').Awake} awake no test: all of them, with no fault awake @param {NodeJS.ProcessEnv} [env] */
  const play = async (awake, env) => {
    rmSync(report, { force: true })
    writeFileSync(asked, JSON.stringify(Object.fromEntries(awake)))
    const how = [
      '--project=default',
      `--workers=${WORKERS}`,
      '--retries=0',
      '--reporter=json',
      `--output=${join(folder, 'results')}`,
    ]
    const all = { FRAY_AWAKE: asked, FRAY_DIST: dist, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env }
    const { said } = await run(['playwright', 'test', ...awake.keys(), ...how], all)
    if (!existsSync(report)) throw new Error(said)
    return new Set(JSON.parse(readFileSync(report, 'utf8')).suites.flatMap(failedIn))
  }
  const failed = await play(new Map(), { FRAY_HEARD: heard })
  // On a busy machine a test may fail once.
  const unsound = failed.size > 0 ? await play(new Map([...failed].map(test => [test, []]))) : failed
  /** @type {Map<string, import('./together.mjs').Reach>} */
  const reaches = new Map()
  for (const line of existsSync(heard) ? readFileSync(heard, 'utf8').split('\n').filter(Boolean) : []) {
    /** @type {import('./together.mjs').Reach} */
    const { test, took, reached } = JSON.parse(line)
    // A test in a loop is several on one line.
    const before = reaches.get(test)
    reaches.set(test, {
      test,
      took: took + (before?.took ?? 0),
      reached: [...new Set([...reached, ...(before?.reached ?? [])])],
    })
  }
  if (reaches.size === 0) throw new Error('No end-to-end test ran.')
  const ends = Date.now() + PATIENCE * faults.length
  await askTogether(
    faults.map(([n]) => n),
    [...reaches.values()].filter(({ test }) => !unsound.has(test)),
    play,
    tell,
    { atOnce: AT_ONCE, isOver: () => Date.now() > ends },
  )
}

// @ts-check
/**
 * `npm run keys`: plays by keyboard, mouse and finger in a browser, on the production build, and counts the inputs: keys, clicks, drags and
 * taps. `-- --json` prints a list of `{ name, inputs, goal }` instead of the table. Leaves with 1 where a goal does not hold, with 2 where something could not be
 * played to its end.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** @typedef {{ name: string, inputs: number, goal: number }} Count */
/** @typedef {{ type: string, description?: string }} Annotation */
/** @typedef {{ results: { status: string, error?: { message?: string } }[], annotations: Annotation[] }} Test */
/** @typedef {{ title: string, tests: Test[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const isJson = process.argv.includes('--json')

// What the build says goes beside the figures, not among them.
const built = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: ROOT, stdio: ['ignore', 2, 2] })
if (built.status !== 0) process.exit(2)
const played = spawnSync('npx', ['playwright', 'test', '--project=keys', '--workers=1', '--reporter=json'], {
  cwd: ROOT,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 2],
  maxBuffer: 2 ** 26,
})
const specs = specsOf(JSON.parse(played.stdout))
const tests = specs.flatMap(({ title, tests }) => tests.map(test => ({ title, ...test })))
const failed = tests.filter(({ results }) => results.at(-1)?.status !== 'passed')
/** @type {Count[]} */
const counts = tests.flatMap(({ annotations }) =>
  annotations.flatMap(({ type, description }) => (type === 'keys' && description ? [JSON.parse(description)] : [])),
)

if (isJson) console.log(JSON.stringify(counts, null, 2))
else {
  const width = Math.max(...counts.map(({ name }) => name.length), 0)
  for (const { name, inputs, goal } of counts)
    console.log(
      `${name.padEnd(width)}  ${String(inputs).padStart(4)}  at most ${String(goal).padStart(2)}${inputs > goal ? '  too many' : ''}`,
    )
}
for (const { title, results } of failed)
  console.error(`${title} was not played to its end: ${results.at(-1)?.error?.message ?? ''}`)
process.exitCode = failed.length > 0 ? 2 : Number(counts.some(({ inputs, goal }) => inputs > goal))

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

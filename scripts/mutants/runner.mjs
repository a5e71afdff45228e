// @ts-check
/**
 * One warm Vitest, which runs the tests that reach a file while one place of it is another. The fault exists in what Vite makes of the file
 * and nowhere else: whatever ends this process, no file was ever written to. Started by `scripts/mutants.mjs`, which kills it when a
 * fault makes a test run for ever.
 */
import { basename, relative, resolve } from 'node:path'
import { createVitest } from 'vitest/node'

/** @typedef {{ file: string, start: number, end: number, from: string, to: string }} Mutant */
/** @typedef {{ folder: string, mutant: Mutant | null }} Asked */
/** @typedef {{ passed: boolean, tests: number, by: string, error?: string }} Answer */

/** @type {Mutant | null} */
let planted = null

const vitest = await createVitest(
  'test',
  { watch: false, bail: 1, maxWorkers: 1, reporters: [{}], silent: true, sequence: { shuffle: false } },
  {
    plugins: [
      {
        name: 'fray:mutant',
        enforce: 'pre',
        transform(code, id) {
          if (!planted || id.split('?')[0] !== resolve(planted.file)) return null
          const { start, end, from, to } = planted
          if (code.slice(start, end) !== from)
            throw new Error(`${planted.file} has changed since its places were looked for.`)
          return code.slice(0, start) + to + code.slice(end)
        },
      },
    ],
  },
)
await vitest.standalone()

/** @param {Asked} asked @returns {Promise<Answer>} */
async function run({ folder, mutant }) {
  const before = planted
  planted = mutant
  for (const one of [before, mutant]) if (one) vitest.invalidateFile(resolve(one.file))
  const root = process.cwd()
  if (mutant) vitest.config.related = [resolve(mutant.file)]
  else delete vitest.config.related
  const found = await vitest.getRelevantTestSpecifications([folder])
  const name = mutant ? basename(mutant.file).replace(/\.tsx?$/, '.') : ''
  // The test of the same name is the likeliest to notice.
  const specs = found.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId))
  /** @param {string} id */
  function rank(id) {
    return name && basename(id).startsWith(name) ? 0 : /fuzz|noninterference/.test(id) ? 2 : 1
  }
  vitest.state.clearErrors()
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, false)
  const failed = testModules.filter(one => one.state() === 'failed')
  const [first] = failed
  const test = first && [...first.children.allTests('failed')][0]
  const by = first ? `${relative(root, first.moduleId)}: ${test?.fullName ?? first.errors()[0]?.message ?? ''}` : ''
  process.exitCode = 0
  return {
    passed: failed.length === 0 && unhandledErrors.length === 0,
    tests: specs.length,
    by: by || (unhandledErrors.length > 0 ? 'an error that no test awaited' : ''),
  }
}

process.on('message', asked => {
  void run(/** @type {Asked} */ (asked))
    .catch(error => ({ passed: false, tests: 0, by: '', error: String(error?.stack ?? error) }))
    .then(answer => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

// @ts-check
/**
 * One warm Vitest, which runs the tests that reach a file while one place of it is another. The fault exists in what Vite makes of the file
 * and nowhere else: whatever ends this process, no file was ever written to. Started by `scripts/mutants.mjs`, which kills it when a
 * fault makes a test run for ever.
 */
import { basename, relative, resolve } from 'node:path'
import { createVitest } from 'vitest/node'

/** @typedef {{ file: string, start: number, end: number, from: string, to: string }} Mutant */
/**
 * `folder`: whose tests are asked first; then the recorded fights that reach the file. `all`: then every other test that does.
 * `planted`: with the fault; else the same tests of the code as it is.
 *
 * @typedef {{ folder: string, all: boolean, mutant: Mutant | null, planted: boolean }} Asked
 */
/**
 * `late`: what failed had run out of time, which a busy machine does as well as a fault.
 *
 * @typedef {{ passed: boolean, tests: number, by: string, late?: boolean, error?: string }} Answer
 */

/** @type {Mutant | null} */
let planted = null

const vitest = await createVitest(
  'test',
  { watch: false, bail: 1, maxWorkers: 1, reporters: [{}], silent: true },
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

/** The likeliest to notice come first: whatever Vitest knows of earlier runs, the order is ours. */
class InOrder {
  /** @param {unknown} specs */
  sort = async specs => specs
  /** @param {unknown} specs */
  shard = async specs => specs
}
vitest.config.sequence.sequencer = /** @type {any} */ (InOrder)
/** Tests of these share more than one module of their own, and bear no neighbours. */
const APART = /^src\/(store|app|ui)\b/
/** What a test, a hook of one, or what they wait for says when it has waited long enough. */
const LATE = /\btimed out\b/i
const SLOW = /\/(fuzz|noninterference|ahead)\//

/** @param {Asked} asked @returns {Promise<Answer>} */
async function run({ folder, all, mutant, planted: isPlanted }) {
  const before = planted
  planted = isPlanted ? mutant : null
  for (const one of [before, planted]) if (one) vitest.invalidateFile(resolve(one.file))
  const root = process.cwd()
  for (const { config } of vitest.projects) config.isolate = APART.test(folder)
  if (mutant) vitest.config.related = [resolve(mutant.file)]
  else delete vitest.config.related
  const found = await vitest.getRelevantTestSpecifications(all ? [] : mutant ? [folder, 'test/recorded/'] : [folder])
  const name = mutant ? basename(mutant.file).replace(/\.tsx?$/, '.') : ''
  const specs = found.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId))
  /** The test of the same name, those of the folder, the recorded fights, the rest. @param {string} id */
  function rank(id) {
    const file = relative(root, id)
    if (file.startsWith(folder)) return name && basename(id).startsWith(name) ? 0 : 1
    if (file.startsWith('test/recorded/')) return 2
    return SLOW.test(id) ? 4 : 3
  }
  vitest.state.clearErrors()
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, false)
  const failed = testModules.filter(one => one.state() === 'failed')
  const [first] = failed
  const test = first && [...first.children.allTests('failed')][0]
  const errors = [...(test?.result().errors ?? []), ...(first?.errors() ?? [])]
  const by = first ? `${relative(root, first.moduleId)}: ${test?.fullName ?? errors[0]?.message ?? ''}` : ''
  process.exitCode = 0
  return {
    passed: failed.length === 0 && unhandledErrors.length === 0,
    tests: specs.length,
    by: by || (unhandledErrors.length > 0 ? 'an error that no test awaited' : ''),
    late: errors.length > 0 && errors.every(({ message }) => LATE.test(message)),
  }
}

process.on('message', asked => {
  void run(/** @type {Asked} */ (asked))
    .catch(error => ({ passed: false, tests: 0, by: '', error: String(error?.stack ?? error) }))
    .then(answer => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

// @ts-check
/**
 * One warm Vitest, which runs the tests that reach a file while one place of it is another, or many that sleep (`plant.mjs`). A fault exists in what Vite makes of the file
 * and nowhere else: whatever ends this process, no file was ever written to. Started by `scripts/mutants.mjs`, which kills it when a
 * fault makes a test run for ever.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'
import { byFile } from './plugin.mjs'
import { plant, plantAsleep } from './plant.mjs'

/** @typedef {import('./places.mjs').Place & { file: string }} Mutant */
/**
 * `folder`: whose tests are asked first; then the recorded fights that reach the file. `all`: then every other test that does.
 * `planted`: with the fault; else the same tests of the code as it is.
 *
 * @typedef {{ folder: string, all: boolean, mutant: Mutant | null, planted: boolean }} Asked
 */
/**
 * Every test of a folder and of the recorded fights is asked about every fault that it reaches: `open`, each with its number. The files
 * in `without` have been.
 *
 * @typedef {{ folder: string, open: (readonly [number, Mutant])[], without: string[] }} AskedAtOnce
 */
/**
 * What the tests write down meanwhile: that a fault is awake now (`took`: ms that the test takes without it), that a test found one, that a file is through.
 *
 * @typedef {{ asks: number, took: number } | { found: number, by: string } | { done: string }} News
 * @typedef {News & { worker: string }} Heard with the worker whose test it is: several run beside each other
 */
/**
 * `late`: what failed had run out of time, which a busy machine does as well as a fault.
 *
 * @typedef {{ passed: boolean, tests: number, by: string, late?: boolean, error?: string }} Answer
 */

/** @type {Mutant | null} */
let planted = null
/** @type {Map<string, (readonly [number, Mutant])[]>} */
let asleep = new Map()

const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts')
// Which tests have modules of their own is ours to say here, and parts of a run would not have the plug-in.
const { projects: _, ...settings } = loaded?.config.test ?? {}
const vitest = await createVitest(
  'test',
  {
    ...settings,
    config: false,
    watch: false,
    bail: 1,
    maxWorkers: availableParallelism(),
    reporters: [{}],
    silent: true,
    runner: fileURLToPath(new URL('repeat.mjs', import.meta.url)),
  },
  {
    ...(loaded?.config.resolve && { resolve: loaded.config.resolve }),
    plugins: [
      ...(loaded?.config.plugins ?? []),
      {
        name: 'fray:mutant',
        enforce: 'pre',
        transform(code, id) {
          const sleeping = asleep.get(id.split('?')[0] ?? '')
          if (sleeping) return plantAsleep(code, sleeping).source
          if (!planted || id.split('?')[0] !== resolve(planted.file)) return null
          const { start, end, from } = planted
          if (code.slice(start, end) !== from)
            throw new Error(`${planted.file} has changed since its places were looked for.`)
          return plant(code, planted)
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
/** Beside a folder's own tests: of the window, what its pages show. @param {string} folder */
const asked = folder => [folder, ...(/^src\/ui\b/.test(folder) ? ['test/window/'] : [])]
const SLOW = /\/(fuzz|noninterference|ahead)\//

/** The tests, in our order. @param {import('vitest/node').TestSpecification[]} specs */
async function runTests(specs) {
  vitest.state.clearErrors()
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, false)
  process.exitCode = 0
  return { testModules, unhandledErrors }
}

/** Which faults are in the code from now on, and which of them the tests are asked about. @param {Mutant | null} one @param {(readonly [number, Mutant])[]} many */
function putIn(one, many) {
  const before = [...asleep.keys(), ...(planted ? [resolve(planted.file)] : [])]
  planted = one
  asleep = byFile(many)
  const now = [...asleep.keys(), ...(planted ? [resolve(planted.file)] : [])]
  for (const file of new Set([...before, ...now])) vitest.invalidateFile(file)
  writeFileSync(process.env.FRAY_ASLEEP ?? '', JSON.stringify(many.map(([n]) => n)))
}

/** @param {AskedAtOnce} asked @returns {Promise<Answer>} */
async function runAtOnce({ folder, open, without }) {
  putIn(null, open)
  for (const { config } of vitest.projects) Object.assign(config, { isolate: APART.test(folder), bail: 0 })
  vitest.config.related = [...asleep.keys()]
  const found = await vitest.getRelevantTestSpecifications([...asked(folder), 'test/recorded/'])
  const isRecorded = (/** @type {string} */ id) => Number(relative(process.cwd(), id).startsWith('test/recorded/'))
  const specs = found
    .filter(one => !without.includes(relative(process.cwd(), one.moduleId)))
    .toSorted((a, b) => isRecorded(a.moduleId) - isRecorded(b.moduleId))
  await runTests(specs)
  return { passed: true, tests: specs.length, by: '' }
}

/** @param {Asked} asked @returns {Promise<Answer>} */
async function run({ folder, all, mutant, planted: isPlanted }) {
  putIn(isPlanted ? mutant : null, [])
  const root = process.cwd()
  for (const { config } of vitest.projects) Object.assign(config, { isolate: APART.test(folder), bail: 1 })
  if (mutant) vitest.config.related = [resolve(mutant.file)]
  else delete vitest.config.related
  const found = await vitest.getRelevantTestSpecifications(
    all ? [] : mutant ? [...asked(folder), 'test/recorded/'] : asked(folder),
  )
  const name = mutant ? basename(mutant.file).replace(/\.tsx?$/, '.') : ''
  const specs = found.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId))
  /** The test of the same name, those of the folder, the recorded fights, the rest. @param {string} id */
  function rank(id) {
    const file = relative(root, id)
    if (file.startsWith(folder)) return name && basename(id).startsWith(name) ? 0 : 1
    if (file.startsWith('test/recorded/')) return 2
    return SLOW.test(id) ? 4 : 3
  }
  const { testModules, unhandledErrors } = await runTests(specs)
  const failed = testModules.filter(one => one.state() === 'failed')
  const [first] = failed
  const test = first && [...first.children.allTests('failed')][0]
  const errors = [...(test?.result().errors ?? []), ...(first?.errors() ?? [])]
  const by = first ? `${relative(root, first.moduleId)}: ${test?.fullName ?? errors[0]?.message ?? ''}` : ''
  return {
    passed: failed.length === 0 && unhandledErrors.length === 0,
    tests: specs.length,
    by: by || (unhandledErrors.length > 0 ? 'an error that no test awaited' : ''),
    late: errors.length > 0 && errors.every(({ message }) => LATE.test(message)),
  }
}

process.on('message', question => {
  const { open } = /** @type {AskedAtOnce} */ (question)
  void (open ? runAtOnce(/** @type {AskedAtOnce} */ (question)) : run(/** @type {Asked} */ (question)))
    .catch(error => ({ passed: false, tests: 0, by: '', error: String(error?.stack ?? error) }))
    .then(answer => process.send?.(answer))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

// @ts-check
/**
 * How strong are the tests? Small faults are put into a folder's code, one at a time, and the tests that reach the file are run: the
 * folder's, then the recorded fights; with `--all` every other one as well. A fault that no test notices is printed with file,
 * line and change.
 *
 * First all faults lie in the code asleep, and every test is run again with each that it has reached (`mutants/repeat.mjs`); what that
 * cannot find, or not for certain, is planted alone. Of a folder of the window (`src/ui`) all end-to-end tests are asked then, in a build
 * in which the faults lie asleep (`mutants/window.mjs`).
 *
 *   npm run test:mutants -- src/rulesets/tiny [--seed 1] [--count 20] [--all]
 *   npm run test:mutants -- src/rulesets/tiny --place turn/upkeep.ts:40 [--place turn/turn.ts:12:relation] [--all]
 *
 * With `--place` the faults of these lines are put in and no others. The same folder, seed and count give the same faults as long as the code is the same. It can be stopped at any time: no file is
 * ever changed (see `mutants/runner.mjs`).
 */
import { fork } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { plantAsleep } from './mutants/plant.mjs'
import { placesOf } from './mutants/places.mjs'
import { askTheWindow } from './mutants/window.mjs'

/** @typedef {import('./mutants/places.mjs').Place & { file: string, line: number }} Mutant */
/** @typedef {import('./mutants/runner.mjs').Answer} Answer */
/** @typedef {Answer & { took: number }} Timed an answer and the ms it took */

/** How many times as long as the sound code a fault may take before it counts as endless; in ms at least. */
const PATIENCE = 6
const LEAST_PATIENCE = 20_000
/** How long the sound code may take, in ms. */
const FIRST_PATIENCE = 600_000
/** Words and data, which other tests hold; tests themselves. */
const SKIPPED = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/(text|rulebook|presets)(\/[^/]+)?\.ts$/

/** Chance that is the same everywhere. @param {number} seed */
function chanceOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), 1 | state)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Every fault of a folder. @param {string} folder @returns {Mutant[]} */
function mutantsIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(file => /\.tsx?$/.test(file) && !SKIPPED.test(file))
    .sort()
  return files.flatMap(file => {
    const source = readFileSync(file, 'utf8')
    return placesOf(file, source).map(place => ({
      file,
      line: source.slice(0, place.start).split('\n').length,
      ...place,
    }))
  })
}

/**
 * The faults of these lines of a folder.
 *
 * @param {string} folder
 * @param {readonly string[]} named each `file:line`, or `file:line:operator`; the end of the file's name will do
 * @returns {Mutant[]}
 * @throws where a line has no fault
 */
export function mutantsAt(folder, named) {
  const all = mutantsIn(folder)
  return named.flatMap(place => {
    const [, name = '', line, operator] = /^(.*?):(\d+)(?::(\w+))?$/.exec(place) ?? []
    const here = all.filter(
      one =>
        `/${one.file}`.endsWith(`/${name}`) &&
        one.line === Number(line) &&
        (operator === undefined || one.operator === operator),
    )
    if (here.length === 0) throw new Error(`${folder} has no fault at ${place}.`)
    return here
  })
}

/**
 * So many faults of a folder, drawn evenly from all its places.
 *
 * @param {string} folder
 * @param {number} seed
 * @param {number} count
 * @returns {{ mutants: Mutant[], places: number }}
 */
export function drawMutants(folder, seed, count) {
  const all = mutantsIn(folder)
  const chance = chanceOf(seed)
  const places = all.length
  const mutants = []
  while (mutants.length < count && all.length > 0) {
    const [one] = all.splice(Math.floor(chance() * all.length), 1)
    if (one) mutants.push(one)
  }
  return { mutants, places }
}

/** How long a fault may take where the sound code took so long, in ms. @param {number} took */
const patienceOf = took => Math.max(LEAST_PATIENCE, PATIENCE * took)

/**
 * What the tests say of one fault. That they ran out of time says nothing yet, for the machine may have had other work: the sound code
 * shows its pace of now, and the fault is asked about once more, by that. Endless is what is late twice; where the sound code is late
 * as well, nothing is known.
 *
 * @param {(planted: boolean, limit: number) => Promise<Timed>} ask runs the tests, with the fault planted or without
 * @param {number} took what the sound code took last, in ms
 * @returns {Promise<{ verdict: 'found' | 'lives' | 'unknown', answer: Answer, took: number }>} `took`: of the sound code, as it is now
 */
export async function judge(ask, took) {
  const first = await ask(true, patienceOf(took))
  if (!first.late) return { verdict: first.passed ? 'lives' : 'found', answer: first, took }
  const sound = await ask(false, FIRST_PATIENCE)
  if (!sound.passed) return { verdict: 'unknown', answer: sound, took }
  const again = await ask(true, patienceOf(sound.took))
  return { verdict: again.passed ? 'lives' : 'found', answer: again, took: sound.took }
}

/** @type {import('node:child_process').ChildProcess | null} */
let runner = null
/** Whether the folder asked about belongs to the window. */
let isWindow = false

/** @returns {Promise<import('node:child_process').ChildProcess>} */
async function started() {
  if (runner) return runner
  // The walks through the window play every system, which takes too long at every change.
  const long = isWindow ? { FRAY_LONG: '1', FRAY_SEED: '1' } : {}
  const child = fork(fileURLToPath(new URL('mutants/runner.mjs', import.meta.url)), {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, ...long, FRAY_ASLEEP: join(SHARED, 'asleep'), FRAY_HEARD: HEARD },
  })
  runner = child
  await new Promise(resolve => child.once('message', resolve))
  return child
}

/** Ends the runner with all that it has started. */
function end() {
  const { pid } = runner ?? {}
  runner = null
  if (pid === undefined) return
  try {
    if (process.platform === 'win32') process.kill(pid)
    else process.kill(-pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** Where the faults that are asked about are written, and what is heard of them. */
const SHARED = join(tmpdir(), `fray-mutants-${process.pid}`)
const HEARD = join(SHARED, 'heard')

/** @returns {import('./mutants/runner.mjs').Heard[]} */
const heard = () =>
  readFileSync(HEARD, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line))

/**
 * Which faults the tests find when all lie in the code at once.
 *
 * @param {string} folder
 * @param {readonly Mutant[]} mutants
 * @returns {Promise<Map<Mutant, string>>} by which test
 */
async function askAtOnce(folder, mutants) {
  /** @type {Map<Mutant, string>} */
  const by = new Map()
  let left = mutants.map((mutant, n) => /** @type {const} */ ([n, mutant]))
  while (left.length > 0) {
    // What has no room beside another waits for the next time.
    const files = [...new Set(left.map(([, { file }]) => file))]
    const ofFile = (/** @type {string} */ name) => left.filter(([, { file }]) => file === name)
    const room = new Set(files.flatMap(file => plantAsleep(readFileSync(file, 'utf8'), ofFile(file)).planted))
    let open = left.filter(([n]) => room.has(n))
    left = left.filter(([n, { early }]) => !room.has(n) && !early)
    writeFileSync(HEARD, '')
    /** @type {string[]} */
    const without = []
    while (open.length > 0) {
      const stuck = await listen(ask({ folder, open, without }, 2 ** 31 - 1))
      const lines = heard()
      for (const line of lines)
        if ('found' in line) by.set(/** @type {Mutant} */ (mutants[line.found]), line.by)
        else if ('done' in line) without.push(line.done)
      if (stuck === null) break
      open = open.filter(([n, mutant]) => n !== stuck && !by.has(mutant))
    }
  }
  return by
}

/**
 * Waits for the tests, and ends them where one does not come to an end with the fault that is awake.
 *
 * @param {Promise<Timed>} running
 * @returns {Promise<number | null>} the number of that fault
 */
async function listen(running) {
  // What was heard before these tests began says nothing of them: on a busy machine they begin late.
  const before = heard().length
  /** The last line that each worker has said, as what number, and when it was heard. @type {Map<string, { n: number, since: number }>} */
  const workers = new Map()
  /** The fault that is awake in a worker that has said nothing for too long. @returns {number | null} */
  const stuck = () => {
    const lines = heard().slice(before)
    const last = new Map(lines.map(({ worker }, n) => [worker, n]))
    for (const [worker, n] of last) {
      const line = lines[n]
      const known = workers.get(worker)
      if (known?.n !== n) workers.set(worker, { n, since: Date.now() })
      else if (line && 'asks' in line && Date.now() - known.since > patienceOf(line.took)) return line.asks
    }
    return null
  }
  /** @type {number | null} */
  let endless = null
  const watch = setInterval(() => {
    endless ??= stuck()
    if (endless !== null) end()
  }, 1_000)
  const { passed, error } = await running
  clearInterval(watch)
  if (error) throw new Error(error)
  if (passed) return null
  if (endless !== null) return endless
  // The tests came down with a fault: with the one that was asked about last.
  const last = heard().slice(before).at(-1)
  return last && 'asks' in last ? last.asks : null
}

/** @param {import('./mutants/runner.mjs').Asked | import('./mutants/runner.mjs').AskedAtOnce} asked @param {number} limit ms @returns {Promise<Timed>} */
async function ask(asked, limit) {
  const child = await started()
  const began = Date.now()
  return new Promise(resolve => {
    /** @param {Answer} answer */
    const done = answer => {
      clearTimeout(timer)
      child.removeAllListeners('message').removeAllListeners('exit')
      resolve({ ...answer, took: Date.now() - began })
    }
    const lost = (/** @type {string} */ by, /** @type {Partial<Answer>} */ how = {}) => {
      end()
      done({ passed: false, tests: 0, by, ...how })
    }
    const timer = setTimeout(() => lost('no test ended any more', { late: true }), limit)
    child.once('message', answer => done(/** @type {Answer} */ (answer)))
    child.once('exit', () => lost('the tests came down with it'))
    child.send(asked)
  })
}

const short = (/** @type {string} */ text) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}

/** The line of a fault, with the place in brackets. @param {Mutant} mutant */
function inItsLine({ file, start, end }) {
  const source = readFileSync(file, 'utf8')
  const before = source.slice(0, start).split('\n').at(-1)?.trimStart() ?? ''
  return short(`${before}⟦${source.slice(start, end)}⟧${source.slice(end).split('\n')[0]}`)
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '20' },
      all: { type: 'boolean', default: false },
      place: { type: 'string', multiple: true, default: [] },
    },
  })
  const folder = relative('.', positionals[0] ?? '')
  const [seed, count] = [Number(values.seed), Number(values.count)]
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory() || !Number.isInteger(seed) || !(count > 0)) {
    console.error(
      'Name a folder: npm run test:mutants -- src/rulesets/tiny [--seed 1] [--count 20] [--place FILE:LINE] [--all]',
    )
    process.exit(2)
  }
  isWindow = /^src\/ui\b/.test(folder)
  const { mutants, places } =
    values.place.length > 0
      ? { mutants: mutantsAt(folder, values.place), places: mutantsIn(folder).length }
      : drawMutants(folder, seed, count)
  const how = values.place.length > 0 ? 'named' : `seed ${seed}`
  console.log(`${mutants.length} of ${places} places in ${folder}, ${how}`)
  const asked = { folder: `${folder}/`, all: values.all }
  const sound = await ask({ ...asked, all: false, mutant: null, planted: false }, FIRST_PATIENCE)
  if (!sound.passed || sound.tests === 0) {
    console.error(
      sound.tests === 0 ? `${folder} has no tests. ${sound.error ?? ''}` : `Its tests fail as they are: ${sound.by}`,
    )
    end()
    process.exit(2)
  }
  let { took } = sound
  const began = Date.now()
  const foundBy = await askAtOnce(asked.folder, mutants)
  console.log(`${foundBy.size} found at once, in ${Math.round((Date.now() - began) / 1_000)} s`)
  /** @type {Record<'found' | 'lives' | 'unknown', Mutant[]>} */
  const judged = { found: [], lives: [], unknown: [] }
  if (isWindow) {
    for (const mutant of mutants.filter(({ early }) => early)) {
      // What runs while its file is loaded could not be asked about at once.
      const said = await judge((planted, limit) => ask({ ...asked, mutant, planted }, limit), took)
      took = said.took
      if (said.verdict === 'found') foundBy.set(mutant, said.answer.by)
    }
    end()
    const open = mutants.map((mutant, n) => /** @type {const} */ ([n, mutant])).filter(([, one]) => !foundBy.has(one))
    for (const [mutant, by] of foundBy) told(mutant, 'found', by, 0)
    await askTheWindow(open, SHARED, (n, { verdict, by, tests }) => {
      const mutant = mutants[n]
      if (mutant) told(mutant, verdict, by, tests)
    })
  }
  for (const mutant of isWindow ? [] : mutants) {
    const by = foundBy.get(mutant)
    /** @type {Awaited<ReturnType<typeof judge>>} */
    const said = by
      ? { verdict: 'found', answer: { passed: false, tests: 0, by }, took }
      : await judge((planted, limit) => ask({ ...asked, mutant, planted }, limit), took)
    const { verdict, answer } = said
    if (answer.error) throw new Error(answer.error)
    took = said.took
    told(mutant, verdict, answer.by, answer.tests)
  }
  end()

  /** @param {Mutant} mutant @param {'found' | 'lives' | 'unknown'} verdict @param {string} by @param {number} tests that reach it */
  function told(mutant, verdict, by, tests) {
    const { file, line, from, to, operator } = mutant
    judged[verdict].push(mutant)
    const words = {
      found: `found by ${short(by)}`,
      lives: `LIVES (${tests} ${isWindow ? 'end-to-end tests' : 'test files'} reach it)`,
      unknown: `UNKNOWN: without the fault it is no better (${short(by)})`,
    }
    console.log(`${file}:${line} ${operator}: ${short(from)} → ${short(to)}\n    ${words[verdict]}`)
  }
  const known = judged.found.length + judged.lives.length
  console.log(
    `\n${judged.found.length} of ${known} found (${Math.round((100 * judged.found.length) / known)} %), ${how}`,
  )
  for (const mutant of judged.lives) {
    const { file, line, operator, from, to } = mutant
    console.log(`LIVES ${file}:${line} ${operator}: ${short(from)} → ${short(to)}\n    ${inItsLine(mutant)}`)
  }
  if (judged.unknown.length > 0)
    console.log(`${judged.unknown.length} could not be judged; ask again on a quieter machine.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      end()
      process.exit(130)
    })
  process.on('exit', () => {
    end()
    rmSync(SHARED, { recursive: true, force: true })
  })
  mkdirSync(SHARED, { recursive: true })
  await main()
}

// @ts-check
/**
 * How Vitest runs a test while faults sleep in the code (`plant.mjs`): once as the code is, and then once for every fault that it
 * has reached and that nothing has found yet. What comes of it is written down at once, so that nothing is lost with a fault that runs
 * for ever.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { TestRunner } from 'vitest'

/** A file with the numbers of the faults that are asked about (none: tests run as always), and one for what is heard of them. */
const { FRAY_ASLEEP: asked = '', FRAY_HEARD: heard = '', VITEST_POOL_ID: worker = '1' } = process.env
/** Nothing is awake. */
const SOUND = -1

/** ms by a clock that no test can stop: many put another in the place of `Date`. */
const now = () => Number(process.hrtime.bigint() / 1_000_000n)
/** @param {import('./runner.mjs').News} news */
const say = news => appendFileSync(heard, `${JSON.stringify({ ...news, worker })}\n`)
/** @returns {Set<number>} */
const foundBefore = () =>
  new Set(
    readFileSync(heard, 'utf8')
      .split('\n')
      .flatMap(line => (line.startsWith('{"found"') ? [JSON.parse(line).found] : [])),
  )
/** @param {any} task @returns {string} */
const nameOf = task => (task.suite && task.suite !== task.file ? `${nameOf(task.suite)} > ${task.name}` : task.name)

export default class Repeating extends TestRunner {
  /** @type {number[]} */
  open = []
  /** @type {Set<number>} */
  reached = new Set()
  awake = SOUND
  /** What the test that runs is still to be asked about. @type {number[]} */
  queue = []
  /** The fault with which it has just failed: had it failed without, too? */
  doubted = SOUND
  /** Whether its next run is to show that the code as it is still passes. */
  isChecking = false
  /** When the first run of the test that runs began, and how long it took, in ms. */
  began = 0
  took = 0

  /** @override @param {any} file */
  onCollectStart(file) {
    this.open = JSON.parse(readFileSync(asked, 'utf8'))
    /** @type {any} */ const everywhere = globalThis
    everywhere.isAwake = (/** @type {number} */ n) => {
      this.reached.add(n)
      return n === this.awake
    }
    super.onCollectStart(file)
  }

  /** @override @param {any} test */
  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test)
    this.queue = []
    this.doubted = SOUND
    this.isChecking = true
    // The second turn is repeated as often as there are faults to ask about, which is known after the first.
    if (this.open.length > 0 && !test.fails && !test.retry) test.repeats = 1
  }

  /** @override @param {any} test */
  onBeforeTryTask(test) {
    this.reached = new Set()
    this.awake = this.isChecking ? SOUND : (this.queue.shift() ?? SOUND)
    if (this.awake === SOUND) this.began = now()
    else say({ asks: this.awake, took: this.took })
    if (test.result.state !== 'fail') test.result.errors = undefined
    super.onBeforeTryTask(test)
  }

  /** @param {any} test @param {{ repeats: number }} turn */
  onAfterRetryTask(test, { repeats }) {
    const { awake } = this
    this.awake = SOUND
    if (!test.repeats) return
    const { result, file } = test
    const hasPassed = result.state === 'pass'
    if (awake === SOUND) this.took = now() - this.began
    const by = `${file.name}: ${nameOf(test)}`
    if (repeats === 0) {
      const found = foundBefore()
      if (hasPassed) this.queue = this.open.filter(n => this.reached.has(n) && !found.has(n))
      test.retry = 1 + 2 * this.queue.length
      return
    }
    if (awake !== SOUND) {
      if (!hasPassed) this.doubted = awake
      this.isChecking = !hasPassed
    } else if (hasPassed) {
      if (this.doubted !== SOUND) say({ found: this.doubted, by })
      this.doubted = SOUND
      this.isChecking = false
    } else {
      // It bears no second run: what it says with a fault means nothing.
      this.queue = []
      this.isChecking = false
    }
    const goesOn = this.isChecking || this.queue.length > 0
    result.state = goesOn ? 'fail' : 'pass'
    result.errors = goesOn ? [{ message: 'It is asked again.' }] : undefined
  }

  /** @override @param {any} suite */
  async onAfterRunSuite(suite) {
    await super.onAfterRunSuite(suite)
    if (suite === suite.file && this.open.length > 0) say({ done: suite.name })
  }
}

// @ts-check
/**
 * Asks slow tests about many faults: each test runs once with every fault awake. A test that passes notices none of those that it
 * reaches. Of one that fails the faults are halved until one is left, as in group testing (Dorfman, 1943): few tests notice few of the
 * faults that they reach, so this takes little more time than one run of every test, and no test is left out.
 */

/** The faults that are awake in each test, which is named by file and line. @typedef {ReadonlyMap<string, readonly number[]>} Awake */
/** Whether the test failed, and the faults that it reached. @typedef {{ failed: boolean, reached: ReadonlySet<number> }} Played */
/** `tests`: how many that reach the fault have been asked. @typedef {{ verdict: 'found' | 'lives' | 'unknown', by: string, tests: number }} Judged */
/** @typedef {{ test: string, group: readonly number[] }} Question */

/**
 * What the tests say of each fault. A fault is found when a test fails with it alone, passes without it and fails with it again. A test
 * that fails without a fault says nothing; a fault that only such a test noticed is unknown.
 *
 * @param {readonly number[]} faults
 * @param {readonly string[]} tests the first are asked first
 * @param {(awake: Awake) => Promise<ReadonlyMap<string, Played>>} play runs these tests
 * @param {(n: number, judged: Judged) => void} tell called for each fault as soon as it is judged
 * @param {{ atOnce: number, isOver: () => boolean }} limits the tests in one `play`; whether no time is left for another
 */
export async function askTogether(faults, tests, play, tell, { atOnce, isOver }) {
  const open = new Set(faults)
  /** @type {Map<number, Set<string>>} */
  const asked = new Map(faults.map(n => [n, new Set()]))
  /** @type {Set<number>} */
  const doubted = new Set()
  /** Tests that were seen to pass without a fault. @type {Set<string>} */
  const sound = new Set()
  /** @type {Question[]} */
  let questions = tests.map(test => ({ test, group: faults }))

  while (!isOver()) {
    questions = questions
      .map(({ test, group }) => ({ test, group: group.filter(n => open.has(n)) }))
      .filter(({ group }) => group.length > 0)
    const now = nextOf(questions, atOnce)
    if (now.length === 0) break
    const played = await play(new Map(now.map(({ test, group }) => [test, group])))
    for (const { test, group } of now) for (const n of reachedOf(test, group)) asked.get(n)?.add(test)
    const failed = now.filter(({ test }) => played.get(test)?.failed)
    const unsure = failed.filter(({ test, group }) => group.length === 1 || !sound.has(test))
    const unsound = failedOf(await playAll(unsure.map(({ test }) => ({ test, group: [] }))))
    for (const { test } of unsure) if (!unsound.has(test)) sound.add(test)
    const alone = failed.filter(({ group }) => group.length === 1)
    const again = failedOf(await playAll(alone.filter(({ test }) => !unsound.has(test))))
    for (const { test, group } of alone) {
      const [n = 0] = group
      if (!again.has(test)) doubted.add(n)
      else if (open.delete(n)) tell(n, { verdict: 'found', by: test, tests: asked.get(n)?.size ?? 0 })
    }
    const parts = failed
      .filter(({ group }) => group.length > 1)
      .flatMap(one => halvesOf(one, reachedOf(one.test, one.group)))
    questions = [...parts, ...questions.filter(one => !now.includes(one))].filter(({ test }) => !unsound.has(test))

    /** @param {string} test @param {readonly number[]} group */
    function reachedOf(test, group) {
      return group.filter(n => played.get(test)?.reached.has(n))
    }
  }
  for (const n of open) {
    tell(n, { verdict: doubted.has(n) ? 'unknown' : 'lives', by: '', tests: asked.get(n)?.size ?? 0 })
  }

  /** @param {readonly Question[]} some @returns {Promise<ReadonlyMap<string, Played>>} */
  async function playAll(some) {
    return some.length > 0 ? play(new Map(some.map(({ test, group }) => [test, group]))) : new Map()
  }
}

/** @param {ReadonlyMap<string, Played>} played */
const failedOf = played => new Set([...played].filter(([, { failed }]) => failed).map(([test]) => test))

/**
 * Half of the faults that the test reached, and the rest, with those that it may reach once the others are asleep.
 *
 * @param {Question} question @param {readonly number[]} reached @returns {Question[]}
 */
function halvesOf({ test, group }, reached) {
  if (reached.length === 0) return []
  const half = reached.slice(0, Math.max(1, Math.floor(reached.length / 2)))
  return [half, group.filter(n => !half.includes(n))].map(part => ({ test, group: part }))
}

/** The first questions, each test once. @param {readonly Question[]} questions @param {number} atOnce */
function nextOf(questions, atOnce) {
  /** @type {Map<string, Question>} */
  const taken = new Map()
  for (const one of questions) if (taken.size < atOnce && !taken.has(one.test)) taken.set(one.test, one)
  return [...taken.values()]
}

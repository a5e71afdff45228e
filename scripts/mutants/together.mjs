// @ts-check
/**
 * Asks slow tests about many faults: each test runs once with every fault awake that it reaches. A test that passes notices none of them. Of
 * one that fails the faults are halved until one is left, as in group testing (Dorfman, 1943): few tests notice few of the faults that they
 * reach, so this takes little more time than one run of every test, and no test is left out.
 */

/** A test by file and line, the ms it took, and the faults that it reached. @typedef {{ test: string, took: number, reached: readonly number[] }} Reach */
/** The faults that are awake in each test. @typedef {ReadonlyMap<string, readonly number[]>} Awake */
/** `tests`: how many have been asked. @typedef {{ verdict: 'found' | 'lives' | 'unknown', by: string, tests: number }} Judged */
/** @typedef {{ test: string, took: number, group: readonly number[] }} Question */

/**
 * What the tests say of each fault. A fault is found when a test fails with it alone, passes without it and fails with it again. A test
 * that fails without a fault says nothing; a fault that only such a test noticed is unknown.
 *
 * @param {readonly number[]} faults
 * @param {readonly Reach[]} reaches
 * @param {(awake: Awake) => Promise<ReadonlySet<string>>} play runs these tests; which of them failed
 * @param {(n: number, judged: Judged) => void} tell called for each fault as soon as it is judged
 * @param {{ atOnce: number, isOver: () => boolean }} limits the ms of tests in one `play`; whether no time is left for another
 */
export async function askTogether(faults, reaches, play, tell, { atOnce, isOver }) {
  const open = new Set(faults)
  /** @type {Map<number, Set<string>>} */
  const asked = new Map(faults.map(n => [n, new Set()]))
  /** @type {Set<number>} */
  const doubted = new Set()
  /** Those that reach few faults come first: they are about little else, and a fault that every test reaches is found by them as well. @type {Question[]} */
  let questions = reaches
    .map(({ test, took, reached }) => ({ test, took, group: reached.filter(n => open.has(n)) }))
    .toSorted((a, b) => a.group.length - b.group.length || a.took - b.took)

  while (!isOver()) {
    questions = questions
      .map(one => ({ ...one, group: one.group.filter(n => open.has(n)) }))
      .filter(({ group }) => group.length > 0)
    const now = nextOf(questions, atOnce)
    if (now.length === 0) break
    const failed = await play(new Map(now.map(({ test, group }) => [test, group])))
    for (const { test, group } of now) for (const n of group) asked.get(n)?.add(test)
    const suspects = now.filter(({ test }) => failed.has(test))
    const alone = suspects.filter(({ group }) => group.length === 1)
    const { sound, sure } = await confirmed(alone)
    for (const { test, group } of alone) {
      const [n = 0] = group
      if (!sure.has(test)) doubted.add(n)
      else if (open.delete(n)) tell(n, { verdict: 'found', by: test, tests: asked.get(n)?.size ?? 0 })
    }
    const unsound = new Set(alone.map(({ test }) => test).filter(test => !sound.has(test)))
    const halves = suspects.filter(({ group }) => group.length > 1).flatMap(halvesOf)
    questions = [...halves, ...questions.filter(one => !now.includes(one))].filter(({ test }) => !unsound.has(test))
  }
  for (const n of open) {
    tell(n, { verdict: doubted.has(n) ? 'unknown' : 'lives', by: '', tests: asked.get(n)?.size ?? 0 })
  }

  /** Which of these pass without the fault, and which of those fail with it again. @param {readonly Question[]} alone */
  async function confirmed(alone) {
    if (alone.length === 0) return { sound: new Set(), sure: new Set() }
    const failed = await play(new Map(alone.map(({ test }) => [test, []])))
    const passed = alone.filter(({ test }) => !failed.has(test))
    const sure = passed.length > 0 ? await play(new Map(passed.map(({ test, group }) => [test, group]))) : new Set()
    return { sound: new Set(passed.map(({ test }) => test)), sure }
  }
}

/** @param {Question} question @returns {Question[]} */
const halvesOf = ({ group, ...one }) => {
  const middle = Math.ceil(group.length / 2)
  return [group.slice(0, middle), group.slice(middle)].map(half => ({ ...one, group: half }))
}

/** The first questions that fit, each test once. @param {readonly Question[]} questions @param {number} atOnce ms */
function nextOf(questions, atOnce) {
  /** @type {Map<string, Question>} */
  const taken = new Map()
  let left = atOnce
  for (const one of questions) {
    if (taken.has(one.test)) continue
    if (taken.size > 0 && left < one.took) break
    left -= one.took
    taken.set(one.test, one)
  }
  return [...taken.values()]
}

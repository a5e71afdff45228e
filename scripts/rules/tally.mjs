// @ts-check
/** Sets the ledgers against what the tests showed. */
import { examplesIn, rulesIn } from './ledger.mjs'

/**
 * @typedef {import('./ledger.mjs').Ledger} Ledger
 * @typedef {import('./evidence.mjs').CitingTest} CitingTest
 */

/**
 * @typedef {object} Tally
 * @property {string} slug
 * @property {number} rows
 * @property {string[]} proved cited by a passing test while which the engine reported them
 * @property {string[]} uncited rows in no title
 * @property {string[]} failing rows cited only by tests that fail
 * @property {{ id: string, title: string }[]} unmet cited by passing tests, but never reported by the engine
 * @property {number} examples
 * @property {string[]} untried worked examples that no passing test names
 */

/** @param {Ledger} ledger @param {CitingTest[]} tests @returns {Tally} */
export function tally({ slug, rows, examples }, tests) {
  /** @type {Map<string, CitingTest[]>} */
  const citing = new Map()
  for (const test of tests) {
    for (const id of [...rulesIn(test.title), ...examplesIn(test.title)]) {
      citing.set(id, [...(citing.get(id) ?? []), test])
    }
  }
  /** @param {string} id */
  const passing = id => (citing.get(id) ?? []).filter(test => test.passed)
  /** @param {string} id */
  const proved = id => passing(id).some(test => test.met.includes(id))
  return {
    slug,
    rows: rows.length,
    proved: rows.filter(proved),
    uncited: rows.filter(id => !citing.has(id)),
    failing: rows.filter(id => citing.has(id) && passing(id).length === 0),
    unmet: rows.flatMap(id =>
      proved(id)
        ? []
        : passing(id)
            .slice(0, 1)
            .map(({ title }) => ({ id, title })),
    ),
    examples: examples.length,
    untried: examples.filter(id => passing(id).length === 0),
  }
}

/**
 * Ids in titles that stand in no ledger.
 *
 * @param {Ledger[]} ledgers @param {CitingTest[]} tests @returns {{ id: string, title: string }[]}
 */
export function unknownIds(ledgers, tests) {
  const known = new Set(ledgers.flatMap(({ rows, examples }) => [...rows, ...examples]))
  return tests.flatMap(({ title }) =>
    [...rulesIn(title), ...examplesIn(title)].filter(id => !known.has(id)).map(id => ({ id, title })),
  )
}

import { describe, expect, it } from 'vitest'
import { parseLedger, readLedgers, rulesIn } from '../scripts/rules/ledger.mjs'
import { tally, unknownIds } from '../scripts/rules/tally.mjs'
import { systems } from './systems'

const [A, B, C, D, E] = [1, 2, 3, 4, 5].map(n => `TINY-ATK-0${n}`) as [string, string, string, string, string]
const EXAMPLE = 'EX-TINY-01'

const LEDGER = parseLedger(
  'tiny',
  [
    '# Ledger, where TINY-ATK-99 is only mentioned',
    '| ID | rule |',
    '|---|---|',
    ...[A, B, C, D, E].map(id => `| ${id} | A rule beside TINY-ATK-98. |`),
    `### ${EXAMPLE} A blow`,
    `As in EX-TINY-03.`,
  ].join('\n'),
)

const TESTS = [
  { title: `the blow lands ${A} ${EXAMPLE}`, passed: true, met: [A, E] },
  { title: `the blow is heavy ${B}`, passed: true, met: [A] },
  { title: `the blow misses ${C}`, passed: false, met: [C] },
  { title: `the blow is imagined TINY-ATK-77`, passed: true, met: ['TINY-ATK-77'] },
]

describe('a ledger', () => {
  it('has the rows and examples that stand in its tables and headings, not those it mentions', () => {
    expect(LEDGER).toEqual({ slug: 'tiny', rows: [A, B, C, D, E], examples: [EXAMPLE] })
  })

  it('is there for each system, each id once', () => {
    const ledgers = readLedgers()
    expect(ledgers.map(({ slug, rows }) => [slug, rows.length > 0])).toEqual(
      systems
        .map(({ id }) => id)
        .toSorted()
        .map(id => [id, true]),
    )
    for (const { rows, examples } of ledgers) {
      expect(new Set(rows).size).toBe(rows.length)
      expect(new Set(examples).size).toBe(examples.length)
    }
  })
})

describe('a row counts as proved', () => {
  const found = tally(LEDGER, TESTS)

  it('when a passing test names it and the engine met it there', () => {
    expect(found.proved).toEqual([A])
    expect(found.rows).toBe(5)
  })

  it('not when the engine did not meet it in that test', () => {
    expect(found.unmet).toEqual([{ id: B, title: TESTS[1]?.title }])
  })

  it('not when the test fails', () => {
    expect(found.failing).toEqual([C])
  })

  it('not when no title names it, even if the engine met it', () => {
    expect(found.uncited).toEqual([D, E])
  })
})

describe('a worked example', () => {
  it('is tried when a passing test names it', () => {
    expect(tally(LEDGER, TESTS).untried).toEqual([])
    expect(tally(LEDGER, []).untried).toEqual([EXAMPLE])
  })
})

describe('an id in no ledger', () => {
  it('is reported with the title that names it', () => {
    expect(unknownIds([LEDGER], TESTS)).toEqual([{ id: 'TINY-ATK-77', title: TESTS[3]?.title }])
  })

  it('is not confused with an example or a longer word', () => {
    expect(rulesIn(`${EXAMPLE} XTINY-ATK-01 TINY-ATK-1`)).toEqual([])
  })
})

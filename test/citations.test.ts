import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examplesIn, readLedgers, rulesIn } from '../scripts/rules/ledger.mjs'
import { titlesOf, type TestTitle } from '../scripts/rules/titles.mjs'

/** A test that names more rules than this proves none of them in particular. */
const MOST_RULES = 3

function tooMany(tests: readonly TestTitle[]): TestTitle[] {
  return tests.filter(({ title }) => rulesIn(title).length > MOST_RULES)
}

function unknown(tests: readonly TestTitle[]): TestTitle[] {
  const known = new Set(readLedgers().flatMap(({ rows, examples }) => [...rows, ...examples]))
  return tests.filter(({ title }) => [...rulesIn(title), ...examplesIn(title)].some(id => !known.has(id)))
}

describe('titles of tests', () => {
  const tests = ['src', 'test']
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
    .filter(path => /\.test\.tsx?$/.test(path))
    .flatMap(path => titlesOf(path, readFileSync(path, 'utf8')))

  it('were found', () => {
    expect(tests.length).toBeGreaterThan(50)
    expect(tests).toContainEqual(
      expect.objectContaining({ file: join('test', 'citations.test.ts'), title: 'titles of tests were found' }),
    )
  })

  it(`name at most ${MOST_RULES} rules each`, () => {
    expect(tooMany(tests)).toEqual([])
  })

  it('name rules and examples that a ledger has', () => {
    expect(unknown(tests)).toEqual([])
  })
})

/** Rulings that a ledger names ("R-04", "R-MOR-3") and has not written: as an entry of a list or a row of a table. */
function unwritten(ledger: string): string[] {
  const written = new Set([...ledger.matchAll(/^(?:- \*\*|\| )(R-(?:[A-Z]+-)?\d+)/gm)].map(([, id]) => id))
  return [...new Set(ledger.match(/\bR-(?:[A-Z]+-)?\d+\b/g))].filter(id => !written.has(id))
}

describe('rulings', () => {
  it.each(readdirSync('docs/rules').filter(name => name.endsWith('.md')))('that %s names stand in it', name => {
    expect(unwritten(readFileSync(join('docs/rules', name), 'utf8'))).toEqual([])
  })

  it('are missed where there are none', () => {
    expect(unwritten('| X-01 | a row | ruling R-02 |\n- **R-01 Reach.** See R-MOR-3.\n| R-MOR-4 | why? |')).toEqual([
      'R-02',
      'R-MOR-3',
    ])
  })
})

describe('the check of titles', () => {
  const ids = ['END-ATK-01', 'END-ATK-02', 'END-ATK-03', 'END-ATK-04']
  const three = `'${ids.slice(0, 3).join(' ')}'`
  const four = `'${ids.join(' ')}'`

  it.each([
    ['a test', title => `it(${title}, () => {})`],
    ['a table of tests', title => `test.each([1])(${title}, () => {})`],
    ['a tagged table', title => `it.each\`a\n1\`(${title}, () => {})`],
    ['a conditional test', title => `it.runIf(true)(${title}, () => {})`],
    ['a template', title => `it(${title.replaceAll("'", '`')}, () => {})`],
    ['a test in a suite that names some', title => `describe('END-ATK-05', () => { it(${title}, () => {}) })`],
  ] satisfies [string, (title: string) => string][])('catches too many rules in %s', (_, write) => {
    expect(tooMany(titlesOf('planted.test.ts', write(four)))).toHaveLength(1)
  })

  it('counts the suites around a test, and no others', () => {
    const code = `describe('END-ATK-05', () => { it('x', () => {}) }); describe('y', () => { it(${three}, () => {}) })`
    expect(tooMany(titlesOf('planted.test.ts', code))).toEqual([])
  })

  it('catches rules and examples that are in no ledger', () => {
    const code = `it('END-ATK-98', () => {}); it('EX-END-98', () => {}); it('END-ATK-01 EX-END-01', () => {})`
    expect(unknown(titlesOf('planted.test.ts', code)).map(({ title }) => title)).toEqual(['END-ATK-98', 'EX-END-98'])
  })
})

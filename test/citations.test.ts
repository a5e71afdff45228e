import { parseSync, Visitor, type Argument, type CallExpression } from 'oxc-parser'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examplesIn, readLedgers, rulesIn } from '../scripts/rules/ledger.mjs'

/** A test that names more rules than this proves none of them in particular. */
const MOST_RULES = 3

interface Titled {
  /** The titles of the suites around the test, and its own, as written: `%s` and `${…}` stay. */
  title: string
  file: string
}

/** The titles of all tests in a file: `it('…')`, `test.each(…)('…')` and their like, inside their `describe`s. */
function titlesOf(file: string, code: string): Titled[] {
  const around: string[] = []
  const found: Titled[] = []
  new Visitor({
    CallExpression(node) {
      const { name, title } = titled(node)
      if (name === 'describe') around.push(title)
      if (name === 'it' || name === 'test') found.push({ file, title: [...around, title].join(' ') })
    },
    'CallExpression:exit'(node) {
      if (titled(node).name === 'describe') around.pop()
    },
  }).visit(parseSync(file, code).program)
  return found
}

/** The function a call goes to at last, and the title it gives; no name when it gives none. */
function titled({ callee, arguments: [first] }: CallExpression): { name: string; title: string } {
  const title = textOf(first)
  let at: CallExpression['callee'] = callee
  while (at.type !== 'Identifier') {
    if (at.type === 'MemberExpression') at = at.object
    else if (at.type === 'CallExpression') at = at.callee
    else if (at.type === 'TaggedTemplateExpression') at = at.tag
    else return { name: '', title: '' }
  }
  return title === undefined ? { name: '', title: '' } : { name: at.name, title }
}

function textOf(node: Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('${…}')
  return undefined
}

function tooMany(tests: readonly Titled[]): Titled[] {
  return tests.filter(({ title }) => rulesIn(title).length > MOST_RULES)
}

function unknown(tests: readonly Titled[]): Titled[] {
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
    expect(tests).toContainEqual({ file: join('test', 'citations.test.ts'), title: 'titles of tests were found' })
  })

  it(`name at most ${MOST_RULES} rules each`, () => {
    expect(tooMany(tests)).toEqual([])
  })

  it('name rules and examples that a ledger has', () => {
    expect(unknown(tests)).toEqual([])
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

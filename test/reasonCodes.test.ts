import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rulesets } from './systems'

/** A reason as the rules give it: the row and its code, whatever stands between them. */
const REASON = /\breason\(\s*(?:'[A-Z0-9-]+'|[^,()'"]+(?:'[^']*'[^,()'"]*)*),\s*'([a-zA-Z]+)'/g

/** Codes of what no play leads to: the rules say them all the same, should a caller ask for it. */
const NOWHERE = new Set(['murdham noWay'])

it.each(rulesets)('every reason that $id gives for a refusal is one that a test has read', ({ id }) => {
  const read = (tests: boolean) =>
    readdirSync(join('src/rulesets', id), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .filter(file => file.endsWith('.test.ts') === tests)
      .map(file => readFileSync(join('src/rulesets', id, file), 'utf8'))
      .join('\n')
  const codes = new Set([...read(false).matchAll(REASON)].map(([, code]) => code!))
  const tests = read(true)
  expect(codes.size).toBeGreaterThan(0)
  expect([...codes].filter(code => !tests.includes(`'${code}'`) && !NOWHERE.has(`${id} ${code}`))).toEqual([])
})

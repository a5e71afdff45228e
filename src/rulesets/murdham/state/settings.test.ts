import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settings } from './settings'

const ledger = readFileSync('docs/rules/murdham.md', 'utf8')

it('the house rules are those of the ledger, all off but one', () => {
  const line = /^House-rule toggles in one place, all off unless marked: (.*)\.$/m.exec(ledger)![1]!
  const named = [...line.matchAll(/`(\w+)`( \(on\))?/g)].map(([, name, on]) => [name, on !== undefined] as const)
  expect(new Map(Object.entries(settings.defaults))).toEqual(new Map(named))
  expect(named).toHaveLength(15)
})

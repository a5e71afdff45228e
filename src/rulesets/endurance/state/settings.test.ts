import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settings } from './settings'

const ledger = readFileSync('docs/rules/endurance.md', 'utf8')

it('the house rules are those of the ledger, each as it is before anybody changes it', () => {
  const line = /^House-rule toggles in one list \(default\): (.*)\.$/m.exec(ledger)![1]!
  const named = line.split(', ').map(one => {
    const [, key, value] = /^`(\w+)` (.*)$/.exec(one)!
    const is = value === 'on' ? true : value === 'off' ? false : /^\d+$/.test(value!) ? Number(value) : value!
    // The unit stands in the ledger's name of it.
    return [key!.replace(/M$/, ''), is] as const
  })
  expect(new Map(Object.entries(settings.defaults))).toEqual(new Map(named))
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settings } from './settings'

const ledger = readFileSync('docs/rules/ratbags.md', 'utf8')

it('the house rules are those of the ledger, each as it is before anybody changes it', () => {
  const line = /^GM house-rule toggles in one place: (.*)\.$/m.exec(ledger)![1]!
  const named = line.split(', ').map(one => /^`rat\.(\w+)` (on|off)/.exec(one)!.slice(1) as [string, string])
  expect(named).toHaveLength(14)
  const on = Object.entries(settings.defaults).map(([key, value]) => [key, value ? 'on' : 'off'] as const)
  expect(new Map(on)).toEqual(new Map(named))
})

it('distant shots are those beyond the ledger’s number, where the rule is on', () => {
  const { values } = settings.toggles.find(({ key }) => key === 'rangedDistance')!
  const [, squares] = /`rat\.rangedDistance` off \((\d+) squares\)/.exec(ledger)!
  expect(values).toContain(Number(squares))
})

it('each has a row of its own that says how it usually is', () => {
  for (const { key, rule } of settings.toggles) {
    const row = ledger.split('\n').find(line => line.startsWith(`| ${rule} |`))
    expect(row, key).toContain(`\`rat.${key}\``)
    expect(row, key).toMatch(settings.defaults[key as keyof typeof settings.defaults] ? /default ON/ : /default OFF/)
  }
})

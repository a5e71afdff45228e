import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settings } from './settings'

const ledger = readFileSync('docs/rules/hallowed.md', 'utf8')

/** The house rules of the ledger: the row, the name and what it is before anybody changes it. */
const rows = [...ledger.matchAll(/^\| (HAL-OPT-\d+) \| (?:Toggle|Setting) `(\w+)`(.*?) \| /gm)].map(
  ([, id, name, text]) => ({
    id: id!,
    name: name!,
    before: /default on/.test(text!)
      ? 'true'
      : /default off/.test(text!)
        ? 'false'
        : /`(\w+)` \(default/.exec(text!)![1]!,
  }),
)

it('the house rules are those of the ledger, each as it is before anybody changes it', () => {
  const defaults: Readonly<Record<string, unknown>> = settings.defaults
  expect(rows.map(({ name, before }) => [name, before])).toEqual(rows.map(({ name }) => [name, String(defaults[name])]))
  const toggles = new Map(settings.toggles.map(({ key, rule }) => [key as string, rule]))
  expect(rows.map(({ name, id }) => [name, id])).toEqual(rows.map(({ name }) => [name, toggles.get(name)]))
  expect(rows).toHaveLength(12)
  expect([...toggles.keys()].filter(key => !rows.some(({ name }) => name === key))).toEqual(['roundSeconds'])
})

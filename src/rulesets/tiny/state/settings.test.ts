import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settings } from './settings'

/** The rows of the ledger's options: the house rule of each, what it may be and what it usually is. */
const rows = [...readFileSync('docs/rules/tiny.md', 'utf8').matchAll(/^\| (TINY-OPT-\d\d) \| `(\w+)` \((.*?)\)/gm)].map(
  ([, row, key, said]) => ({ row: row!, key: key!, said: said! }),
)

it('the house rules are those of the ledger', () => {
  expect(rows).toHaveLength(8)
  expect(settings.toggles.map(({ key, rule }) => [key, rule])).toEqual(rows.map(({ row, key }) => [key, row]))
})

it.each(rows)('$key takes the values that $row has for it, and is as it says at first', ({ key, said }) => {
  const toggle = settings.toggles.find(one => one.key === key)!
  const usual = String(settings.defaults[key as keyof typeof settings.defaults])
  if (/default off/.test(said)) expect([usual, toggle.values]).toEqual(['false', [true, false]])
  else {
    const [, values, first] = /^(.*); default (.*)$/.exec(said)!
    const [, least, most] = /integer (\d)–(\d)/.exec(values!) ?? []
    const named = least
      ? Array.from({ length: Number(most) - Number(least) + 1 }, (_, i) => String(Number(least) + i))
      : values!.split(' / ')
    expect(toggle.values.map(String)).toEqual(named)
    expect(usual).toBe(first)
  }
})

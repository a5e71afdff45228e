import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { presets } from './sheet/presets'
import { signed } from './sheet/ability'
import { speedOf } from './gear'
import { ACTIONS } from './actions'

const ledger = readFileSync('docs/rules/hallowed.md', 'utf8')

/** The table of the ledger: what can be declared, and what it costs in initiative. */
const rows = ledger
  .slice(ledger.indexOf('## Actions'), ledger.indexOf('## Conditions'))
  .split('\n')
  .filter(line => /^\| [a-z]\w* \|/.test(line) && !line.startsWith('| id |'))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, id = '', name = '', kind = '', cost = '']) => ({ id, name, kind, cost }))

it('what can be declared are the Standard Actions of the ledger, traits and moving only', () => {
  const declared = rows.filter(({ id, kind }) => kind === 'Standard' || id === 'trait' || id === 'moveOnly')
  expect(ACTIONS.map(({ type }) => type).sort()).toEqual(declared.map(({ id }) => id).sort())
  expect(rows.filter(one => !declared.includes(one)).map(({ id }) => id)).toEqual([
    'crawl',
    'stand',
    'freeAction',
    'reposte',
    'gmOverride',
  ])
})

it('costs in initiative what the ledger says HAL-ACT-04 HAL-ACT-05 HAL-ACT-06', () => {
  const sheet = presets.Roland!()
  const { items } = presets.Agnessa!()
  const drinks = presets.Clementine!().items
  const costOf = new Map(rows.map(({ id, cost }) => [id, cost]))
  const plain = { ...sheet, items: [...items, ...drinks] }
  const said = (act: (typeof ACTIONS)[number]['type'], means = '') =>
    signed(speedOf(plain, act, means)).replace('-', '−')
  for (const act of ['fullDefense', 'defensiveMove', 'heal', 'intimidate', 'moveOnly'] as const)
    expect([act, said(act)]).toEqual([act, costOf.get(act)])
  expect(costOf.get('consumable')).toBe(`${said('consumable', '1')} or stated`)
  expect(costOf.get('throw')).toBe(`${said('throw', 'item.0')} or stated`)
  const { speed } = sheet.weapons[0]!
  expect([costOf.get('attack'), costOf.get('defensiveAttack')]).toEqual(['+ weapon speed', '+ weapon speed + 1'])
  expect([speedOf(plain, 'attack', '0'), speedOf(plain, 'defensiveAttack', '0')]).toEqual([speed, speed + 1])
})

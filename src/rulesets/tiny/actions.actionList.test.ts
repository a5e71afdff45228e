import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACTIONS } from './actions'

const ledger = readFileSync('docs/rules/tiny.md', 'utf8')

/** The table of the ledger: what an action is called there, its kind and its cost. */
const rows = ledger
  .slice(ledger.indexOf('\n## Actions'), ledger.indexOf('\n## Conditions'))
  .split('\n')
  .filter(line => /^\| [a-z]/.test(line) && !line.startsWith('| id |'))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, id = '', name = '', kind = '', cost = '']) => ({ id, name, kind, cost }))

/** What the GM calls for, or grants, is no action of one's own. */
const own = rows.filter(({ kind, id }) => kind !== 'GM call' && id !== 'rest')

it.each(own)('$id is in the bar, at the price of the ledger', ({ id, kind, cost }) => {
  const action = ACTIONS.find(({ type }) => type === id)
  expect(action?.group).toBe(kind === 'main' || kind === 'automatic' ? 'main' : 'free')
  expect(action?.costWords).toBe(cost === 'none' ? 'free' : cost)
})

it('nothing else is in the bar but the armour, which is changed between fights', () => {
  expect(own).toHaveLength(15)
  const listed = new Set(own.map(({ id }) => id))
  expect(ACTIONS.map(({ type }) => type).filter(type => !listed.has(type))).toEqual(['armour'])
})

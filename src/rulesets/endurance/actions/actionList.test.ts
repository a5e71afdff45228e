import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { REACTIONS } from '../state/vocabulary'
import { ACTIONS } from './actions'

const ledger = readFileSync('docs/rules/endurance.md', 'utf8')

/** The table of the ledger: what an action is called there, its kind and its cost. */
const rows = ledger
  .slice(ledger.indexOf('\n## Actions'), ledger.indexOf('\n## Conditions'))
  .split('\n')
  .filter(line => /^\| [a-z]/.test(line) && !line.startsWith('| id |'))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, id = '', name = '', kind = '', cost = '']) => ({ id: id.replace('continue / ', ''), name, kind, cost }))

const own = rows.filter(({ kind }) => kind !== 'reaction')

/** The price as the bar says it. */
function priced(kind: string, cost: string): string {
  if (kind === 'free') return 'free'
  const [, n, more] = /^(\d)(?: \+ (.*))?$/.exec(cost) ?? []
  const ends = kind.includes('ends turn') ? ', ends the turn' : ''
  return `${n} action${n === '1' ? '' : 's'}${more ? `, ${more}` : ''}${ends}`
}

/** Prices that somebody else says: the GM, the weapon, whoever made it; what goes on has been paid for. */
const SAID: Readonly<Record<string, string>> = {
  extended: 'more than 3 actions',
  reload: 'as the weapon says',
  maneuver: 'as built',
  abandon: 'free',
}

it.each(own)('$id is in the bar, at the price of the ledger', ({ id, kind, cost }) => {
  const action = ACTIONS.find(({ type }) => type === id)
  expect(action?.group).toBe(kind === 'free' || id === 'abandon' ? 'free' : 'main')
  expect(action?.costWords).toBe(SAID[id] ?? priced(kind, cost))
})

it('what is in the bar besides begins and ends the turn, spends a point of fate, or carries out what was readied', () => {
  expect(own).toHaveLength(21)
  const listed = new Set(own.map(({ id }) => id))
  const besides = ACTIONS.map(({ type }) => type).filter(type => !listed.has(type))
  expect(besides).toEqual(['takeTurn', 'fate', 'useReadied', 'endTurn'])
})

it('the reactions are those of the ledger', () => {
  const named = rows.filter(({ kind }) => kind === 'reaction').map(({ id }) => id)
  expect(named.toSorted()).toEqual([...REACTIONS].toSorted())
})

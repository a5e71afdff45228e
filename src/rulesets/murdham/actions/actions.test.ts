import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACTIONS } from './actions'

const ledger = readFileSync('docs/rules/murdham.md', 'utf8')

/** The table of the ledger: what an action is called there, its kind and its cost. Reactions are questions, not actions. */
const rows = ledger
  .slice(ledger.indexOf('## Actions'), ledger.indexOf('## Conditions'))
  .split('\n')
  .filter(line => /^\| [a-z]/.test(line) && !line.startsWith('| id |'))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, id = '', , kind = '', cost = '']) => ({ id, kind, cost }))
  .filter(({ kind }) => kind !== 'reaction')

/** Which action of the bar it is, where that has another name: one for several, or a word of its own. */
const TYPES: Readonly<Record<string, string>> = {
  'attack-melee': 'attack',
  'attack-ranged': 'attack',
  'attack-indirect': 'attack',
  'final-blow': 'finalBlow',
  'blast-melee': 'blast',
  'blast-ranged': 'blast',
  'break-free': 'breakFree',
  'full-move': 'fullMove',
  'other-main': 'otherMain',
  'pick-up': 'pickUp',
  'let-go': 'letGo',
  wait: 'endTurn',
}
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  main: ['main'],
  bonus: ['bonus'],
  movement: ['move'],
  // A whole turn stands with the main actions, what costs nothing with the free ones.
  'whole turn': ['main', 'free'],
  free: ['free'],
}

it('every action of the ledger is in the bar, among those of its kind', () => {
  expect(rows.length).toBe(27)
  for (const { id, kind } of rows) {
    const found = ACTIONS.find(({ type }) => type === (TYPES[id] ?? id))
    expect(found, id).toBeDefined()
    expect(GROUPS[kind], `${id}: ${kind}`).toContain(found!.group)
  }
})

it('what is in the bar besides is said by a row of its own', () => {
  const listed = new Set(rows.map(({ id }) => TYPES[id] ?? id))
  const besides = ACTIONS.map(({ type }) => type).filter(type => !listed.has(type))
  // Taking the go; attacks by another manner; tricks and tending of ACT-04 … 09; sweep and improvised weapons; squares.
  expect(besides).toEqual(['turn', 'attackOtherwise', 'sweep', 'tend', 'improvise', 'move', 'declare', 'armour'])
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACTIONS } from './actions'

const ledger = readFileSync('docs/rules/ratbags.md', 'utf8')

/** The table of the ledger: what an action is called there, its kind and its cost. */
const rows = ledger
  .slice(ledger.indexOf('\n## Actions'), ledger.indexOf('\n## Conditions'))
  .split('\n')
  .filter(line => line.startsWith('| rat.'))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, id = '', , kind = '', cost = '']) => ({ id: id.replace('rat.', ''), kind, cost }))

/** What the GM does, or is asked, is no action of one's own. */
const own = rows.filter(({ kind }) => /^(main|whole turn|free part)/.test(kind))

/** One attack, whatever it is made with. */
const ATTACKS = ['attackDual', 'attackBlast', 'unarmed', 'detachmentAttack']

it.each(own)('$id is in the bar, at the price of the ledger', ({ id, kind, cost }) => {
  const action = ACTIONS.find(({ type }) => type === (ATTACKS.includes(id) ? 'attack' : id))
  expect(action?.group).toBe(kind.startsWith('free') ? 'free' : 'main')
  expect(action?.costWords).toBe(cost === "the turn's move" ? 'the move' : cost)
})

it('what is in the bar besides is said by a row of its own', () => {
  expect(own).toHaveLength(14)
  const listed = new Set(own.map(({ id }) => id))
  // An attack by a daring manoeuvre, nothing at all, what is in hand or in the pack, and taking a declaration back.
  const besides = ['daring', 'nothing', 'hold', 'dropItem', 'takeBack']
  expect(ACTIONS.map(({ type }) => type).filter(type => !listed.has(type))).toEqual(besides)
})

import { expect, it } from 'vitest'
import { inLines, told } from '../scripts/read/told'
import { cairnPages, dungeon, improvedInitiative } from './fixtures/creatures'

const bytes = (value: unknown) => new Uint8Array(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))

it('what comes of a file is told in lines: creatures, party, encounters, and what was not understood', () => {
  const lines = inLines(told(bytes({ ...improvedInitiative, 'Spells.x': { Name: 'Light' } }), 'all.json'))
  expect(lines).toMatch(
    /^all\.json: creatures\n {2}creature Goblin: hp 7, ac 15, str 8, dex 14, speed \(feet\) 30, Bow \(\+4, 1d6\+2\)/,
  )
  expect(lines).toMatch(/player character Roland: hp 3\/9/)
  expect(lines).toMatch(/encounter Ambush: 1 combatants\n {4}hidden Boss: hp 1\/2\n {6}prone/)
  expect(lines).toMatch(/not understood, or to know:\n {4}all\.json, Spells: 1 spells/)
})

it('a map is told with its notes; a file that is none, with the reason', () => {
  const lines = inLines(told(bytes(dungeon), 'tomb.json'))
  expect(lines).toMatch(
    /map “Tomb” \(One Page Dungeon, version 1\.2\.4b\), 7 × 3 squares: .*1 doors and windows, 1 of them secret/,
  )
  expect(lines).toMatch(/at 2, 2: 1\. A trap\./)
  expect(told(bytes(''), 'none.json')).toMatchObject({
    refused: true,
    notUnderstood: ['none.json: is empty (0 bytes)'],
  })
})

it('with a system it tells what is to check on each sheet, and names the systems there are', () => {
  const lines = inLines(told(bytes(cairnPages), 'rats.md', 'ratbags'))
  expect(lines).toMatch(/to check on Rat: nothing/)
  expect(() => told(bytes(cairnPages), 'rats.md', 'chess')).toThrow(/no system chess: .*ratbags/)
})

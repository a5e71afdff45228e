import { expect, it } from 'vitest'
import { convertSheet } from '.'
import { weapons } from './weapons'
import { sheetProblem } from '../state/sheet'

it('makes a sheet of a stat line; nothing is left to guess', () => {
  const numbers = {
    hp: 4,
    armor: 1,
    str: 8,
    dex: 11,
    wil: 14,
    'weapon 1': 'dagger (d6)',
    'weapon 2': 'sling (d4, blast)',
  }
  const { sheet, unsure } = convertSheet({ name: 'Goblin', numbers })
  expect(sheet).toMatchObject({
    hp: { cur: 4, max: 4 },
    armorNatural: 1,
    wil: { cur: 14, max: 14 },
    weapons: [
      { name: 'dagger', dice: [6], ranged: false, blast: false },
      { name: 'sling', dice: [4], ranged: true, blast: true },
    ],
  })
  expect(unsure).toEqual([])
  expect(sheetProblem(sheet)).toBeUndefined()
})

it('marks what was guessed: numbers out of bounds or missing, dice it does not have, effects in words', () => {
  const numbers = { HP: 99, str: 8, dex: 'quick', armor: 7, 'weapon 1': 'breath (2d6)', 'critical damage': 'Burns.' }
  const { sheet, unsure } = convertSheet({ name: 'Dragon', numbers })
  expect(unsure).toEqual(['HP', 'DEX', 'WIL', 'armour', 'weapons', 'critical damage effect'])
  expect(sheet.critEffect).toEqual({ text: 'Burns.', ability: null, dice: null })
  expect(sheetProblem(sheet)).toBeUndefined()
})

it('reads every weapon of the equipment list as what it is', () => {
  for (const { name, dice, ranged } of weapons) {
    const { sheet } = convertSheet({ name: 'Guard', numbers: { 'weapon 1': `${name} (d${dice[0]})` } })
    expect(sheet.weapons, name).toMatchObject([{ name, dice, ranged }])
  }
})

import { expect, it } from 'vitest'
import { convertSheet } from './convertSheet'
import { sheetProblem } from '../state/sheet'

it('makes a sheet of a stat line; nothing is left to guess', () => {
  const numbers = {
    hp: 4,
    armor: 1,
    str: 8,
    dex: 11,
    wil: 14,
    'weapon 1': 'bow (d8)',
    'weapon 2': 'breath (d4, blast)',
    'weapon 3': 'long blowgun (d4)',
  }
  const { sheet, unsure } = convertSheet({ name: 'Goblin', numbers })
  expect(sheet).toMatchObject({
    health: { cur: 4, max: 4 },
    agi: { cur: 11, max: 11 },
    wit: { cur: 14, max: 14 },
    armour: { name: 'light armour', value: 1 },
    weapons: [
      { name: 'bow', die: 8, mode: 'ranged', range: 8, bulk: 2, held: 'both' },
      { name: 'breath', die: 4, mode: 'melee', keywords: ['blast'], held: 'stowed' },
      { name: 'long blowgun', mode: 'ranged', range: 8, held: 'stowed' },
    ],
  })
  expect(unsure).toEqual([])
  expect(sheetProblem(sheet)).toBeUndefined()
})

it('marks what was guessed: numbers out of bounds or missing, dice it does not have, sizes it does not know', () => {
  const numbers = { health: 400, str: 8, agi: 'quick', armour: 7, size: 'Gargantuan', 'weapon 1': 'breath (2d6)' }
  const { sheet, unsure } = convertSheet({ name: 'Dragon', numbers })
  expect(unsure).toEqual(['AGI', 'WIT', 'health', 'armour', 'size', 'weapons'])
  expect(sheetProblem(sheet)).toBeUndefined()
})

it('takes over armour none and the size by its word', () => {
  const { sheet, unsure } = convertSheet({
    name: 'Ogre',
    numbers: { armour: 0, size: 'Large', 'weapon 1': 'club (d6+d6)' },
  })
  expect(sheet).toMatchObject({ armour: null, size: 'large' })
  expect(unsure).toContain('weapons')
})

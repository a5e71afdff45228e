import { expect, it } from 'vitest'
import { convertSheet } from '.'
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

/** What a record with these numbers comes to. */
const read = (numbers: Readonly<Record<string, number | string>>) => convertSheet({ name: 'Thing', numbers })

it.each([
  ['str', 1, 19],
  ['agi', 1, 19],
  ['wit', 1, 19],
  ['health', 1, 99],
] as const)('takes %s from %d to %d, and nothing beyond', (key, least, most) => {
  const taken = (n: number) => read({ [key]: n }).sheet[key].max
  expect([least, most].map(taken)).toEqual([least, most])
  const usual = read({}).sheet[key].max
  expect([least - 1, most + 1].map(taken)).toEqual([usual, usual])
})

it('takes armour of 0, 1 and 2, and says so where there is more', () => {
  const worn = (armour: number) => read({ armour }).sheet.armour?.value ?? null
  expect([0, 1, 2, 3].map(worn)).toEqual([null, 1, 2, null])
  expect([0, 2, 3].map(armour => read({ armour }).unsure.includes('armour'))).toEqual([false, false, true])
  expect([1, 2].map(armour => read({ armour }).sheet.armour!.name)).toEqual(['light armour', 'heavy armour'])
})

it('keeps what it is asked for where nothing is said, and has omens only for one of the players’', () => {
  expect(read({}).unsure).toEqual(['STR', 'AGI', 'WIT', 'health', 'weapons'])
  expect(read({ shown: 'exact' }).unsure).toEqual(['STR', 'AGI', 'WIT', 'health', 'played by', 'omens', 'weapons'])
  expect([read({}), read({ shown: 'exact' })].map(({ sheet }) => sheet.omens)).toEqual([0, 2])
})

it('has the first weapon in hand and the others put away, twenty at most, each by an id of its own', () => {
  const many = Array.from({ length: 22 }, (_, i) => [`weapon ${i + 1}`, `blade (d6)`])
  const { sheet, unsure } = read({ ...Object.fromEntries(many), shape: 'odd' })
  expect(sheet.weapons.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => `w${i + 1}`))
  expect(sheet.weapons.map(({ held }) => held === 'stowed')).toEqual([false, ...Array.from({ length: 19 }, () => true)])
  expect(unsure).not.toContain('weapons')
  expect(sheetProblem(sheet)).toBeUndefined()
})

it('says that weapons were guessed where one of them is not understood', () => {
  const one = { 'weapon 1': 'axe (d8)' }
  expect(read(one).unsure).not.toContain('weapons')
  expect(read({ ...one, 'weapon 2': 'stare' }).unsure).toContain('weapons')
  expect(read({ 'weapon 1': `${'x'.repeat(61)} (d8)` }).unsure).toContain('weapons')
})

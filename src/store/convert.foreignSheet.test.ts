import { expect, it } from 'vitest'
import type { Field } from '~/engine'
import { foreignSheet } from './convert'

const field = (label: string, type: Field['kind']['type'], ...path: Field['path']): Field =>
  ({ group: 'G', label, path, kind: { type } }) as Field

const FIELDS = [
  field('Hit Points', 'pool', 'hp'),
  field('Mana', 'pool', 'mana'),
  field('Strength', 'die', 'STR'),
  field('Odd', 'die', 'odd'),
  field('Speed', 'integer', 'speed'),
  field('Speed', 'integer', 'other'),
  field('Name', 'text', 'name'),
  field('Deep', 'integer', 'deep', 0, 'n'),
]
const SHEET = {
  hp: { cur: 3, max: 8 },
  mana: { cur: 5, max: 5 },
  STR: 8,
  odd: 20,
  speed: 6,
  other: 9,
  name: 'x',
  deep: [{ n: 0 }],
}

function stranger(sheet: object, sides: object = { s1: { show: 'exact' } }) {
  const state = { sheet: { fields: () => FIELDS } }
  return foreignSheet({ name: 'Ada', side: 's1', sheet } as never, { sides } as never, { state } as never)
}

it('each number is told by its name and by its label, the first one counts; pools say what is left only where they are not full', () => {
  expect(stranger(SHEET)).toEqual({
    name: 'Ada',
    numbers: {
      shown: 'exact',
      hp: 8,
      'hit points': 8,
      mana: 5,
      str: 14,
      strength: 14,
      odd: 20,
      speed: 6,
      other: 9,
      n: 0,
      deep: 0,
    },
    left: { hp: 3, 'hit points': 3 },
    dice: { str: 8, strength: 8 },
  })
})

it.each([
  [4, 8],
  [6, 11],
  [8, 14],
  [10, 17],
  [12, 19],
])('a d%i is as good as a score of %i', (sides, score) => {
  expect(stranger({ STR: sides })).toMatchObject({ numbers: { str: score }, dice: { str: sides } })
})

it('what is not there is not told; a side that is not there is shown in words', () => {
  expect(stranger({ hp: null, speed: '6' }, {})).toEqual({
    name: 'Ada',
    numbers: { shown: 'words' },
    left: {},
    dice: {},
  })
})

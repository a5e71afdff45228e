import { expect, it } from 'vitest'
import type { Field } from '~/engine'
import { checksOf, differences, encounterFacts, mapFacts, partyFacts, poolLeft, rulesFacts, sheetFacts } from './cards'

const field = (label: string, type: 'pool' | 'integer' | 'text', ...path: Field['path']): Field =>
  ({ group: 'G', label, path, kind: { type } }) as Field

const rulesOf = (fields: readonly Field[]) => ({
  fields: () => fields,
  gear: ['weapons', 'items', 'armour', 'shields'].map(at => ({ at, usual: ['Unarmed', 'weapon'] })),
})

it('a card shows the pools of a sheet first, then its numbers, four in all, and nothing of its lists', () => {
  const sheet = {
    evasion: 5,
    health: { cur: 2, max: 10 },
    name: 'x',
    weapons: [{ bonus: 3 }],
    deep: [{ health: { max: 1 } }],
    speed: 0,
    luck: 4,
    fate: 9,
  }
  const fields = [
    field('Evasion', 'integer', 'evasion'),
    field('Name', 'text', 'name'),
    field('Bonus', 'integer', 'weapons', 0, 'bonus'),
    field('Deep', 'pool', 'deep', 0, 'health'),
    field('Health', 'pool', 'health'),
    field('Speed', 'integer', 'speed'),
    field('Luck', 'integer', 'luck'),
    field('Fate', 'integer', 'fate'),
  ]
  expect(sheetFacts(sheet, rulesOf(fields))).toEqual(['health 10', 'evasion 5', 'speed 0', 'luck 4'])
  expect(sheetFacts({ evasion: null }, rulesOf(fields))).toEqual([])
  const telling = fields.map(one =>
    ['Health', 'Luck'].includes(one.label) ? { ...one, isTelling: true as const } : one,
  )
  expect(sheetFacts(sheet, rulesOf(telling)), 'what its rules find telling').toEqual(['health 10', 'luck 4'])
})

it.each([
  [[], {}],
  [['speed'], { checks: 1 }],
  [['speed', 'luck'], { checks: 2 }],
])('of %j to be looked at its card says %o', (check, said) => {
  expect(checksOf(check)).toEqual(said)
})

it('an encounter shows who waits by kind, four kinds of them, and how large the map is', () => {
  const encounter = (...names: string[]) => {
    const combatants = Object.fromEntries(names.map((name, i) => [`c${i}`, { name, letter: '' }]))
    return encounterFacts({ start: { combatants }, map: { grid: { width: 26, height: 18 } } })
  }
  expect(encounter('Guard A', 'Guard B', 'Guard 3', 'Captain')).toEqual(['Guard × 3', 'Captain', '26 × 18'])
  expect(encounter('A', 'B C', 'Old One', 'D2', 'Fifth')).toEqual(['A', 'B', 'Old One', 'D2', '26 × 18'])
  expect(mapFacts({ grid: { width: 1, height: 2 } } as never)).toEqual(['1 × 2'])
  expect(partyFacts([{ name: 'Ada' }, { name: 'Bo' }] as never)).toEqual(['Ada', 'Bo'])
})

it('a set of house rules shows how many are otherwise than in the book, and four of them', () => {
  const keys = ['a', 'b', 'c', 'd', 'e']
  const rules = {
    toggles: keys.map(key => ({ key, label: key.toUpperCase(), values: [] })),
    defaults: { a: 1, b: [1], c: false, d: null, e: 'x' },
  } as never
  const book = { a: 1, b: [1], c: false, d: null, e: 'x' }
  expect(rulesFacts(book, rules)).toEqual(['all as in the book'])
  expect(rulesFacts({ ...book, b: [2] }, rules)).toEqual(['1 otherwise', 'B'])
  expect(rulesFacts({ a: 2, b: [], c: true, d: 1, e: 'y' }, rules)).toEqual(['5 otherwise', 'A', 'B', 'C', 'D'])
  expect(differences(book, rules)).toEqual([])
  expect(differences({ ...book, a: 0 }, rules)).toEqual([{ label: 'A', value: '0', book: '1' }])
})

it('what is carried is named after the numbers: three things, each once, whatever a list of it looks like', () => {
  const things = [{ name: 'Spear' }, { name: 'SPEAR' }, { name: 'Unarmed' }, { name: 'weapon' }, { name: '' }]
  expect(sheetFacts({ weapons: things, items: [null, 'rope', { name: 4 }] }, rulesOf([]))).toEqual(['spear'])
  const laden = {
    weapons: [{ name: 'Axe' }, { name: 'Bow' }],
    armour: { name: 'Mail' },
    shields: [{ name: 'Buckler' }],
  }
  expect(sheetFacts(laden, rulesOf([]))).toEqual(['axe, bow, mail'])
  expect(sheetFacts({ luck: 4, weapons: [{ name: 'Axe' }] }, rulesOf([field('Luck', 'integer', 'luck')]))).toEqual([
    'luck 4',
    'axe',
  ])
})

it.each([
  [{ cur: 5, max: 10 }, 0.5],
  [{ cur: 0, max: 10 }, 0],
  [{ cur: 10, max: 10 }, 1],
  [{ cur: 1, max: 1 }, 1],
  [{ cur: 12, max: 10 }, 1],
  [{ cur: -3, max: 10 }, 0],
  [{ cur: 0, max: 0 }, 0],
  [{ cur: 'x', max: 10 }, 0],
  [{ cur: 4, max: null }, 0],
  [{ cur: 4 }, 1],
  [null, 1],
  [undefined, 1],
])('of a pool %j %d is left', (health, left) => {
  const fields = [
    field('Luck', 'integer', 'luck'),
    field('Deep', 'pool', 'a', 0, 'b'),
    field('Health', 'pool', 'health'),
  ]
  expect(poolLeft({ luck: 3, a: [{ b: { cur: 0, max: 9 } }], health }, fields)).toBe(left)
})

it('of a sheet without a pool nothing is missing', () => {
  expect(poolLeft({ luck: 3 }, [field('Luck', 'integer', 'luck')])).toBe(1)
})

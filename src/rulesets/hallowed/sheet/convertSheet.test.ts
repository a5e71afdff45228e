import { expect, it } from 'vitest'
import { sheetProblem } from '../state/sheet'
import { convertSheet } from '.'

it('makes a sheet of a creature of the same family: scores, Defense, Speed and weapons; Hit Dice are guessed from its hit points', () => {
  const numbers = {
    hp: 22,
    'armor class': 15,
    strength: 14,
    dexterity: 12,
    wisdom: 11,
    intelligence: 8,
    'speed (feet)': 30,
    'weapon 1': 'greataxe (2d6+2)',
    'weapon 2': 'bite (d4)',
    shown: 'exact',
  }
  const { sheet, unsure } = convertSheet({ name: 'Half-orc', numbers })
  expect(sheetProblem(sheet)).toBeUndefined()
  expect(sheet).toMatchObject({
    isMonster: false,
    abilities: { strength: { score: 14 }, agility: { score: 12 }, dexterity: { score: 12 }, memory: { score: 8 } },
    hd: [{ count: 3, sides: 8 }],
    defenseBonus: 4,
    speed: 6,
    // 8 + 2 × 4.5, and the Strength modifier for each of three dice.
    stress: { cur: 23, max: 23 },
    wounds: { cur: 14, max: 14 },
    weapons: [
      { name: 'greataxe', held: true, damage: [{ count: 2, sides: 6, flat: 2 }] },
      { name: 'bite', kind: 'natural', hands: 'none' },
      { name: 'Unarmed' },
    ],
  })
  expect(unsure).toEqual(['agility', 'insight', 'perception', 'memory', 'Hit Dice', 'weapons'])
})

it('marks what was out of bounds or missing, and leaves the quick NPC there', () => {
  const numbers = { str: 2, armour: 99, speed: 'fast', 'weapon 1': 'stare' }
  const { sheet, unsure } = convertSheet({ name: 'Thing', numbers })
  expect(sheetProblem(sheet)).toBeUndefined()
  expect(sheet).toMatchObject({ isMonster: true, abilities: { strength: { score: 10 } }, armourMisc: 0, speed: 10 })
  expect(sheet.weapons.map(({ name }) => name)).toEqual(['Unarmed'])
  expect(unsure).toEqual([
    'strength',
    'agility',
    'dexterity',
    'insight',
    'perception',
    'memory',
    'Hit Dice',
    'Defense',
    'Armour',
    'Speed',
    'weapons',
  ])
})

/** What a record with these numbers comes to. */
const read = (numbers: Readonly<Record<string, number | string>>) => convertSheet({ name: 'Thing', numbers })

it.each([
  ['strength', 3, 40, (n: number) => read({ strength: n }).sheet.abilities.strength.score === n],
  ['defense', 0, 50, (n: number) => !read({ defense: n }).unsure.includes('Defense')],
  ['armour', 0, 40, (n: number) => !read({ armour: n }).unsure.includes('Armour')],
  ['speed', 0, 99, (n: number) => read({ speed: n }).sheet.speed === n],
  ['speed (feet)', 0, 495, (n: number) => read({ 'speed (feet)': n }).sheet.speed === Math.floor(n / 5)],
  ['mana', 0, 999, (n: number) => read({ mana: n }).sheet.mana.max === n],
] as const)('takes %s from %d to %d, and nothing beyond', (_, least, most, takes) => {
  expect([least, most].map(n => takes(n))).toEqual([true, true])
  expect(takes(most + 1)).toBe(false)
  if (least > 0) expect(takes(least - 1)).toBe(false)
})

it('takes hit points from 1 to 999, as one to forty dice', () => {
  const dice = (hp: number, strength = 10) => read({ hp, strength }).sheet.hd
  expect([1, 8, 12, 13, 17, 999].map(hp => dice(hp)[0]!.count)).toEqual([1, 1, 2, 2, 3, 40])
  // With a Strength that leaves a die nothing, each still counts for a point.
  expect(dice(8, 3)[0]!.count).toBe(Math.round(4.5 / Math.max(1, 4.5 - 4)))
  for (const none of [0, 1000]) expect(dice(none)).toEqual(read({}).sheet.hd)
})

it('keeps a Defense bonus within what a sheet may have', () => {
  expect(read({ defense: 50, dexterity: 3 }).sheet.defenseBonus).toBe(40)
  expect(read({ defense: 0, dexterity: 40 }).sheet.defenseBonus).toBe(-20)
  expect(read({ defense: 12, dexterity: 14 }).sheet.defenseBonus).toBe(0)
})

it('passes over an empty field for the next name of the same', () => {
  const { sheet } = read({ hp: '', 'hit points': 12, armour: '', armor: 3, speed: '' })
  expect(sheet).toMatchObject({ hd: [{ count: 2 }], armourMisc: 3, speed: read({}).sheet.speed })
})

it('reads what shoots, what is part of the body and what is held; only the first that needs hands is in them', () => {
  const named = ['shortbow (d6)', 'claws (0d4)', 'axe (d8-30)', 'club (99d6+1)', 'odd (d7)', 'spoon']
  const { sheet } = read(Object.fromEntries(named.map((words, i) => [`weapon ${i + 1}`, words])))
  expect(sheetProblem(sheet)).toBeUndefined()
  expect(sheet.weapons).toMatchObject([
    {
      name: 'shortbow',
      kind: 'ranged',
      hands: 'two',
      speed: 4,
      range: 20,
      held: true,
      damage: [{ count: 1, sides: 6 }],
    },
    { name: 'claws', kind: 'natural', hands: 'none', speed: 0, held: true, damage: [{ count: 1, sides: 4 }] },
    { name: 'axe', kind: 'melee', hands: 'main', speed: 4, held: false, damage: [{ count: 1, sides: 8, flat: -20 }] },
    { name: 'club', held: false, damage: [{ count: 20, sides: 6, flat: 1 }] },
    { name: 'Unarmed' },
  ])
})

it('takes nineteen weapons beside the bare hands', () => {
  const { sheet } = read(
    Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`weapon ${i + 1}`, `knife ${i} (d4)`])),
  )
  expect(sheet.weapons).toHaveLength(20)
  expect(sheet.weapons.at(-1)!.name).toBe('Unarmed')
  expect(sheetProblem(sheet)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { sheetProblem } from '../state/sheet'
import { convertSheet } from './convertSheet'

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

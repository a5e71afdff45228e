import { describe, expect, it } from 'vitest'
import type { OriginRules } from '~/engine'
import { atLeast, atMost, die, mappings, step } from './mapping'

type Numbers = Readonly<Record<string, number>>

/** What the table of an origin makes of these numbers for a system. */
const made = (origin: OriginRules, system: string, numbers: Numbers): Numbers =>
  Object.fromEntries(
    mappings[origin].systems[system]!.flatMap(({ to, from, how }) =>
      numbers[from] === undefined ? [] : [[to, how(numbers[from])]],
    ),
  )

describe('the steps by which numbers are made of numbers', () => {
  it.each([
    ['die', die, [3, 9, 10, 13, 14, 16, 17, 18, 19, 30], [4, 4, 6, 6, 8, 8, 10, 10, 12, 12]],
    ['step', step(13, 16), [12, 13, 15, 16, 99], [0, 1, 1, 2, 2]],
    ['at most', atMost(3), [-1, 3, 4], [-1, 3, 3]],
    ['at least', atLeast(3), [2, 3, 4], [3, 3, 4]],
    ['at most what is made', atMost(5, n => n * 2), [2, 3], [4, 5]],
    ['at least what is made', atLeast(5, n => n * 2), [2, 3], [5, 6]],
  ])('%s', (_, how, given, wanted) => {
    expect(given.map(how)).toEqual(wanted)
  })
})

it('no ability is below the least that a system has, nor a pool of nobody nothing', () => {
  const least = (system: string, name: string) =>
    mappings.cairn.systems[system]!.filter(({ to }) => to === name).map(({ how }) => [how(0), how(9)])
  for (const name of ['Strength', 'Agility', 'Dexterity', 'Insight'])
    expect(least('hallowed', name), name).toEqual([[3, 9]])
  for (const name of ['STR', 'AGI', 'WIT']) expect(least('murdham', name), name).toEqual([[1, 9]])
  expect(least('tiny', 'Hit points')).toEqual([[1, 9]])
})

describe('a creature of Cairn', () => {
  const bandit = { hp: 4, str: 12, dex: 10, wil: 9, armour: 1 }
  const wisp = { hp: 0, str: 0, dex: 1, wil: 1, armour: 0 }
  const giant = { hp: 30, str: 20, dex: 20, wil: 20, armour: 3 }

  it.each<[string, Numbers, Numbers]>([
    ['ratbags', bandit, { HP: 4, STR: 12, DEX: 10, WIL: 9, armour: 1 }],
    [
      'endurance',
      bandit,
      {
        Health: 12,
        Endurance: 10,
        'Deflection physical': 4,
        Strength: 6,
        Dexterity: 6,
        Resolve: 4,
        Constitution: 6,
        Willpower: 3,
      },
    ],
    [
      'endurance',
      wisp,
      {
        Health: 8,
        Endurance: 6,
        'Deflection physical': 3,
        Strength: 4,
        Dexterity: 4,
        Resolve: 4,
        Constitution: 0,
        Willpower: 0,
      },
    ],
    ['endurance', { wil: 2 }, { Resolve: 4, Willpower: 0 }],
    ['endurance', { wil: 4, str: 3 }, { Resolve: 4, Willpower: 1, Strength: 4, Constitution: 1 }],
    ['tiny', bandit, { 'Hit points': 4, armour: 1 }],
    ['tiny', wisp, { 'Hit points': 1, armour: 0 }],
    ['tiny', giant, { 'Hit points': 20, armour: 2 }],
    ['murdham', bandit, { Health: 8, STR: 12, AGI: 10, WIT: 9, armour: 1 }],
    ['murdham', wisp, { Health: 4, STR: 1, AGI: 1, WIT: 1, armour: 0 }],
    ['murdham', giant, { Health: 34, STR: 19, AGI: 19, WIT: 19, armour: 2 }],
    ['hallowed', bandit, { hp: 8, Strength: 12, Agility: 10, Dexterity: 10, Insight: 9, 'Natural Armour': 1 }],
    ['hallowed', { str: 2, dex: 3, wil: 4 }, { Strength: 3, Agility: 3, Dexterity: 3, Insight: 4 }],
  ])('in %s: %j', (system, numbers, wanted) => {
    expect(made('cairn', system, numbers)).toEqual(wanted)
  })
})

describe('a creature of the fifth edition', () => {
  const guard = { hp: 11, ac: 16, str: 13, dex: 12, con: 12, int: 10, wis: 11, 'speed (feet)': 30 }
  const ogre = { hp: 59, ac: 11, str: 19, dex: 8, con: 16, int: 5, wis: 7, 'speed (feet)': 40 }
  const dragon = { hp: 546, ac: 22, str: 30, dex: 10, con: 29, int: 18, wis: 15, 'speed (feet)': 43 }
  const frog = { hp: 0, ac: 1, str: 0, dex: 0, con: 1, int: 1, wis: 3, 'speed (feet)': 4 }

  it.each<[string, Numbers, Numbers]>([
    [
      'endurance',
      guard,
      {
        Health: 10,
        Endurance: 10,
        Evasion: 5,
        'Deflection physical': 4,
        Constitution: 6,
        Willpower: 4,
        Strength: 6,
        Dexterity: 6,
        Intellect: 6,
        Resolve: 6,
        'Speed (m)': 6,
      },
    ],
    [
      'endurance',
      ogre,
      {
        Health: 18,
        Endurance: 16,
        Evasion: 4,
        'Deflection physical': 3,
        Constitution: 8,
        Willpower: 2,
        Strength: 12,
        Dexterity: 4,
        Intellect: 4,
        Resolve: 4,
        'Speed (m)': 8,
      },
    ],
    [
      'endurance',
      frog,
      {
        Health: 8,
        Endurance: 8,
        Evasion: 0,
        'Deflection physical': 0,
        Constitution: 0,
        Willpower: 0,
        Strength: 4,
        Dexterity: 4,
        Intellect: 4,
        Resolve: 4,
        'Speed (m)': 0,
      },
    ],
    ['tiny', guard, { 'Hit points': 4, armour: 2, 'Movement (feet)': 30 }],
    ['tiny', frog, { 'Hit points': 1, armour: 0, 'Movement (feet)': 0 }],
    ['tiny', dragon, { 'Hit points': 20, armour: 2, 'Movement (feet)': 40 }],
    ['tiny', { ac: 12 }, { armour: 0 }],
    ['tiny', { ac: 13 }, { armour: 1 }],
    ['tiny', { ac: 15 }, { armour: 1 }],
    ['ratbags', guard, { HP: 3, STR: 13, DEX: 12, WIL: 11, 'Natural armour': 2, 'Speed (ft)': 30 }],
    ['ratbags', frog, { HP: 2, STR: 0, DEX: 0, WIL: 3, 'Natural armour': 0, 'Speed (ft)': 0 }],
    ['ratbags', dragon, { HP: 30, STR: 20, DEX: 10, WIL: 15, 'Natural armour': 3, 'Speed (ft)': 40 }],
    ['ratbags', { ac: 18, dex: 21, wis: 21 }, { 'Natural armour': 2, DEX: 20, WIL: 20 }],
    ['ratbags', { ac: 19 }, { 'Natural armour': 3 }],
    ['murdham', guard, { Health: 8, STR: 13, AGI: 12, WIT: 11, armour: 2 }],
    ['murdham', frog, { Health: 4, STR: 1, AGI: 1, WIT: 3, armour: 0 }],
    ['murdham', dragon, { Health: 99, STR: 19, AGI: 10, WIT: 15, armour: 2 }],
    ['murdham', { dex: 20, wis: 0 }, { AGI: 19, WIT: 1 }],
    ['murdham', { wis: 20, dex: 19 }, { AGI: 19, WIT: 19 }],
    [
      'hallowed',
      guard,
      {
        hp: 11,
        ac: 16,
        Strength: 13,
        Agility: 12,
        Dexterity: 12,
        Insight: 11,
        Perception: 11,
        Memory: 10,
        'Speed (squares)': 6,
      },
    ],
    ['hallowed', { 'speed (feet)': 31 }, { 'Speed (squares)': 7 }],
  ])('in %s: %j', (system, numbers, wanted) => {
    expect(made('fifth', system, numbers)).toEqual(wanted)
  })
})

it('of Pathfinder modifiers are scores: +3 is 16; all else is as in the fifth edition', () => {
  const given = { hp: 11, ac: 16, 'str modifier': 3, 'dex modifier': -1, 'wis modifier': 0, 'speed (feet)': 25 }
  const scores = { hp: 11, ac: 16, str: 16, dex: 8, wis: 10, 'speed (feet)': 25 }
  for (const system of Object.keys(mappings.fifth.systems))
    expect(made('pathfinder', system, given)).toEqual(made('fifth', system, scores))
  expect(made('pathfinder', 'ratbags', given)).toMatchObject({ STR: 16, DEX: 8, WIL: 10 })
})

it('dice are told whole where the rules roll them, and of an unknown origin numbers go by their names', () => {
  const whole = (origin: OriginRules) => Object.entries(mappings[origin].dice)
  expect(whole('cairn')).toEqual([
    ['ratbags', 'all'],
    ['hallowed', 'all'],
  ])
  expect([whole('fifth'), whole('pathfinder'), whole('unknown')]).toEqual(Array(3).fill([['hallowed', 'all']]))
  expect(mappings.unknown.systems).toEqual({})
})

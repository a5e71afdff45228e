import { describe, expect, it } from 'vitest'
import type { Creature } from '~/engine'
import { rulesets } from '~/rulesets'
import { creatureSheet } from './creatureSheet'
import { mappings } from './mapping'

const loaded = await Promise.all(rulesets.map(entry => entry.load()))
const rulesOf = (id: string) => loaded.find(rules => rules.id === id)!.state.sheet
const systems = loaded.map(({ id }) => id)

const plain = {
  armour: [],
  critical: '',
  notes: '',
  tags: [],
  picture: null,
  squares: 1,
  isTheirs: false,
  isDetachment: false,
}
const from = (rules: Creature['origin']['rules']) => ({
  format: 'Improved Initiative',
  rules,
  place: 'foes.json, creature 1',
})
const numbers = (given: Record<string, number>) =>
  Object.entries(given).map(([name, value]) => ({ name, value, from: name }))

/** The guard of the fifth edition, by which its table is measured. */
const guard: Creature = {
  ...plain,
  name: 'Guard',
  origin: from('fifth'),
  numbers: numbers({ hp: 11, ac: 16, str: 13, dex: 12, con: 12, int: 10, wis: 11, cha: 10, 'speed (feet)': 30 }),
  attacks: [{ name: 'Spear', dice: [{ count: 1, sides: 6, plus: 1 }], toHit: 3, from: 'Actions, Spear' }],
  notes: 'Watches.',
}

const troll: Creature = {
  ...plain,
  name: 'Troll',
  origin: { format: 'Foundry VTT', rules: 'cairn', place: 'pack.db, line 1' },
  numbers: [...numbers({ str: 15, dex: 12, wil: 7 }), { name: 'hp', value: 12, left: 5, from: 'hp' }],
  attacks: [
    {
      name: 'Claws',
      dice: [{ count: 2, sides: 8, plus: 0 }],
      keepsHighest: true,
      isBlast: true,
      critical: 'Maims (d8 DEX damage).',
      from: 'item',
    },
    { name: 'Sling', dice: [{ count: 1, sides: 4, plus: 0 }], isRanged: true, from: 'item' },
  ],
  armour: [
    { name: 'Hides', value: 1, from: 'item' },
    { name: 'Old shield', value: 1, from: 'item' },
  ],
  critical: 'Moss grows out of the wound.',
  isDetachment: true,
}

describe('a creature of Cairn in Ratbags', () => {
  const { sheet, check } = creatureSheet(troll, 'ratbags', rulesOf('ratbags'), 'words')

  it('is what its file says, and nothing is left to check', () => {
    expect(check).toEqual([])
    expect(sheet).toMatchObject({
      hp: { cur: 5, max: 12 },
      str: { cur: 15, max: 15 },
      dex: { cur: 12, max: 12 },
      wil: { cur: 7, max: 7 },
      armorNatural: 0,
      armorItems: [
        { name: 'Hides', value: 1, type: 'body', worn: true },
        { name: 'Old shield', value: 1, type: 'shield', worn: true },
      ],
      weapons: [
        {
          name: 'Claws',
          dice: [8, 8],
          blast: true,
          ranged: false,
          critEffect: { text: 'Maims (d8 DEX damage).', ability: 'dex', dice: [8] },
        },
        { name: 'Sling', dice: [4], blast: false, ranged: true, critEffect: null },
      ],
      critEffect: { text: 'Moss grows out of the wound.', ability: null, dice: null },
      detachment: true,
    })
    expect(rulesOf('ratbags').problem(sheet)).toBeUndefined()
  })

  it('names what these rules cannot have as it is', () => {
    const odd = {
      ...troll,
      numbers: numbers({ hp: 99, str: 15, dex: 12, wil: 7 }),
      attacks: [{ ...troll.attacks[1]!, dice: [{ count: 1, sides: 6, plus: 1 }] }],
    }
    expect(creatureSheet(odd, 'ratbags', rulesOf('ratbags'), 'words').check).toEqual(['HP 30 (hp 99)', 'weapons'])
  })
})

describe('a creature of other rules', () => {
  it('is mapped by the table of its origin: the guard there is much like the guard here', () => {
    const { sheet, check, notes } = creatureSheet(guard, 'endurance', rulesOf('endurance'), 'words')
    const ours = rulesOf('endurance').presets.guard!()
    for (const key of ['endurance', 'evasion', 'deflectionPhysical', 'willpower'])
      expect([key, Reflect.get(sheet, key)]).toEqual([key, Reflect.get(ours, key)])
    expect(sheet).toMatchObject({
      health: { max: 10 },
      attributes: { strength: 6, dexterity: 6 },
      items: [{ name: 'Spear', weapon: { reach: 2 } }],
    })
    expect(check).toContain('Health 10 (hp 11)')
    expect(check).toContain('Evasion 5 (ac 16)')
    expect(check).toContain('Strength 6 (str 13)')
    expect(notes).toMatch(
      /^From foes\.json, creature 1 \(Improved Initiative\): hp 11, ac 16,.*Spear \(\+3, 1d6\+1\)\nWatches\.$/,
    )
  })

  it('is marked where a number became a word, and its weapons always', () => {
    const { sheet, check } = creatureSheet(guard, 'tiny', rulesOf('tiny'), 'words')
    expect(sheet).toMatchObject({
      armour: 'medium',
      hp: { max: 4 },
      moveFeet: 30,
      weapons: [{ name: 'Spear', category: 'light' }],
    })
    expect(check).toEqual([
      'Hit points 4 (hp 11)',
      'armour 2 (ac 16)',
      'Movement (feet) 30 (speed (feet) 30)',
      'weapons',
      'proficiencies',
      'traits',
    ])
    expect(creatureSheet(guard, 'murdham', rulesOf('murdham'), 'words').check).toContain('weapons')
  })

  it('has what it has left in proportion, is as large as it is, and on the players’ side one of theirs', () => {
    const hurt = {
      ...guard,
      squares: 2,
      isTheirs: true,
      numbers: guard.numbers.map(one => (one.name === 'hp' ? { ...one, left: 1 } : one)),
    }
    const { sheet } = creatureSheet(hurt, 'ratbags', rulesOf('ratbags'), 'words')
    expect(sheet).toMatchObject({ hp: { cur: 1, max: 3 }, footprint: 2, kind: 'pc' })
  })

  it('keeps dice and bonus of its attacks where the rules roll them', () => {
    const { sheet } = creatureSheet(guard, 'hallowed', rulesOf('hallowed'), 'words')
    expect(sheet).toMatchObject({
      weapons: [{ name: 'Spear', damage: [{ count: 1, sides: 6, flat: 1 }] }, { name: 'Unarmed' }],
    })
  })

  it('is noted with all that its file says of its attacks, armour and wounds, and nothing of what it does not say', () => {
    const attack = (name: string, toHit: number | undefined, ...dice: [number, number, number][]) => ({
      name,
      dice: dice.map(([count, sides, plus]) => ({ count, sides, plus })),
      ...(toHit !== undefined && { toHit }),
      from: 'Actions',
    })
    const attacks = [
      attack('Bite', 5, [1, 6, 3], [2, 4, 0]),
      attack('Glare', 0),
      attack('Tail', -1, [1, 8, -2]),
      attack('Web', undefined),
      attack('Claw', undefined, [3, 4, 0]),
    ]
    const armour = [{ name: 'Hide', value: 2, from: 'item' }]
    const hp = [{ name: 'hp', value: 9, left: 0, from: 'hp' }]
    const odd = { ...guard, numbers: hp, attacks, armour, notes: '' }
    expect(creatureSheet(odd, 'hallowed', rulesOf('hallowed'), 'words').notes).toBe(
      'From foes.json, creature 1 (Improved Initiative): hp 0 of 9, Hide (armour 2), ' +
        'Bite (+5, 1d6+3 plus 2d4), Glare (+0), Tail (-1, 1d8-2), Web, Claw (3d4)',
    )
  })

  it('has its attacks with their dice: all of them with their bonus where the rules roll them, else the first by its sides', () => {
    const dice = (...list: [number, number, number][]) => list.map(([count, sides, plus]) => ({ count, sides, plus }))
    const odd = {
      ...guard,
      attacks: [
        { name: 'Bite (big)', dice: dice([2, 6, 0], [1, 4, -1]), from: 'Actions' },
        { name: 'Roar', dice: [], from: 'Actions' },
        { name: 'Tail', dice: dice([1, 8, 2]), from: 'Actions' },
      ],
    }
    const weapons = (system: string) =>
      Reflect.get(creatureSheet(odd, system, rulesOf(system), 'words').sheet, 'weapons')
    expect(weapons('hallowed')).toMatchObject([
      {
        name: 'Bite big',
        damage: [{ count: 2, sides: 6, flat: 0 }],
      },
      { name: 'Tail', damage: [{ count: 1, sides: 8, flat: 2 }] },
      { name: 'Unarmed' },
    ])
    expect(weapons('ratbags')).toMatchObject([
      { name: 'Bite big', dice: [6] },
      { name: 'Tail', dice: [8] },
    ])
  })

  it('is as wounded as it was, in proportion and rounded up, whatever its pool is worth here', () => {
    const hp = (value: number, left?: number) => {
      const one = { name: 'hp', value, from: 'hp', ...(left !== undefined && { left }) }
      const { sheet } = creatureSheet({ ...guard, numbers: [one] }, 'endurance', rulesOf('endurance'), 'words')
      return Reflect.get(sheet, 'health') as object
    }
    const { max } = hp(100) as { max: number }
    expect(hp(100)).toEqual({ cur: max, max })
    expect(hp(100, 50)).toEqual({ cur: Math.ceil(max / 2), max })
    expect(hp(100, 1)).toEqual({ cur: 1, max })
    expect(hp(100, 900)).toEqual({ cur: max, max })
    expect(hp(100, 0)).toEqual({ cur: 0, max })
  })

  it('has no side of its token written where it takes one square, and that of the file where it takes more', () => {
    const side = (squares: number) =>
      Reflect.get(creatureSheet({ ...guard, squares }, 'endurance', rulesOf('endurance'), 'words').sheet, 'footprint')
    expect([side(1), side(2), side(4)]).toEqual([1, 2, 4])
  })

  it('has nothing of a number that would make it unsound, whatever it was before', () => {
    const rules = rulesOf('endurance')
    const odd = {
      ...rules,
      problem: (sheet: object) => (Reflect.get(sheet, 'evasion') === 5 ? 'no evasion of 5' : undefined),
    } as typeof rules
    const numbers_ = numbers({ hp: 11, ac: 16, str: 13 })
    const { sheet, check } = creatureSheet({ ...guard, numbers: numbers_ }, 'endurance', odd, 'words')
    expect(Reflect.get(sheet, 'evasion')).toBe(
      Reflect.get(rules.convert({ name: 'Guard', numbers: {} }).sheet, 'evasion'),
    )
    expect(check.some(what => what.startsWith('Evasion'))).toBe(false)
    const inner = {
      ...rules,
      problem: (of: object) =>
        (Reflect.get(of, 'attributes') as { strength: number }).strength === 6 ? 'no' : undefined,
    } as typeof rules
    const before = rules.convert({ name: 'Guard', numbers: {} }).sheet as { attributes: { strength: number } }
    const after = creatureSheet({ ...guard, numbers: numbers_ }, 'endurance', inner, 'words').sheet
    expect((after as typeof before).attributes.strength).toBe(before.attributes.strength)
  })

  it('from a table comes in by the names of its numbers', () => {
    const one = { ...plain, name: 'Rat', origin: from('unknown'), numbers: numbers({ hp: 2, str: 4 }), attacks: [] }
    const { sheet, check } = creatureSheet(one, 'ratbags', rulesOf('ratbags'), 'words')
    expect(sheet).toMatchObject({ hp: { max: 2 }, str: { max: 4 }, dex: { max: 10 } })
    expect(check).toEqual(['hp 2 (hp 2)', 'str 4 (str 4)', 'DEX', 'WIL', 'weapons'])
  })
})

const pairs = Object.keys(mappings).flatMap(origin =>
  systems.map(system => [origin as Creature['origin']['rules'], system] as const),
)

it.each(pairs)('from %s into %s the sheet is sound, whatever the numbers', (origin, system) => {
  for (const n of [0, 1, 7, 20, 500, 99_999]) {
    const names = [
      ...new Set([...guard.numbers, ...troll.numbers].map(({ name }) => name)),
      'str modifier',
      'dex modifier',
      'armour',
    ]
    const one: Creature = {
      ...troll,
      origin: from(origin),
      numbers: names.map(name => ({ name, value: n, from: name, left: 0 })),
    }
    const made = creatureSheet(one, system, rulesOf(system), 'words')
    expect(rulesOf(system).problem(made.sheet)).toBeUndefined()
    for (const what of made.check) expect(what).toMatch(/^\S.{0,199}$/)
  }
})

it('every row of the tables leads to a field of its system, or to a name that its conversion knows', () => {
  const known: Readonly<Record<string, readonly string[]>> = {
    tiny: ['armour'],
    murdham: ['armour'],
    ratbags: ['armour'],
    hallowed: ['hp', 'ac'],
  }
  for (const { systems: all } of Object.values(mappings))
    for (const [system, rows] of Object.entries(all)) {
      const labels = rulesOf(system)
        .fields(rulesOf(system).blank())
        .map(({ label }) => label)
      for (const { to } of rows) expect([...labels, ...(known[system] ?? [])], `${system}: ${to}`).toContain(to)
    }
})

import { describe, expect, it } from 'vitest'
import { importBytes } from '../import/importBytes'
import { problemSentence } from '../report/problem'

const item = (name: string, data: object) => ({ _id: name, name, type: 'item', data })
const rat = {
  _id: 'r',
  name: 'Giant Rat',
  type: 'npc',
  img: 'tokens/rat.webp',
  data: {
    hp: { value: 2, max: 4 },
    abilities: { STR: { value: 8, max: 8 }, DEX: { value: 12, max: 12 }, WIL: { value: 5, max: 5 } },
    description: '<ul><li>Bites &amp; runs.</li><li>Critical damage: infects the wound.</li></ul>',
    armor: null,
    mood: 'hungry',
  },
  token: { width: 2, height: 2, vision: true },
  items: [
    item('Teeth*', { damageFormula: '2d8k', equipped: true, slots: 1, description: 'yellow' }),
    item('Breath', { damageFormula: '1d6', blast: true, criticalDamage: 'chokes' }),
    item('Hide', { armor: 1, damageFormula: '' }),
  ],
}
/** The same as versions from 10 on write it. */
const later = {
  ...rat,
  data: undefined,
  token: undefined,
  system: rat.data,
  prototypeToken: { ...rat.token, texture: { src: 'x' } },
  items: rat.items.map(({ data, ...more }) => ({
    ...more,
    system: { ...data, weightless: false, uses: { value: 0, max: 0 } },
  })),
}

function read(text: string) {
  const result = importBytes(new Uint8Array(Buffer.from(text)), 'rats.db')
  const told = result.problems.map(problemSentence)
  if (!result.ok) return { told, creatures: [] }
  if (result.value.kind !== 'creatures') throw new Error(result.value.kind)
  return { told, ...result.value.creatures }
}

describe('an actor of Foundry VTT', () => {
  it('for Cairn gives its pools, its items as weapons and armour, and critical damage out of its description', () => {
    const { creatures, told } = read(JSON.stringify(rat))
    expect(told).toEqual([])
    expect(creatures).toMatchObject([
      {
        name: 'Giant Rat',
        origin: { rules: 'cairn', place: 'rats.db, creature 1' },
        numbers: [
          { name: 'hp', value: 4, left: 2 },
          { name: 'str', value: 8 },
          { name: 'dex', value: 12 },
          { name: 'wil', value: 5 },
        ],
        attacks: [
          { name: 'Teeth', dice: [{ count: 2, sides: 8, plus: 0 }], keepsHighest: true },
          { name: 'Breath', isBlast: true, critical: 'chokes' },
        ],
        armour: [{ name: 'Hide', value: 1 }],
        critical: 'infects the wound.',
        picture: 'tokens/rat.webp',
        squares: 2,
      },
    ])
    for (const words of ['Bites & runs.', 'mood: hungry', 'yellow', 'slots: 1'])
      expect(creatures[0]!.notes).toContain(words)
  })

  it('is the same creature in the fields of version 8 and of version 10', () => {
    const [old] = read(JSON.stringify(rat)).creatures
    const [young] = read(JSON.stringify([later])).creatures
    expect({ ...young, origin: null }).toEqual({ ...old, origin: null })
  })

  it('for the fifth edition gives six abilities and the weapons among its items', () => {
    const actor = {
      name: 'Orc',
      type: 'npc',
      items: [
        {
          name: 'Axe',
          type: 'weapon',
          system: { damage: { parts: [['1d12 + @mod', 'slashing']] }, description: { value: '<p>heavy</p>' } },
        },
        {
          name: 'Fang',
          type: 'weapon',
          system: {
            damage: { base: { number: 2, denomination: 4, bonus: '3', types: ['piercing'] } },
            description: { value: '[[/attack extended]]. [[/damage average extended]]' },
          },
        },
        {
          name: 'Tail',
          type: 'weapon',
          system: { description: { value: '<em>Melee Attack Roll:</em> +6, reach 15 ft. <em>Hit:</em> 11 (2d6 + 4)' } },
        },
        { name: 'Aggressive', type: 'feat', system: { description: { value: '<p>Moves closer.</p>' } } },
      ],
      system: {
        abilities: Object.fromEntries(
          ['str', 'dex', 'con', 'int', 'wis', 'cha'].map((key, i) => [key, { value: 10 + i }]),
        ),
        attributes: { hp: { value: 15, max: 15, formula: '2d8+6' }, ac: { flat: 13 }, movement: { walk: 30 } },
        traits: { size: 'lg' },
        details: { biography: { value: '<b>Angry</b>' }, cr: 0.5 },
      },
    }
    const [orc] = read(JSON.stringify(actor)).creatures
    expect(orc).toMatchObject({
      origin: { rules: 'fifth' },
      squares: 2,
      attacks: [
        { name: 'Axe', dice: [{ sides: 12 }] },
        { name: 'Fang', dice: [{ count: 2, sides: 4, plus: 3 }] },
        { name: 'Tail', toHit: 6, reach: 15, dice: [{ count: 2, sides: 6, plus: 4 }] },
      ],
    })
    expect(Object.fromEntries(orc!.numbers.map(({ name, value }) => [name, value]))).toMatchObject({
      hp: 15,
      ac: 13,
      str: 10,
      cha: 15,
      'speed (feet)': 30,
    })
    for (const words of ['Moves closer.', 'Angry', '2d8+6', '0.5', 'heavy']) expect(orc!.notes).toContain(words)
  })

  describe('of rules without a table', () => {
    const of = (system: object, more: object = {}) =>
      read(JSON.stringify({ name: 'Thing', type: 'npc', system, items: [], ...more }))
    const numbers = (system: object, more?: object) =>
      Object.fromEntries(of(system, more).creatures[0]!.numbers.map(one => [one.name, [one.value, one.left]]))

    it.each([
      [{ hp: { value: 3, max: 9 } }, [9, 3]],
      [{ hp: 7 }, [7, undefined]],
      [{ attributes: { hp: { value: 9, max: 9 } } }, [9, undefined]],
      [{ health: { value: 0, max: 6 }, hits: { value: 2, max: 2 } }, [6, 0]],
      [{ stats: { health: { current: 2, max: 5 } } }, [5, 2]],
      [{ resources: { hitPoints: { value: '12', max: '14' } } }, [14, 12]],
      [{ status: { wounds: { value: 4, max: 11 } } }, [11, 4]],
      [{ base: { combat: { hit_points: { total: 8 } } } }, [8, undefined]],
    ])('hit points are found where systems keep them: %j', (system, [size, left]) => {
      expect(numbers(system).hp).toEqual([size, left])
    })

    it('hit points of any other name are what the first bar of the token shows', () => {
      const bar = { prototypeToken: { bar1: { attribute: 'derived.resolve' } } }
      expect(numbers({ derived: { resolve: { value: 4, max: 5 } } }, bar).hp).toEqual([5, 4])
      expect(of({ derived: { resolve: { value: 4, max: 5 } } }).told).toEqual([
        expect.stringMatching(/creature 1 “Thing”, system: its hit points were not found/),
      ])
    })

    it('abilities and armour come by their names, and modifiers alone are none', () => {
      const all = { hp: 1, armor: { value: 2 }, stats: { strength: { value: 8, label: 'Strength', max: 12 }, will: 9 } }
      expect(numbers(all)).toMatchObject({ armour: [2, undefined], str: [12, 8], wil: [9, undefined] })
      expect(numbers({ hp: 1, abilities: { str: { mod: 4 }, dex: { mod: -1 } } })).not.toHaveProperty('str')
      expect(of({ hp: 1, abilities: { str: { mod: 4 } } }).creatures[0]!.notes).toContain('str mod 4')
    })

    it('weapons come with the dice that they name, armour with its value, and neither with how a sheet lays them out', () => {
      const items = [
        {
          name: 'Cleaver',
          type: 'weapon',
          system: { weapon: { dmg1: 'd6', dmg2: '' }, sheet: { currentX: -129, zIndex: 1 } },
        },
        { name: 'Tentacle', type: 'NPC Attack', system: { damage: { numDice: 2, value: 'd8' } } },
        { name: 'Hide', type: 'armor', system: { armor: { value: 1 } } },
        { name: 'Stare', type: 'weapon', system: { damage: 'by look' } },
      ]
      const [one] = of({ hp: 4 }, { items }).creatures
      expect(one!.attacks.map(({ name, dice }) => [name, dice[0]?.count, dice[0]?.sides])).toEqual([
        ['Cleaver', 1, 6],
        ['Tentacle', 2, 8],
        ['Stare', undefined, undefined],
      ])
      expect(one!.armour).toMatchObject([{ name: 'Hide', value: 1 }])
      expect(one!.notes).not.toMatch(/zIndex|currentX/)
    })

    it('the file says which rules it was made for, whatever its fields look like', () => {
      const system = {
        attributes: { hp: { value: 5, max: 5 }, ac: { value: 12 } },
        abilities: { str: { mod: 1 }, cha: { mod: 0 } },
      }
      const { creatures, told } = of(system, { _stats: { systemId: 'shadowdark' } })
      expect(creatures[0]!.origin.rules).toBe('unknown')
      expect(told.filter(line => line.includes('“shadowdark”'))).toHaveLength(1)
      const rules = (...given: Parameters<typeof of>) => of(...given).creatures[0]!.origin.rules
      expect(rules(system, { flags: { exportSource: { system: 'ose' } } })).toBe('unknown')
      expect(rules(system, { img: 'systems/ose/owl.webp' })).toBe('unknown')
      const scores = { ...system, abilities: { str: { value: 12 }, cha: { value: 8 } } }
      for (const stats of [{}, { systemId: 'dnd5e' }]) expect(rules(scores, { _stats: stats })).toBe('fifth')
      expect(rules(scores, { _stats: { systemId: 'ose' } })).toBe('unknown')
      // Nothing is said: modifiers alone are no scores of the fifth edition.
      expect(rules(system)).toBe('unknown')
    })
  })

  it('items of which there is but an id are counted, not named', () => {
    const { creatures, told } = read(JSON.stringify({ ...later, items: ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'] }))
    expect(creatures[0]!.notes).not.toContain('Unnamed')
    expect(told).toEqual([expect.stringMatching(/2 items are named by their ids only/)])
  })

  it('without items and token is an actor by its type; a line of its pack that is broken is named', () => {
    const bare = { name: 'Ogre', type: 'npc', data: { hp: { value: 4, max: 4 } } }
    const { creatures, told } = read(
      `${JSON.stringify(bare)}\n{"name": "Bro\n${JSON.stringify({ ...bare, name: 'Elf' })}`,
    )
    expect(creatures.map(({ name }) => name)).toEqual(['Ogre', 'Elf'])
    expect(told[0]).toMatch(/line 2/)
    const sword = { name: 'Sword', type: 'weapon', data: {} }
    const refusal = read(`${JSON.stringify(sword)}\n{"name": "Bro\n${JSON.stringify(sword)}`)
    expect(refusal.creatures).toEqual([])
    expect(refusal.told.join('\n')).toMatch(/line 2[^]*none of them an actor/)
  })

  it('for Pathfinder gives saves, perception and the strikes among its items', () => {
    const actor = {
      name: 'Boar',
      type: 'npc',
      items: [
        {
          name: 'Tusk',
          type: 'melee',
          system: {
            bonus: { value: 10 },
            damageRolls: { a: { damage: '2d6+4', damageType: 'piercing' } },
            traits: { value: ['reach-10'] },
          },
        },
      ],
      system: {
        attributes: { hp: { value: 30, max: 30 }, ac: { value: 18 }, speed: { value: 40 } },
        saves: { fortitude: { value: 11 }, reflex: { value: 6 }, will: { value: 6 } },
        perception: { mod: 8 },
        traits: { value: ['animal'], size: { value: 'lg' } },
      },
    }
    const [boar] = read(JSON.stringify(actor)).creatures
    expect(boar).toMatchObject({
      origin: { rules: 'pathfinder' },
      attacks: [{ name: 'Tusk', toHit: 10, reach: 10, dice: [{ count: 2, sides: 6, plus: 4 }] }],
    })
    expect(boar!.numbers.map(({ name }) => name)).toEqual([
      'hp',
      'ac',
      'speed (feet)',
      'perception',
      'fortitude',
      'reflex',
      'will',
    ])
    for (const words of ['piercing', 'animal']) expect(boar!.notes).toContain(words)
  })

  it('for rules that nobody knows keeps all of it in words', () => {
    const actor = { name: 'Thing', type: 'npc', items: [], system: { luck: 3, hp: { value: 5 } } }
    const [thing] = read(JSON.stringify(actor)).creatures
    expect(thing).toMatchObject({ origin: { rules: 'unknown' }, numbers: [{ name: 'hp', value: 5 }], notes: 'luck: 3' })
    const hit = (hp: object) => read(JSON.stringify({ ...actor, system: { hp } })).creatures[0]!.numbers
    expect(hit({ value: 5 })).toEqual([{ name: 'hp', value: 5, from: 'hp' }])
    expect(hit({ value: 5, max: 5 }), 'unhurt').toEqual([{ name: 'hp', value: 5, from: 'hp' }])
    expect(hit({ value: 2, max: 5 })).toEqual([{ name: 'hp', value: 5, from: 'hp', left: 2 }])
    expect(hit({ max: 5 })).toEqual([{ name: 'hp', value: 5, from: 'hp' }])
    expect(hit({})).toEqual([])
  })

  it('is one of the players’ where its kind says so', () => {
    const kinds = ['character', 'pc', 'npc', 'vehicle'].map(type => ({ name: 'Somebody', type, items: [], system: {} }))
    const found = kinds.map(actor => read(JSON.stringify(actor)))
    expect(found.map(one => ('party' in one ? one.party.length : -1))).toEqual([1, 1, 0, 0])
    expect(found.map(({ creatures }) => creatures.length)).toEqual([0, 0, 1, 1])
  })
})

describe('a pack, one actor a line', () => {
  const line = (name: string, more: object = {}) => JSON.stringify({ ...rat, _id: name, name, ...more })

  it('gives them all but a line that is broken, which is named', () => {
    const { creatures, told } = read([line('Ant'), line('Bee').slice(0, 90), '', line('Cat')].join('\n'))
    expect(creatures.map(({ name, origin }) => [name, origin.place])).toEqual([
      ['Ant', 'rats.db, line 1'],
      ['Cat', 'rats.db, line 4'],
    ])
    expect(told).toEqual([expect.stringMatching(/^rats\.db, line 2: is incomplete/)])
  })

  it('holds what was appended last: a later line stands for an earlier one, or takes it away', () => {
    const { creatures, told } = read(
      [
        line('Ant'),
        line('Bee'),
        line('Ant', { name: 'Queen' }),
        '{"$$deleted":true,"_id":"Bee"}',
        '{"$$indexCreated":{}}',
      ].join('\n'),
    )
    expect(creatures.map(({ name }) => name)).toEqual(['Queen'])
    expect(told).toEqual(['rats.db, line 3: stands for line 1, which has the same id “Ant”'])
  })

  it('tells what in it is no actor', () => {
    expect(read(`${line('Ant')}\n{"name":"Sword","type":"item"}`).told).toEqual([
      'rats.db, line 2: is no actor of Foundry VTT',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { problemSentence } from '../report/problem'
import { isImprovedInitiative, readImprovedInitiative } from './read'

const goblin = {
  Id: 'g',
  Name: 'Goblin',
  Type: 'Large goblinoid',
  HP: { Value: 7, Notes: '(2d6)' },
  AC: { Value: 15, Notes: '(shield)' },
  InitiativeModifier: 2,
  Speed: ['30 ft.', 'climb 20 ft.'],
  Abilities: { Str: 8, Dex: 14, Con: 10, Int: 10, Wis: 8, Cha: 8 },
  Skills: [{ Name: 'Stealth', Modifier: 6 }],
  Challenge: '1/4',
  Actions: [
    {
      Name: 'Bow',
      Content:
        'Ranged Weapon Attack: +4 to hit, range 80/320 ft., one target. Hit: 5 (1d6 + 2) piercing plus 3 (1d6) fire damage.',
    },
    { Name: 'Multiattack', Content: 'Two bows.' },
  ],
  Player: '',
  ImageURL: 'https://elsewhere.invalid/g.png',
  HomeBrew: { Mood: 'sour' },
}

function read(value: unknown) {
  expect(isImprovedInitiative(value)).toBe(true)
  const result = readImprovedInitiative(value, 'foes.json')
  return {
    told: result.problems.map(problemSentence),
    ...(result.ok ? result.value : { creatures: [], party: [], fights: [] }),
  }
}

describe('a stat block of Improved Initiative', () => {
  it('gives numbers with the field they stood in, attacks out of prose, and everything else as notes', () => {
    const [one] = read([goblin]).creatures
    expect(one).toMatchObject({
      name: 'Goblin',
      origin: { format: 'Improved Initiative', rules: 'fifth', place: 'foes.json, creature 1 “Goblin”' },
      picture: 'https://elsewhere.invalid/g.png',
      squares: 2,
      isTheirs: false,
    })
    expect(one!.numbers).toContainEqual({ name: 'hp', value: 7, from: 'HP' })
    expect(one!.numbers).toContainEqual({ name: 'speed (feet)', value: 30, from: 'Speed' })
    expect(one!.attacks).toEqual([
      {
        name: 'Bow',
        dice: [
          { count: 1, sides: 6, plus: 2 },
          { count: 1, sides: 6, plus: 0 },
        ],
        toHit: 4,
        range: 80,
        isRanged: true,
        from: 'Actions, Bow',
      },
    ])
    for (const words of ['(2d6)', '(shield)', 'climb 20 ft.', 'Stealth +6', '1/4', 'Two bows.', 'Mood sour', 'g.png'])
      expect(one!.notes).toContain(words)
  })

  it('comes alone, and as a list', () => {
    expect(read(goblin).creatures).toHaveLength(1)
    expect(read([goblin, goblin]).creatures).toHaveLength(2)
  })

  it('keeps a creature whose hit points are none, and tells where they stood', () => {
    const { creatures, told } = read([{ ...goblin, HP: { Value: -5 } }])
    expect(creatures[0]!.numbers.map(({ name }) => name)).not.toContain('hp')
    expect(creatures[0]!.notes).toContain('Value: -5')
    expect(told).toEqual(['foes.json, creature 1 “Goblin”, HP, Value: “-5” is less than 0'])
  })
})

it('a backup gives creatures, the players’ party with what they have left, and saved encounters', () => {
  const { creatures, party, fights, told } = read({
    Creatures: ['g'],
    'Creatures.g': goblin,
    PersistentCharacters: ['p'],
    'PersistentCharacters.p': {
      Id: 'p',
      Name: 'Roland',
      CurrentHP: 3,
      Notes: 'owes a debt',
      StatBlock: { ...goblin, Name: 'Roland', Player: 'player' },
    },
    SavedEncounters: ['e'],
    'SavedEncounters.e': {
      Name: 'Ambush',
      Combatants: [
        {
          StatBlock: goblin,
          Alias: 'Boss',
          CurrentHP: 2,
          TemporaryHP: 4,
          Hidden: true,
          Tags: ['sleepy', { Text: 'prone', DurationRemaining: 2, DurationTiming: 'EndOfTurn' }],
        },
      ],
    },
    'Spells.a': { Name: 'Light' },
    Settings: { dark: true },
  })
  expect(creatures.map(({ name }) => name)).toEqual(['Goblin'])
  expect(party).toMatchObject([{ name: 'Roland', isTheirs: true, notes: expect.stringContaining('owes a debt') }])
  expect(party[0]!.numbers[0]).toEqual({ name: 'hp', value: 7, from: 'HP', left: 3 })
  const [boss] = fights[0]!.combatants
  expect(fights[0]!.name).toBe('Ambush')
  expect(boss).toMatchObject({
    isHidden: true,
    tags: ['sleepy', 'prone (2 rounds, to the end of the turn)'],
    creature: { name: 'Boss' },
  })
  expect(boss!.creature.numbers[0]).toMatchObject({ name: 'hp', value: 7, left: 2 })
  expect(boss!.creature.notes).toMatch(/Boss is a Goblin\nTemporary HP: 4/)
  expect(told).toEqual([
    'foes.json, Spells: 1 spells; Fray keeps no list of them',
    'foes.json: Settings: settings of Improved Initiative',
  ])
})

it('creatures that repeat a name all come in; one without is left out and told', () => {
  const { creatures, told } = read([goblin, goblin, { ...goblin, Name: '  ' }])
  expect(creatures).toHaveLength(2)
  expect(told).toEqual(['foes.json, creature 3: has no name'])
})

it.each([
  [{ Text: 'prone', DurationRemaining: 1 }, 'prone (1 round)'],
  [
    { Text: 'prone', DurationRemaining: 2, DurationTiming: 'StartOfTurn' },
    'prone (2 rounds, to the start of the turn)',
  ],
  [{ Text: 'prone', DurationRemaining: 0, DurationTiming: 'EndOfTurn' }, 'prone'],
  [{ Text: 'prone', DurationRemaining: -1, DurationTiming: 'EndOfTurn' }, 'prone'],
  [{ Text: 'prone' }, 'prone'],
])('the tag %o is “%s”, and nothing is amiss', (tag, words) => {
  const { fights, told } = read({
    SavedEncounters: ['e'],
    'SavedEncounters.e': { Name: 'Ambush', Combatants: [{ StatBlock: goblin, Tags: [tag] }] },
  })
  expect(fights[0]!.combatants[0]!.tags).toEqual([words])
  expect(told).toEqual([])
})

it.each([
  [9_999, 'prone (9999 rounds)', 0],
  [10_000, 'prone', 1],
  [-2, 'prone', 1],
])('a tag of %d rounds is “%s”', (rounds, words, amiss) => {
  const { fights, told } = read({
    SavedEncounters: ['e'],
    'SavedEncounters.e': {
      Name: 'Ambush',
      Combatants: [{ StatBlock: goblin, Tags: [{ Text: 'prone', DurationRemaining: rounds }] }],
    },
  })
  expect([fights[0]!.combatants[0]!.tags, told.length]).toEqual([[words], amiss])
})

describe('a backup of Improved Initiative in another wrapping', () => {
  const marn = { Id: 'm', Name: 'Marn', CurrentHP: 9, StatBlock: { Name: 'Marn', HP: { Value: 14 }, Player: 'player' } }
  const plain = {
    Creatures: ['g'],
    'Creatures.g': goblin,
    PersistentCharacters: ['m'],
    'PersistentCharacters.m': marn,
    'SavedEncounters.e': { Name: 'Ambush', Combatants: [{ StatBlock: goblin }] },
  }
  const mapped = (key: (key: string) => string, value: (value: unknown) => unknown) =>
    Object.fromEntries(Object.entries(plain).map(([name, one]) => [key(name), value(one)]))
  const prefixed = (key: string) => `ImprovedInitiative.${key}`
  const text = (value: unknown) => JSON.stringify(value)

  it.each([
    ['prefixed keys', mapped(prefixed, one => one)],
    ['texts of JSON', mapped(key => key, text)],
    ['prefixed keys and texts of JSON', mapped(prefixed, text)],
    ['inside another record', { version: 3, data: plain }],
    ['inside another record, as a text', { localStorage: text(mapped(prefixed, text)) }],
  ])('is read as it is without: %s', (_, wrapped) => {
    const { told, ...all } = read(wrapped)
    const { told: toldPlain, ...allPlain } = read(plain)
    expect(all).toEqual(allPlain)
    expect(told).toEqual(toldPlain)
    expect(all.party).toMatchObject([{ name: 'Marn', numbers: [{ name: 'hp', value: 14, left: 9 }] }])
  })

  it('may be mixed, and characters of the first versions are of the party too', () => {
    const mixed = {
      Creatures: ['g'],
      'Creatures.g': goblin,
      'ImprovedInitiative.PlayerCharacters.m': text(marn.StatBlock),
    }
    expect(read(mixed)).toMatchObject({ told: [], creatures: [{ name: 'Goblin' }], party: [{ name: 'Marn' }] })
    expect(read([text(goblin)]).creatures).toMatchObject([{ name: 'Goblin' }])
  })

  it('what its list names and is not there, or is damaged, is told by its key', () => {
    const { told, creatures } = read({ ...plain, Creatures: ['g', 'k2', 'k3'], 'Creatures.k3': '{"Name": ' })
    expect(creatures).toHaveLength(1)
    expect(told).toEqual([
      'foes.json, Creatures.k3: is no creature',
      'foes.json, Creatures.k2: is named in its list, but is not in the file',
    ])
  })

  it('markup in what stands behind hit points and armour is taken off before dice are looked for', () => {
    const old = { Name: 'Rat', HP: { Value: 9, Notes: '<em>(2d8 + 2)</em>' }, AC: { Value: 12, Notes: '<b>hide</b>' } }
    const { told, creatures } = read([old])
    expect(told).toEqual([])
    expect(creatures[0]!.notes).toBe('HP: (2d8 + 2)\nAC: hide')
  })
})

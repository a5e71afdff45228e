import { describe, expect, it, test } from 'vitest'
import { rulesets } from '~/rulesets'
import { fromStatLine } from './fromStatLine'
import { readTyped } from './joinForm'

const loaded = await Promise.all(rulesets.map(entry => entry.load()))
const rulesOf = (id: string) => loaded.find(rules => rules.id === id)!.state.sheet
const endurance = rulesOf('endurance')
const ratbags = rulesOf('ratbags')
const LINE = '4 HP, 1 Armor, 8 STR, 11 DEX, 14 WIL, dagger (d6)'

const read = (text: string, rules = ratbags) => readTyped(text, rules, 'words')
const counted = (text: string, rules = ratbags) => read(text, rules).all.map(({ count, name }) => `${count} ${name}`)

test.each([
  ['4 guard, captain, Roland', ['4 Guard', '1 Captain', '1 Roland']],
  ['Aldric\nBerta\nCuno', ['1 Aldric', '1 Berta', '1 Cuno']],
  [`Goblin: ${LINE}\nOrc: ${LINE}`, ['1 Goblin', '1 Orc']],
  [`3 Goblin: ${LINE}\n\nOrc, ${LINE}`, ['3 Goblin', '1 Orc']],
  [`Rat King\n${LINE}\n- Bites.\n\nRat Queen\n${LINE}`, ['1 Rat King', '1 Rat Queen']],
  [`Goblin: ${LINE}\n4 guard\ncaptain`, ['1 Goblin', '4 Guard', '1 Captain']],
  [`2 guard\nGoblin: ${LINE}`, ['2 Guard', '1 Goblin']],
])('“%s” is %j', (typed, found) => {
  const { problems } = read(typed, typed.includes('HP') ? ratbags : endurance)
  expect(problems).toEqual([])
  expect(counted(typed, typed.includes('HP') ? ratbags : endurance)).toEqual(found)
})

test.each([
  ['Thing: 10 endurance, evasion 4\nHag: 4 HP, dagger (d6)', ['1 Thing', '1 Hag']],
  ['Hag: 4 HP\n2 Thing: 10 endurance, evasion 4\n- Heals 4 HP a night.', ['1 Hag', '2 Thing']],
  ['Thing: 10 endurance\nRegains 4 HP and 2 health a night.', ['1 Thing']],
])('lines in the words of one family and of the other are told apart: “%s” is %j', (typed, found) => {
  expect(counted(typed, endurance)).toEqual(found)
})

test('what is not understood is told with its words, and the rest is read', () => {
  expect(read('4 guard, 0 captain, Roland')).toMatchObject({
    all: [{ count: 4 }, { name: 'Roland' }],
    problems: ['“0 captain” was not understood'],
  })
})

test('lines beneath a stat line are its remarks, whatever they say', () => {
  const { all, problems } = read(`Goblin: ${LINE}\nSneaky, likes cheese.\n- Heals 4 HP and 1 STR a night.`)
  expect(all).toMatchObject([{ name: 'Goblin', notes: 'Sneaky, likes cheese.\n- Heals 4 HP and 1 STR a night.' }])
  expect(problems).toEqual([])
})

describe('a stat line in the words of Endurance & Health', () => {
  it('sets the fields of the sheet that it names, and what is carried', () => {
    const found = fromStatLine(
      'Goblin: 10 endurance, 7/12 health, evasion 4, d8 strength, speed 7, spear',
      endurance,
      'words',
    )!
    expect(found).toMatchObject({ count: 1, name: 'Goblin', check: [], notes: '' })
    expect(found.sheet).toMatchObject({
      endurance: { cur: 10, max: 10 },
      health: { cur: 7, max: 12 },
      evasion: 4,
      attributes: { strength: 8, dexterity: 6 },
      speed: 7,
      items: [{ name: 'Spear', held: true }],
    })
  })

  it('tells what it does not understand or cannot have, and keeps it in the notes', () => {
    const found = fromStatLine('3 Goblin: 12 health, two tails, d7 strength, fate 9', endurance, 'words')!
    expect(found).toMatchObject({
      count: 3,
      check: [
        '“two tails” was not understood',
        'Strength 7: there is no such die',
        'Points of fate 9: is out of bounds, nearest is 3',
      ],
      notes: 'two tails\nd7 strength\nfate 9',
    })
    expect(found.sheet).toMatchObject({ health: { max: 12 }, attributes: { strength: 6 }, fate: 0 })
  })

  it('may go without a colon, and stand in a page', () => {
    expect(fromStatLine('Aldric, 14 endurance, 16 health', endurance, 'words')).toMatchObject({
      name: 'Aldric',
      sheet: { health: { max: 16 } },
    })
    expect(read('# Ogre\n\n18 health, 16 endurance, club\n\n- Slow.', endurance).all).toMatchObject([
      { name: 'Ogre', notes: '- Slow.', sheet: { health: { max: 18 }, items: [{ name: 'Club' }] } },
    ])
  })
})

test.each([
  ['tiny', 'Brute: 9 hit points, heavy armour', { hp: { max: 9 }, armour: 'none' }, /armour/i],
  [
    'tiny',
    'Scout: 5 hit points, light armour, movement 30, sling',
    { hp: { max: 5 }, armour: 'light', moveFeet: 30, weapons: [{ name: 'Sling' }] },
    /^$/,
  ],
  [
    'ratbags',
    'Wolf: 6 HP, 12 STR, 14 DEX, 8 WIL, speed 50, bite (d6), fearless',
    { hp: { max: 6 }, speed: 50, fearless: true, weapons: [{ name: 'bite' }] },
    /^$/,
  ],
  [
    'murdham',
    'Knight: 12 STR, 9 AGI, 14 health, large size, bow',
    { str: { max: 12 }, agi: { max: 9 }, health: { max: 14 }, size: 'large', weapons: [{ name: 'bow' }] },
    /^$/,
  ],
  [
    'hallowed',
    'Wight: 20 stress, 15 wounds, strength 16, natural armor 2, monster',
    {
      stress: { max: 20 },
      wounds: { max: 15 },
      abilities: { strength: { score: 16 } },
      armourMisc: 2,
      isMonster: true,
    },
    /^$/,
  ],
] as const)('in %s “%s” is read in its own words', (id, line, sheet, told) => {
  const found = fromStatLine(line, rulesOf(id), 'words')!
  expect(rulesOf(id).problem(found.sheet)).toBeUndefined()
  expect(found.sheet).toMatchObject(sheet)
  expect(found.check.join()).toMatch(told)
})

/** How the pieces of a line are marked: as they are, mapped in (), left in []. */
const marked = (line: string, id: string): string =>
  fromStatLine(line, rulesOf(id), 'words')!
    .pieces.map(({ words, is }) => (is === 'taken' ? words : is === 'mapped' ? `(${words})` : `[${words}]`))
    .join(' ')

test.each([
  [
    'endurance',
    'One: 10 endurance, d8 strength, d7 dexterity, spear, two tails',
    '10 endurance d8 strength [d7 dexterity] spear [two tails]',
  ],
  ['tiny', 'One: 9 hit points, light armour, two tails', '9 hit points light armour [two tails]'],
  ['ratbags', `One: ${LINE}, 9 STR, two tails`, '4 HP 1 Armor 8 STR 11 DEX 14 WIL dagger (d6) [9 STR] [two tails]'],
  ['hallowed', 'One: 20 stress, strength 16, two tails', '20 stress strength 16 [two tails]'],
  ['murdham', 'One: 12 STR, 9 AGI, large size, two tails', '12 STR 9 AGI large size [two tails]'],
  ['endurance', 'One: 4 HP, 8 STR, dagger (d6), evasion 5', '(4 HP) (8 STR) dagger (d6) evasion 5'],
] as const)('in %s each piece of “%s” is marked', (id, line, marks) => {
  expect(marked(line, id)).toBe(marks)
})

test('what stands otherwise on the sheet than in the line is kept in the notes with what was not understood', () => {
  expect(fromStatLine('Goblin: 4 HP, 8 STR, 8 STR, two tails', rulesOf('tiny'), 'words')!.notes).toBe(
    '8 STR\n8 STR\ntwo tails',
  )
})

it.each(loaded.map(rules => [rules.name, rules.state.sheet] as const))(
  '%s is read back: each number of its ready-made sheets, said by the label of its field, stands there again',
  (_, rules) => {
    for (const make of Object.values(rules.presets)) {
      const sheet = make()
      const said = rules.fields(sheet).flatMap(({ path, label, group, kind }) => {
        if (path.length !== 1 || !['Pools', 'Defences', 'Body', 'Defence'].includes(group)) return []
        const value: unknown = Reflect.get(sheet, path[0]!)
        const n: unknown = kind.type === 'pool' ? Reflect.get(value as object, 'max') : value
        return (kind.type === 'integer' || kind.type === 'pool') && typeof n === 'number' && n > 0
          ? [{ path, words: `${n} ${label}` }]
          : []
      })
      const found = fromStatLine(`One: ${said.map(({ words }) => words).join(', ')}`, rules, 'words')!
      expect(found.check.filter(what => /not understood|out of bounds/.test(what))).toEqual([])
      for (const { path } of said) {
        const [was, is]: unknown[] = [Reflect.get(sheet, path[0]!), Reflect.get(found.sheet, path[0]!)]
        const max = (value: unknown): unknown =>
          typeof value === 'object' && value !== null ? Reflect.get(value, 'max') : value
        expect([path, max(is)]).toEqual([path, max(was)])
      }
    }
  },
)

test('a stat line of which each piece begins with a number is a stat line, in several lines as well', () => {
  const { all, problems } = read('2 Wolf: 4 endurance, 5 health\nOgre: 9 endurance, 20 health', endurance)
  expect(problems).toEqual([])
  expect(all.map(one => [one.count, one.name, 'sheet' in one])).toEqual([
    [2, 'Wolf', true],
    [1, 'Ogre', true],
  ])
})

import { describe, expect, it } from 'vitest'
import { problemSentence } from './report/problem'
import { readFiveEtools, withoutTags } from './fiveEtools'

const acolyte = {
  name: 'Acolyte',
  source: 'MM',
  size: ['L'],
  type: { type: 'humanoid', tags: ['any race'] },
  alignment: ['A'],
  ac: [{ ac: 12, from: ['{@item leather armor|phb}'] }],
  hp: { average: 9, formula: '2d8' },
  speed: { walk: { number: 30, condition: '(slowly)' }, fly: 60 },
  str: 10,
  dex: 11,
  con: 12,
  int: 13,
  wis: 14,
  cha: 15,
  skill: { medicine: '+4' },
  cr: { cr: '1/4', lair: '1' },
  trait: [
    {
      name: 'Calm',
      entries: ['Never {@condition frightened}.', { type: 'list', items: ['by {@creature wolf|mm}', 'by night'] }],
    },
  ],
  action: [
    {
      name: 'Club {@recharge 5}',
      entries: ['{@atk mw} {@hit 2} to hit, reach 5 ft., one target. {@h}2 ({@damage 1d4}) bludgeoning damage.'],
    },
  ],
  spellcasting: [{ name: 'Spells', headerEntries: ['Save {@dc 12}.'], spells: { 0: { spells: ['{@spell light}'] } } }],
  hasToken: true,
}

function read(...monster: unknown[]) {
  const result = readFiveEtools({ monster }, 'bestiary.json')
  return { creatures: result.ok ? result.value.creatures : [], told: result.problems.map(problemSentence) }
}

it.each([
  ['{@hit 4} and {@hit -1}', '+4 and -1'],
  ['{@atk mw,rw}', 'Melee or Ranged Weapon Attack:'],
  ['{@atk rs} {@dc 15}', 'Ranged Spell Attack: DC 15'],
  ['{@spell fireball|phb|a ball of fire}, {@condition prone|phb}', 'a ball of fire, prone'],
  ['{@recharge} {@recharge 5}', '(Recharge 6) (Recharge 5–6)'],
  ['{@note see {@b {@dice 1d6}}}', 'see 1d6'],
  ['{@h}{@damage 1d6 + 2}', 'Hit: 1d6 + 2'],
  ['{@unheard of}', 'of'],
  ['{@broken', '{@broken'],
])('the tags of “%s” are the words “%s”', (text, words) => expect(withoutTags(text)).toBe(words))

describe('a creature of a bestiary', () => {
  it('gives its numbers whatever shape they have, its attacks, and texts in words', () => {
    const { creatures, told } = read(acolyte)
    expect(told).toEqual([])
    const [one] = creatures
    expect(Object.fromEntries(one!.numbers.map(({ name, value }) => [name, value]))).toEqual({
      hp: 9,
      ac: 12,
      str: 10,
      dex: 11,
      con: 12,
      int: 13,
      wis: 14,
      cha: 15,
      'speed (feet)': 30,
    })
    expect(one).toMatchObject({
      squares: 2,
      attacks: [{ name: 'Club (Recharge 5–6)', toHit: 2, reach: 5, dice: [{ count: 1, sides: 4 }] }],
    })
    for (const words of [
      '2d8',
      'leather armor',
      'fly 60',
      '(slowly)',
      'any race',
      '1/4',
      'medicine +4',
      'by wolf',
      'Save DC 12.',
      'light',
    ])
      expect(one!.notes).toContain(words)
    expect(one!.notes).not.toMatch(/\{@/)
  })

  it('that copies another of the file has what it does not say itself', () => {
    const { creatures, told } = read(acolyte, {
      name: 'Elder',
      source: 'MM',
      _copy: { name: 'Acolyte', source: 'MM' },
      wis: 18,
    })
    const wisdom = creatures[1]!.numbers.find(({ name }) => name === 'wis')
    expect([creatures[1]!.name, wisdom?.value, creatures[1]!.attacks.length]).toEqual(['Elder', 18, 1])
    expect(told).toEqual([])
  })

  it('that copies one from elsewhere tells of it', () => {
    const { creatures, told } = read({ name: 'Elder', _copy: { name: 'Sage', source: 'XX' }, str: 3 })
    expect(creatures[0]!.notes).toContain('Sage')
    expect(told).toEqual(['bestiary.json, creature 1 “Elder”: is a copy of “Sage”, which is not in the file'])
  })

  it('without a name is left out and told; with a number that is none it comes in without it', () => {
    const { creatures, told } = read({ ...acolyte, name: '' }, { ...acolyte, str: 'mighty' })
    expect(creatures).toHaveLength(1)
    expect(creatures[0]!.notes).toContain('str: mighty')
    expect(told).toEqual([
      'bestiary.json, creature 1: has no name',
      'bestiary.json, creature 2 “Acolyte”, str: is "mighty" instead of a number',
    ])
  })
})

it('what is done on other occasions than one’s turn stands under its heading, and nothing else has one', () => {
  const power = (name: string) => [{ name, entries: [`Does ${name}.`] }]
  const { creatures } = read({
    ...acolyte,
    trait: power('calm'),
    action: power('club'),
    bonus: power('dash'),
    reaction: power('parry'),
    legendary: [],
  })
  const lines = creatures[0]!.notes.split('\n')
  const before = (words: string) => lines[lines.findIndex(line => line.includes(words)) - 1]!
  expect([before('Does dash.'), before('Does parry.')]).toEqual([
    expect.stringMatching(/^bonus:$/i),
    expect.stringMatching(/^reaction:$/i),
  ])
  expect([before('Does calm.'), before('Does club.')].some(line => line.endsWith(':'))).toBe(false)
  expect(lines.some(line => /^legendary/i.test(line))).toBe(false)
})

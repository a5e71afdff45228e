import { describe, expect, it } from 'vitest'
import { problemSentence } from './report/problem'
import { isCairnPage, readCairnPages } from './cairnPage'

const page = (name: string, line: string, more = '- Hates light.') =>
  `---\nlayout: default\nparent: Monsters\n---\n\n# ${name}\n\n${line}\n\n${more}\n`
const TROLL = '10 HP, 1 Armor, 15 STR, 12 DEX, 7 WIL, claws (d8+d8, blast) or long bow (d6)'

function read(text: string) {
  expect(isCairnPage(text)).toBe(true)
  const result = readCairnPages(text, 'monsters.md')
  return { creatures: result.ok ? result.value.creatures : [], told: result.problems.map(problemSentence) }
}

describe('pages of monsters of the Cairn family', () => {
  it('give a creature a page, each with its own text', () => {
    const { creatures, told } = read(
      `Of the deep wood.\n${page('Wood Troll', TROLL)}${page('Rat', '2 HP, 3 STR, bite (d4)', '**Critical Damage**: Infects.')}`,
    )
    expect(told).toEqual([])
    expect(creatures).toMatchObject([
      {
        name: 'Wood Troll',
        origin: { rules: 'cairn', place: 'monsters.md, line 7' },
        numbers: [
          { name: 'hp', value: 10 },
          { name: 'str', value: 15 },
          { name: 'dex', value: 12 },
          { name: 'wil', value: 7 },
          { name: 'armour', value: 1 },
        ],
        attacks: [
          { name: 'claws', isBlast: true, dice: [{ sides: 8 }, { sides: 8 }] },
          { name: 'long bow', isRanged: true, dice: [{ sides: 6 }] },
        ],
        notes: 'Of the deep wood.\n- Hates light.',
      },
      { name: 'Rat', critical: 'Infects.', notes: '**Critical Damage**: Infects.' },
    ])
  })

  it('may have the line ends of any machine', () => {
    const lines = ['# Rat', '', '2 HP, 3 STR, bite (d4)', '- Hates light.']
    const [unix, mac] = ['\n', '\r'].map(end => read(lines.join(end)))
    expect(unix!.creatures).toMatchObject([{ name: 'Rat' }])
    expect(mac).toEqual(unix)
  })

  it('pasted line by line, names in the lines, are as many creatures', () => {
    const { creatures } = read('Goblin: 4 HP, 8 STR, dagger (d6)\nSneaky, likes cheese.\nOrc, 6 HP, 12 STR, axe (d8)')
    expect(creatures.map(({ name, notes }) => [name, notes])).toEqual([
      ['Goblin', 'Sneaky, likes cheese.'],
      ['Orc', ''],
    ])
  })

  it('keep the line itself where some of it was not understood, and tell what', () => {
    const { creatures, told } = read('Imp: 4 HP, 8 STR, two tails, sting (poison)')
    expect(creatures[0]!.notes).toBe('Imp: 4 HP, 8 STR, two tails, sting (poison)')
    expect(told).toEqual([
      'monsters.md, line 1 “Imp”: “two tails” was not understood',
      'monsters.md, line 1 “Imp”: the dice of “sting (poison)” were not understood; they stand in its notes',
    ])
  })

  it('do not begin at prose that speaks of HP', () => {
    expect(isCairnPage('It has 4 HP left, they say.')).toBe(false)
    expect(isCairnPage('- Heals 4 HP, and 1 STR, each night')).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looksOf, names, type NamedCombatant } from './names'

const areAlike = (a: string, b: string) => looksOf(a).some(look => looksOf(b).includes(look))

const namesOf = (bases: string[], present: string[] = []) =>
  names(
    bases,
    present.map(name => ({ name, letter: name[0]! })),
  ).map(({ name }) => name)

describe('names', () => {
  it('letters several of one kind, and leaves one alone', () => {
    expect(namesOf(['Guard', 'Guard', 'Captain'])).toEqual(['Guard A', 'Guard B', 'Captain'])
  })

  it('goes on after those who are there, lettered or not', () => {
    expect(namesOf(['Guard'], ['Guard A', 'Guard B'])).toEqual(['Guard C'])
    expect(namesOf(['Guard', 'Guard'], ['Guard'])).toEqual(['Guard B', 'Guard C'])
    expect(namesOf(['Guard', 'Guard'], ['Guard B'])).toEqual(['Guard A', 'Guard C'])
    expect(namesOf(['Guard'], ['Guardian', 'Guards'])).toEqual(['Guard'])
  })

  it('numbers those past Z', () => {
    const many = namesOf(Array.from({ length: 28 }, () => 'Rat'))
    expect(many.slice(25)).toEqual(['Rat Z', 'Rat 27', 'Rat 28'])
  })

  it('gives each token letters of its own', () => {
    const letters = names(['Guard', 'Guard', 'Roland', 'Rosa', 'Gustav'], []).map(({ letter }) => letter)
    expect(letters).toEqual(['GA', 'GB', 'R', 'Ro', 'G'])
    expect(new Set(letters).size).toBe(letters.length)
  })

  it('begins a token’s letters with what is written or drawn, in whichever script', () => {
    const letters = names(['<b>x</b>', '🐉 Fafnir', '山田太郎', 'דוד', '“Quick” Ann', '!?'], []).map(one => one.letter)
    expect(letters).toEqual(['B', '🐉F', '山', 'ד', 'QA', '?'])
  })

  it('begins all of a kind alike, and otherwise than another kind that has the same letters', () => {
    const lettersOf = (bases: string[], present: { name: string; letter: string }[] = []) =>
      names(bases, present).map(({ letter }) => letter)
    const guards = [
      { name: 'Guard A', letter: 'GA' },
      { name: 'Guard B', letter: 'GB' },
    ]
    expect(lettersOf(['Goblin', 'Goblin', 'Goblin'], guards)).toEqual(['OA', 'OB', 'OC'])
    const goblins = [...guards, { name: 'Goblin A', letter: 'OA' }, { name: 'Goblin B', letter: 'OB' }]
    expect(lettersOf(['Goblin', 'Guard'], goblins)).toEqual(['OC', 'GC'])
    expect(lettersOf(['Guard', 'Guard', 'Goblin', 'Goblin'])).toEqual(['GA', 'GB', 'OA', 'OB'])
  })

  it('gives no two that would be taken for one another at three metres', () => {
    const lettersOf = (...bases: string[]) => names(bases, []).map(({ letter }) => letter)
    expect(lettersOf('Guard', 'Guard', 'Gobber')).toEqual(['GA', 'GB', 'G'])
    expect(lettersOf('Guard', 'Guard', 'Gobber', 'Gbor')).toEqual(['GA', 'GB', 'G', 'Go'])
    const named = fc.sample(
      fc.array(fc.constantFrom('Guard', 'Goblin', 'Ogre', 'Olaf', 'Ill', 'Ali', 'Rat king'), { maxLength: 60 }),
      60,
    )
    for (const bases of named) {
      const letters = lettersOf(...bases)
      const alike = letters.flatMap((a, i) => letters.slice(i + 1).filter(b => areAlike(a, b)))
      expect(alike).toEqual([])
      expect(letters.every(letter => [...letter].length <= 2)).toBe(true)
    }
  })

  it('goes by a number at its end, then by letters of the name, then by numbers from 2 to 9, then by any two letters', () => {
    const letterOf = (name: string, ...taken: string[]) =>
      names(
        [name],
        taken.map((letter, i) => ({ name: `X${i}`, letter })),
      )[0]!.letter
    expect([letterOf('Rat 27'), letterOf('Rat 27', '27'), letterOf('Rat 7'), letterOf('Rat 127')]).toEqual([
      '27',
      'R2',
      'R7',
      'R1',
    ])
    expect([letterOf('Ub'), letterOf('Ub', 'U'), letterOf('Ub', 'U', 'UB')]).toEqual(['U', 'Ub', 'U2'])
    const numbered = [2, 3, 4, 5, 6, 7, 8, 9].map(n => `U${n}`)
    expect(letterOf('U', 'U', ...numbered.slice(0, 7))).toBe('U9')
    expect(letterOf('U', 'U', ...numbered)).toBe('UA')
  })

  it('leaves those who are there as they are', () => {
    expect(
      names(
        ['Goblin'],
        [
          { name: 'Guard B', letter: 'GB' },
          { name: 'Goblin B', letter: 'Gb' },
        ],
      ),
    ).toEqual([{ name: 'Goblin A', letter: 'GA' }])
  })
})

describe('letters that look alike', () => {
  it.each([
    ['GB', 'Gb', true],
    ['Go', 'G0', true],
    ['Gl', 'GI', true],
    ['GL', 'Gl', true],
    ['GL', 'GI', false],
    ['R', 'Ro', false],
    ['B', '8', true],
    ['R', 'P', false],
    ['o', '0', true],
    ['l', '1', true],
    ['L', '1', false],
  ])('%s and %s: %s', (a, b, alike) => expect(areAlike(a, b)).toBe(alike))
})

it('a thousand of one kind are named in a moment, and no two alike as long as there are letters', () => {
  let there: readonly NamedCombatant[] = []
  for (let n = 0; n < 10; n++) there = [...there, ...names(Array<string>(100).fill('Rat'), there)]
  expect(new Set(there.map(({ name }) => name)).size).toBe(1000)
  expect(there[999]!.name).toBe('Rat 1000')
})

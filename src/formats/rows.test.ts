import { describe, expect, it } from 'vitest'
import { problemSentence } from './report/problem'
import { isTable, readTable } from './rows'

function read(text: string) {
  expect(isTable(text)).toBe(true)
  const result = readTable(text, 'foes.csv')
  return { creatures: result.ok ? result.value.creatures : [], told: result.problems.map(problemSentence) }
}

describe('a table of creatures', () => {
  it('gives numbers under the names of their columns, other columns as notes', () => {
    const { creatures, told } = read('name,hp,AC,Mood,notes\r\n"Say ""boo""",7,13,"sour, mostly","two\nlines"\r\n')
    expect(told).toEqual([])
    expect(creatures).toMatchObject([
      {
        name: 'Say "boo"',
        numbers: [
          { name: 'hp', value: 7, from: 'hp' },
          { name: 'ac', value: 13, from: 'AC' },
        ],
        notes: 'Mood: sour, mostly\ntwo\nlines',
      },
    ])
  })

  it('may be cut by semicolons or tabs, with decimal commas in it', () => {
    expect(read('Name;HP;Bewegung\nKönig;22;1,5').creatures[0]).toMatchObject({ name: 'König', notes: 'Bewegung: 1,5' })
    expect(read('Name\tHP\nRat\t2').creatures[0]!.numbers).toEqual([{ name: 'hp', value: 2, from: 'HP' }])
  })

  it('names a line whose quote never closes, and loses nothing behind it', () => {
    const { creatures, told } = read(
      'name,hp,armour\nOgre,30,1\n"Unclosed,12,0\nRat,1\nBat,1,0,surplus\n"Say ""boo""",4,0\n',
    )
    expect(creatures.map(({ name }) => name)).toEqual(['Ogre', 'Rat', 'Bat', 'Say "boo"'])
    expect(creatures[2]!.notes).toBe('surplus')
    expect(told).toEqual([
      'foes.csv, line 3: a quote in it never closes, or closes in the middle of a cell',
      'foes.csv, line 4 “Rat”: has 2 cells instead of 3',
      'foes.csv, line 5 “Bat”: has 4 cells instead of 3; what is too much stands in its notes',
    ])
  })

  it('keeps what looks like a formula as the text it is', () => {
    expect(read('name,hp\n=1+1,3\n"\t=SUM(A1)",4').creatures.map(({ name }) => name)).toEqual(['=1+1', '=SUM(A1)'])
  })

  it('tells of a number that is none', () => {
    expect(read('name,hp\nRat,many').told).toEqual(['foes.csv, line 2 “Rat”, hp: “many” is no whole number'])
  })

  it('is read with the line ends of any machine', () => {
    const lines = ['name,hp', 'Ogre,30', '"Goblin, the second",7', '']
    const [unix, windows, mac] = ['\n', '\r\n', '\r'].map(end => read(lines.join(end)))
    expect(unix!.creatures.map(({ name }) => name)).toEqual(['Ogre', 'Goblin, the second'])
    expect([windows, mac]).toEqual([unix, unix])
  })

  it('may have its headings in German', () => {
    const { creatures } = read('Name;Trefferpunkte;Rüstung;Stärke;Willenskraft;Notiz\nOger;12;1;16;7;müde')
    expect(creatures[0]!.numbers.map(({ name, value }) => [name, value])).toEqual([
      ['hp', 12],
      ['armour', 1],
      ['str', 16],
      ['wil', 7],
    ])
    expect(creatures[0]!.notes).toBe('müde')
    expect(read('Wesen\tTP\tRK\nOger\t12\t11').creatures[0]!.numbers).toHaveLength(2)
  })
})

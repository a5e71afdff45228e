import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statLine } from './statLine'

const LINE = '4 HP, 1 Armor, 8 STR, 11 DEX, 14 WIL, dagger (d6)'

describe('a stat line', () => {
  it('gives numbers and weapons by their names', () => {
    expect(statLine(LINE)).toEqual({
      ok: true,
      value: {
        name: 'Foe',
        numbers: { hp: 4, armor: 1, str: 8, dex: 11, wil: 14, 'weapon 1': 'dagger (d6)' },
        remarks: '',
        pieces: LINE.split(', ').map(words => ({ words, is: 'read' })),
      },
      problems: [],
    })
  })

  it('takes alternatives, two dice and a blast', () => {
    const read = statLine('Troll: 12 HP, 15 STR, claws (d8+d8, blast) or club (d10)')
    expect(read).toMatchObject({
      value: { name: 'Troll', numbers: { 'weapon 1': 'claws (d8+d8, blast)', 'weapon 2': 'club (d10)' } },
      problems: [],
    })
  })

  it('stands in a page with a heading, settings and remarks', () => {
    const page = `---\nlayout: default\n---\n\n# Rat King\n\n${LINE}, detachment\n\n- Hates light.\n- **Critical Damage**: Gnaws a finger off.`
    expect(statLine(page)).toMatchObject({
      value: {
        name: 'Rat King',
        numbers: { detachment: 1, 'critical damage': 'Gnaws a finger off.' },
        remarks: '- Hates light.\n- **Critical Damage**: Gnaws a finger off.',
      },
    })
  })

  it('says once that its page speaks of a detachment, however often it does', () => {
    const read = statLine(`${LINE}\n\n- Four are a _detachment_.\n- A detachment has a leader.`)
    expect(read.problems.map(({ what }) => what)).toEqual(['the text speaks of a detachment'])
  })

  it('is read as it is typed in haste', () => {
    expect(statLine('2 Rats, 4hp,8str, bite (d6)')).toMatchObject({
      value: { name: '2 Rats', numbers: { hp: 4, str: 8, 'weapon 1': 'bite (d6)' } },
      problems: [],
    })
  })

  it('tells what it did not understand, and what stands there twice', () => {
    const read = statLine('4 HP, 8 STR, 9 STR, two heads')
    expect(read.problems.map(({ what }) => what)).toEqual([
      'gives STR twice; the first counts',
      '“two heads” was not understood',
    ])
    expect(read).toMatchObject({
      value: {
        pieces: [
          { words: '4 HP', is: 'read' },
          { words: '8 STR', is: 'read' },
          { words: '9 STR', is: 'twice' },
          { words: 'two heads', is: 'unread' },
        ],
      },
    })
  })

  it('is refused when it is none', () => {
    for (const text of ['', '4 guard', 'AC 12, 3d8 hit points']) expect(statLine(text)).toMatchObject({ ok: false })
  })

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => void statLine(`${text} 4 HP, ${text}`)),
      { numRuns: 300 },
    )
  })
})

const samples = process.env.FRAY_SAMPLES
describe.runIf(samples)('each page among the samples', () => {
  const folder = `${samples}/cairn-statline`
  const pages = samples ? readdirSync(folder).filter(file => file.endsWith('.md')) : []
  it.each(pages)('%s gives a name, HP, three abilities and a weapon', file => {
    const read = statLine(readFileSync(`${folder}/${file}`, 'utf8'))
    if (!read.ok) throw new Error(read.problems[0]!.what)
    const { name, numbers } = read.value
    expect(name.toLowerCase().replaceAll(' ', '-')).toBe(file.replace('.md', ''))
    for (const key of ['hp', 'str', 'dex', 'wil']) expect(numbers[key]).toBeTypeOf('number')
    expect(numbers['weapon 1']).toMatch(/\(d\d+\)$/)
    expect(read.problems.filter(({ what }) => what.includes('not understood'))).toEqual([])
  })
})

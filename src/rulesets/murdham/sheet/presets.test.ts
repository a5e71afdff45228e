import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sheetProblem, type Weapon } from '../state/sheet'
import { SIZES, SKILLS } from '../state/vocabulary'
import { blank } from './blank'
import { armourBySize, bySize, fields, fullHealth } from '.'
import { presets } from './presets'
import { armour, weapons } from './weapons'

const ledger = readFileSync('docs/rules/murdham.md', 'utf8')
/** The last cell but one of a row of the ledger. */
const row = (id: string): string => new RegExp(`^\\| ${id} \\| (.*?) \\|`, 'm').exec(ledger)![1]!

it.each(Object.keys(presets))('%s is a sound sheet, whose fields all lead somewhere', name => {
  const sheet = presets[name]!()
  expect(sheetProblem(sheet)).toBeUndefined()
  for (const { path, label } of fields(sheet)) {
    const value = path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], sheet)
    expect(value, label).toBeDefined()
  }
})

/** Which line of the ledger a weapon is where that names a class. */
const CLASSES: Readonly<Record<string, string>> = {
  dagger: 'simple hand',
  'simple great weapon': 'simple great',
  sword: 'martial hand',
  axe: 'martial hand',
  spear: 'martial hand',
  'great sword': 'martial great',
  sling: 'missile hand',
  bow: 'missile great',
}

describe('the ready-made weapons', () => {
  const text = /^Ready-made weapons \(companion Items\): (.*?)\. Mastercrafted/m.exec(ledger)![1]!
  // What stands in brackets holds semicolons of its own.
  const notes = new Map([...text.matchAll(/(\w+) d\d+[^;(]*\(([^)]*)\)/g)].map(([, name, note]) => [name!, note!]))
  const lines = new Map(
    text
      .replace(/ \([^)]*\)/g, '')
      .split('; ')
      .map(line => [/^(.*?) (?=d\d|range)/.exec(line)![1]!, line] as const),
  )
  const saidOf = ({ name }: Weapon) => lines.get(CLASSES[name] ?? name)
  const numberAfter = (word: string, line: string) => Number(new RegExp(`${word}(\\d+)`).exec(line)?.[1] ?? 0)

  it('are all of the ledger, and no others', () => {
    expect(new Set(weapons.map(({ name }) => CLASSES[name] ?? name))).toEqual(new Set(lines.keys()))
    expect(lines.size).toBe(19)
  })

  it.each(weapons.map(one => [one.name, one] as const))('have the %s with its die, range and keywords', (name, one) => {
    const line = saidOf(one)!
    expect(one.die ?? 0).toBe(numberAfter('\\bd', line))
    expect(one.range).toBe(numberAfter('range ', line))
    expect(one.mode).toBe(/indirect/.test(line) ? 'indirect' : /range/.test(line) ? 'ranged' : 'melee')
    expect(one.consumable).toBe(/consumable/.test(line))
    const note = notes.get(name) ?? ''
    const only = [...(/unaware/.test(note) ? ['unaware'] : []), ...(/riding/.test(note) ? ['mounted'] : [])]
    const words = ['blast', 'direct', 'fire', 'holy', 'grab', 'stun', 'reload'].filter(word =>
      new RegExp(`\\b${word}\\b`).test(line),
    )
    expect([...one.keywords].sort()).toEqual([...words, ...only].sort())
    // The ledger gives no bulk for what is built up on the ground.
    if (one.range < 16) expect(one.bulk).toBe(numberAfter('bulk ', line) || 1)
    expect(one.held).toBe(one.bulk >= 2 && !/one hand/.test(note) ? 'both' : 'main')
    expect(one).toMatchObject({ damaged: false, destroyed: false, used: false, quality: 'plain' })
  })
})

describe('what the ready-made carry and are', () => {
  const all = Object.entries(presets).map(([name, make]) => [name, make()] as const)

  it('is from the list of weapons, or grown, or picked up somewhere', () => {
    const listed = new Map(weapons.map(one => [one.name, one]))
    for (const [name, { weapons: carried }] of all) {
      if (name === 'foe') continue
      for (const one of carried) {
        const { held: _, ...known } = listed.get(one.name) ?? one
        expect(one, name).toMatchObject(known)
        expect(listed.has(one.name) || one.natural || one.improvised, `${name}: ${one.name}`).toBe(true)
        // A simple hand weapon d4, or a simple great one d6 [MUR-GEAR-07].
        if (one.improvised) expect(one.die, `${name}: ${one.name}`).toBe(one.bulk >= 2 ? 6 : 4)
      }
    }
  })

  it('is armour of 1 when light and of 2 when heavy, one suit', () => {
    const suits = all.flatMap(([, sheet]) => (sheet.armour ? [sheet.armour] : []))
    const values: Readonly<Record<string, number>> = { leather: 1, gambeson: 1, chainmail: 2 }
    for (const suit of suits) expect(suit).toEqual(armour(suit.name, values[suit.name]!))
    expect(row('armour')).toContain('AV 0–2')
  })

  it.each(all)(
    '%s has the health of its STR and size, scores that its kind can have, and its kind’s immunities',
    (_, c) => {
      expect(c.health).toEqual({ cur: fullHealth(c), max: fullHealth(c) })
      for (const { cur, max } of [c.str, c.agi, c.wit]) {
        expect(cur).toBe(max)
        expect(max).toBeLessThanOrEqual(c.mind === 'human' && c.size === 'medium' ? 15 : 19)
      }
      expect(c.fearImmune).toBe(c.kind !== 'creature' || c.mind === 'mindless')
      expect(c.omens).toBe(c.controller === 'player' ? 2 : 0)
      expect(c.skills.every(skill => SKILLS.includes(skill))).toBe(true)
    },
  )

  it('is the quick NPC of the ledger where nothing else is said', () => {
    const defaults = new Map(
      [...ledger.slice(0, ledger.indexOf('## Dice')).matchAll(/^\| ([^|]+?) \| [^|]+ \| ([^|]+?) \|/gm)].map(
        ([, field, value]) => [field!, value!] as const,
      ),
    )
    const foe = blank()
    const said: Readonly<Record<string, string | number>> = {
      STR: foe.str.max,
      AGI: foe.agi.max,
      WIT: foe.wit.max,
      health: foe.health.max,
      size: foe.size,
      kind: foe.kind,
      intelligence: foe.mind,
      naturalArmour: foe.naturalArmour,
      helmet: foe.helmet === null ? 'none' : '',
      turn: foe.status.turn,
      controller: foe.controller === 'gm' ? 'GM' : '',
      'morale state': foe.status.stance,
      'mana, maxMana, corruption': [foe.mana.cur, foe.mana.max, foe.corruption].join(', '),
      diesAtEndOf: foe.status.diesAtEndOf === null ? 'none' : '',
    }
    for (const [field, value] of Object.entries(said))
      expect(`${field} ${defaults.get(field)}`).toBe(`${field} ${value}`)
    expect(defaults.get('weapons')).toContain('d6, melee, bulk 1, main hand')
    expect(foe.weapons).toMatchObject([{ die: 6, mode: 'melee', bulk: 1, held: 'main' }])
    expect(defaults.get('omens')).toBe('0 (player character 2)')
  })
})

it('sizes count as the ledger says: health, damage and armour', () => {
  const factors = (text: string) => text.split(', ').map(one => (one[0] === '÷' ? 1 / Number(one[1]) : Number(one[1])))
  const [, health, damage, armoured] = /health STR (.*?); damage dealt (.*?); armour value (.*?)\./.exec(
    row('MUR-SIZE-01'),
  )!
  expect(factors(health!)).toEqual(factors(damage!))
  for (const [i, size] of SIZES.entries()) {
    // Fractions are rounded up.
    for (const n of [1, 8, 11]) expect(bySize(n, size)).toBe(Math.ceil(n * factors(damage!)[i]!))
    expect(armourBySize(2, size)).toBe(2 * factors(armoured!)[i]!)
  }
})

it('the skills are those that the ledger gives an effect', () => {
  const named = row('MUR-SKILL-01')
    .replace(/\([^)]*\)/g, '')
    .split(': ')[1]!
    .replace(/\.$/, '')
  const words = named.split(/, | and /).map(one => one.trim())
  const camel = (words: string) => words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  expect(words.map(camel).sort()).toEqual([...SKILLS].sort())
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { whyNotUse } from '../conditions'
import { sheetProblem } from '../state/sheet'
import { fields } from './fields'
import { blank } from './blank'
import { stressMax, woundMax } from './pools'
import { presets } from './presets'
import { settings } from '../state/settings'

const ledger = readFileSync('docs/rules/hallowed.md', 'utf8')

it.each(Object.keys(presets))('%s is sound, rested, and has a weapon ready', name => {
  const sheet = presets[name]!()
  expect(sheetProblem(sheet)).toBeUndefined()
  for (const pool of ['stress', 'wounds', 'mana'] as const) expect(sheet[pool].cur).toBe(sheet[pool].max)
  expect(sheet.weapons.some(weapon => whyNotUse(sheet, weapon) === undefined)).toBe(true)
  const hands = sheet.weapons
    .filter(({ held }) => held)
    .flatMap(({ hands }) => (hands === 'two' ? ['main', 'off'] : hands === 'none' ? [] : [hands]))
  const shields = sheet.armour.flatMap(({ isShield, hand }) => (isShield ? [hand] : []))
  expect(new Set([...hands, ...shields]).size, 'one thing in each hand').toBe(hands.length + shields.length)
})

it.each(Object.keys(presets))('every field of %s has a value that its bounds allow', name => {
  const sheet = presets[name]!()
  for (const { path, label, kind } of fields(sheet)) {
    const value = path.reduce<unknown>((at, key) => Reflect.get(at as object, key), sheet)
    expect(value, label).toBeDefined()
    if (kind.type === 'integer' && value !== null) {
      expect(value, label).toBeGreaterThanOrEqual(kind.min)
      expect(value, label).toBeLessThanOrEqual(kind.max)
    }
    if (value === null) expect('empty' in kind && kind.empty, label).toMatch(/./)
    if (kind.type === 'option' && value !== null) expect(kind.options, label).toContain(value)
    if (kind.type === 'die') expect(kind.sides, label).toContain(value)
  }
})

it.each(Object.keys(presets))(
  '%s has the Stress of its Hit Dice, the Wounds of its Strength and its own arms',
  name => {
    const sheet = presets[name]!()
    expect(sheet.stress.max).toBe(stressMax(settings.defaults, sheet))
    expect(sheet.wounds.max).toBe(woundMax(settings.defaults, sheet))
    // Who has hands has fists; what is shot has a range, what is swung a reach.
    for (const { kind, reach, range, throwable, damage, name: weapon } of sheet.weapons) {
      expect(kind === 'ranged' || throwable ? range : reach, weapon).toBeGreaterThan(0)
      expect(damage.length, weapon).toBeGreaterThan(0)
    }
  },
)

it('weapons of one name are alike whoever carries them', () => {
  const known = new Map<string, unknown>()
  for (const { weapons } of Object.values(presets).map(make => make()))
    for (const { held: _, hands, ...one } of weapons) {
      const same = { ...one, hands: hands === 'off' ? 'main' : hands }
      expect(same, one.name).toEqual(known.get(one.name) ?? same)
      known.set(one.name, same)
    }
})

it('the quick NPC is that of the ledger', () => {
  const defaults = new Map(
    [...ledger.slice(0, ledger.indexOf('## Dice')).matchAll(/^\| ([^|]+?) \| [^|]+ \| ([^|]+?) \|/gm)].map(
      ([, field, value]) => [field!, value!] as const,
    ),
  )
  const foe = blank()
  const said: Readonly<Record<string, string | number>> = {
    hd: foe.hd.map(({ count, sides }) => `${count}d${sides}`).join(' + '),
    stressBonus: foe.stressBonus,
    woundBonus: foe.woundBonus,
    defenseBonus: foe.defenseBonus,
    defenseMisc: foe.defenseMisc,
    armourMisc: foe.armourMisc,
    speed: foe.speed,
    initMisc: foe.initMisc,
    castingMod: foe.castingMod,
    moraleImmune: foe.moraleImmune ? 'yes' : 'no',
    baseInitiative: foe.fight.base === null ? 'none' : '',
    size: foe.size,
  }
  const named = [...defaults.keys()]
  for (const [field, value] of Object.entries(said)) {
    const row = named.find(one => one === field || one.startsWith(`${field} `) || one.startsWith(`${field}:`))!
    expect(`${field} ${defaults.get(row)}`).toBe(`${field} ${value}`)
  }
  expect(foe.isMonster).toBe(true)
  const [unarmed] = foe.weapons
  expect(defaults.get('weapons')).toBe('"Unarmed": speed 0, 1d3 blunt, ×2, reach 1, hands none')
  expect(unarmed).toMatchObject({
    name: 'Unarmed',
    speed: 0,
    damage: [{ count: 1, sides: 3, type: 'blunt' }],
    critMult: 2,
    critThreat: 20,
    reach: 1,
    hands: 'none',
  })
})

describe('what the ready-made carry', () => {
  const all = Object.values(presets).map(make => make())
  /** The lines of one of the ledger's lists, by name. */
  const listed = (heading: string) => {
    const text = new RegExp(`Ready-made ${heading} \\(.*?\\): (.*?)\\.`).exec(ledger)![1]!
    return new Map(text.split(' — ').map(line => /^(\w+) (.*)$/.exec(line)!.slice(1) as [string, string]))
  }
  const number = (words: RegExp, line: string, otherwise: number) => Number(words.exec(line)?.[1] ?? otherwise)

  it('is a weapon of the ledger, as it stands there, or a part of the body', () => {
    const lines = listed('weapons')
    const carried = all.flatMap(({ weapons }) => weapons).filter(({ kind }) => kind !== 'natural')
    expect(new Set(carried.map(({ name }) => name))).toEqual(new Set(lines.keys()))
    for (const { held: _, ...one } of carried) {
      const line = lines.get(one.name)!
      const [, count, sides, type] = /(\d)d(\d+) (\w+)/.exec(line)!
      const shot = /shot/.test(line)
      expect(one, one.name).toEqual({
        name: one.name,
        kind: shot ? 'ranged' : 'melee',
        hands: /two hands/.test(line) ? 'two' : one.hands === 'off' ? 'off' : 'main',
        dropped: false,
        speed: number(/speed (\d+)/, line, NaN),
        damage: [{ count: Number(count), sides: Number(sides), type, flat: 0 }],
        attackAbility: shot ? 'dexterity' : 'strength',
        damageAbility: shot ? null : 'strength',
        attackBonus: 0,
        critThreat: 20,
        critMult: number(/×(\d)/, line, 2),
        reach: number(/reach (\d)/, line, 1),
        range: number(/(?:thrown|shot) (\d+)/, line, 0),
        throwable: /thrown/.test(line),
        throwMod: null,
        bypassStress: false,
      })
    }
  })

  it('is armour of the ledger, as it stands there', () => {
    const lines = listed('armour')
    const worn = all.flatMap(({ armour }) => armour)
    expect(new Set(worn.map(({ name }) => name))).toEqual(new Set(lines.keys()))
    for (const one of worn) {
      const line = lines.get(one.name)!
      expect(one).toEqual({
        name: one.name,
        defenseBonus: number(/Defense (\d)/, line, 0),
        armourBonus: number(/Armour (\d)/, line, 0),
        isShield: /hand/.test(line),
        hand: /off hand/.test(line) ? 'off' : 'none',
        worn: true,
      })
    }
  })
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { whyNotUse } from '../conditions/hands'
import { sheetProblem } from '../state/sheet'
import { fields } from './fields'
import { blank } from './blank'
import { stressMax, woundMax } from './pools'
import { presets } from './presets'
import { settings } from '../state/settings'

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
  const ledger = readFileSync('docs/rules/hallowed.md', 'utf8')
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

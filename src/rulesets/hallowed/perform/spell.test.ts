import { describe, expect, it } from 'vitest'
import {
  apart,
  begin,
  count,
  declares,
  entries,
  hallowedTable,
  pool,
  reveal,
  spell,
} from '../../../../test/parties/hallowed'
import { dice } from '../sheet/weapons'
import type { Spell } from '../state/sheet'

const bolt = (change: Partial<Spell> = {}): Spell => spell({ castingTN: 15, manaCost: 5, text: 'Light.', ...change })

describe('casting', () => {
  it('EX-HAL-18 is paid with Mana and Stress before the dice; a failure has cost all the same HAL-ACT-17 HAL-DMG-10 HAL-DMG-11', () => {
    const { t, who } = apart({ mana: pool(3), stress: pool(14), castingMod: 6, spells: [bolt()] })
    reveal(declares(t, who, 'cast'))
    expect(entries(t)[0]).toEqual([who, 9])
    count(t, { 'act.go': 'go' }).choose('cast.targets', [])
    const failed = t.fork()
    failed.roll('cast.die', 8)
    expect(failed.said('cast')[0]!.with).toMatchObject({ sum: 14, works: false })
    t.roll('cast.die', 9)
    expect(t.said('cast')[0]!.with).toMatchObject({ sum: 15, works: true })
    for (const one of [t, failed])
      expect(one.sheet(who)).toMatchObject({ mana: pool(3, 0), stress: pool(14, 12), injuries: [] })
  })

  it('lets the payment be split freely HAL-DMG-10 HAL-DMG-11', () => {
    const { t, who } = apart({ mana: pool(4), stress: pool(14), castingMod: 6, spells: [bolt()] })
    t.set(who, ['orders', 'payment'], 'ask')
    reveal(declares(t, who, 'cast'))
    count(t, { 'act.go': 'go' }).choose('cast.targets', [])
    expect(t.open[0]).toMatchObject({ key: 'cast.mana', min: 0, max: 4, default: 4 })
    t.answer('cast.mana', 1, 'click').roll('cast.die', 9)
    expect(t.sheet(who)).toMatchObject({ mana: pool(4, 3), stress: pool(14, 10) })
  })

  it('of what the GM strikes off the sheet before the dice has cost all the same, and does nothing HAL-ACT-17', () => {
    const { t, who } = apart({ mana: pool(4), stress: pool(14), castingMod: 6, spells: [bolt()] })
    t.set(who, ['orders', 'payment'], 'ask')
    reveal(declares(t, who, 'cast'))
    count(t, { 'act.go': 'go' }).choose('cast.targets', [])
    t.set(who, ['spells'], []).answer('cast.mana', 4, 'click')
    expect(t.open).toEqual([])
    expect(t.said('cast')).toEqual([])
    expect(t.sheet(who)).toMatchObject({ mana: pool(4, 0), stress: pool(14, 13) })
  })

  it('that cannot be paid in full is lost, and nothing is paid HAL-DMG-11', () => {
    const { t, who } = apart({ mana: pool(3), stress: pool(1), spells: [bolt()] })
    reveal(declares(t, who, 'cast'))
    count(t)
    expect(t.said('lost')[0]!.with).toMatchObject({ rule: 'HAL-DMG-11', code: 'cannotPay' })
    expect(t.sheet(who)).toMatchObject({ mana: pool(3), stress: pool(1) })
  })

  it('that rolls no damage is told with those it was chosen for, to the GM alone; a failure reaches nobody HAL-ACT-17 HAL-GEN-02', () => {
    const { t, who, foe } = apart({ castingMod: 6, spells: [bolt({ manaCost: 0, name: 'Sleep' })] })
    reveal(declares(t, who, 'cast'))
    count(t, { 'act.go': 'go' }).choose('cast.targets', [foe, who])
    const failed = t.fork().roll('cast.die', 8)
    expect(failed.said('cast')[0]!.with).not.toHaveProperty('on')
    t.roll('cast.die', 9)
    expect(t.said('cast')[0]!.with).toMatchObject({ works: true, on: [foe, who] })
    expect(t.told.at(-1)).toBe('Ann casts Sleep on Orc, Ann (Light).')
    expect(t.heard.at(-1)).toBe('Ann casts Sleep.')
  })

  it('is not offered on the dead, nor on whoever is away or off the map HAL-ACT-17', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const who = put('Ann', heroes, [2, 2], { castingMod: 6, spells: [bolt({ manaCost: 0 })] })
    const foe = put('Orc', monsters, [6, 2])
    const others = ['Dead', 'Away', 'Off', 'Bob'].map((name, x) => put(name, heroes, [x, 4]))
    const [dead, away, off, bob] = others as [string, string, string, string]
    begin(t, 1, 9, 9, 9, 9, 9)
    t.do('leave', 'gm', { who: [away] })
      .do('place', 'gm', { who: off, cell: null })
      .set(dead, ['status', 'dead'], true)
    reveal(declares(t, who, 'cast'))
    count(t, { 'act.go': 'go' })
    expect(t.open[0]).toMatchObject({ options: [{ value: who }, { value: foe }, { value: bob }] })
    t.choose('cast.targets', []).roll('cast.die', 9)
  })

  it('reaches whoever is in range and in sight, and its caster always HAL-ACT-17 HAL-ATK-07', () => {
    const near = apart({ castingMod: 6, spells: [bolt({ manaCost: 0, range: 4 })] })
    const far = apart({ castingMod: 6, spells: [bolt({ manaCost: 0, range: 3 })] })
    for (const { t, who } of [near, far]) count(reveal(declares(t, who, 'cast')), { 'act.go': 'go' })
    expect(near.t.refusedAnswer('cast.targets', [near.foe, near.who])).toBeUndefined()
    expect(far.t.refusedAnswer('cast.targets', [far.foe])).toMatchObject({ code: 'outOfRange' })
    expect(far.t.refusedAnswer('cast.targets', [far.who])).toBeUndefined()
    for (const { t } of [near, far]) t.choose('cast.targets', []).roll('cast.die', 9)
  })

  it('may reach nobody, and is asked for where only its caster could be reached HAL-ACT-17', () => {
    const nobody = apart({ castingMod: 6, spells: [bolt({ manaCost: 0 })] })
    reveal(declares(nobody.t, nobody.who, 'cast'))
    count(nobody.t, { 'act.go': 'go' }).choose('cast.targets', []).roll('cast.die', 9)
    expect(nobody.t.said('cast')[0]!.with).not.toHaveProperty('on')
    const alone = apart({ castingMod: 6, spells: [bolt({ manaCost: 0 })] })
    alone.t.do('leave', 'gm', { who: [alone.foe] })
    reveal(declares(alone.t, alone.who, 'cast'))
    count(alone.t, { 'act.go': 'go' })
    expect(alone.t.open[0]).toMatchObject({ key: 'cast.targets', min: 0, max: 1 })
    alone.t.choose('cast.targets', [alone.who]).roll('cast.die', 9)
    expect(alone.t.said('cast')[0]!.with.on).toEqual([alone.who])
  })

  it('without an attack roll harms all it reaches, past Armour, Stress first HAL-DMG-14 HAL-DMG-03', () => {
    const fire = bolt({ manaCost: 0, damage: [dice(2, 6, 'fire')] })
    const { t, who, foe } = apart({ castingMod: 20, spells: [fire] }, { armourMisc: 9, stress: pool(4) })
    reveal(declares(t, who, 'cast'))
    count(t, { 'act.go': 'go' }).choose('cast.targets', [foe]).roll('cast.die', 20).roll('damage.dice', 6, 6)
    expect(t.sheet(foe)).toMatchObject({ stress: pool(4, 0), wounds: pool(40, 32) })
    expect(t.said('injuryChance')).toEqual([])
  })

  it('with an attack roll attacks Defense with its own bonus, critical only with a multiplier HAL-ACT-17 HAL-CRIT-03', () => {
    const ray = bolt({
      manaCost: 0,
      attack: 'roll',
      attackBonus: 7,
      damage: [dice(1, 6, 'cold')],
      ignoresArmour: false,
    })
    const plain = apart({ castingMod: 20, spells: [ray] })
    reveal(declares(plain.t, plain.who, 'cast'))
    count(plain.t, { 'cast.target': plain.foe }).roll('cast.die', 1).roll('attack.die', 20).roll('damage.dice', 3)
    expect(plain.t.said('attacked')[0]!.with).toMatchObject({ sum: 27, critical: false })
    const keen = apart({ castingMod: 20, spells: [{ ...ray, critMult: 2 as const }] })
    reveal(declares(keen.t, keen.who, 'cast'))
    count(keen.t, { 'cast.target': keen.foe }).roll('cast.die', 1).roll('attack.die', 20).roll('damage.dice', 3)
    keen.t.roll('injury.chance', 100)
    expect(keen.t.said('attacked')[0]!.with).toMatchObject({ critical: true })
    expect(keen.t.sheet(keen.foe).wounds).toEqual(pool(40, 34))
  })

  it('that fails rolls no damage, and one that reaches nobody neither HAL-ACT-17 HAL-DMG-14', () => {
    const fire = bolt({ manaCost: 0, damage: [dice(2, 6, 'fire')] })
    const { t, who, foe } = apart({ castingMod: 6, spells: [fire] }, { stress: pool(4) })
    reveal(declares(t, who, 'cast'))
    count(t, { 'act.go': 'go' })
    const nobody = t.fork().choose('cast.targets', []).roll('cast.die', 20)
    expect(nobody.open).toEqual([])
    t.choose('cast.targets', [foe]).roll('cast.die', 1)
    expect(t.open).toEqual([])
    expect(t.sheet(foe).stress).toEqual(pool(4))
  })

  it('with a number instead of dice asks for none, loses Armour it does not go past, and never heals HAL-DMG-14 HAL-DMG-03', () => {
    const harm = (flat: number, armourMisc: number, ignoresArmour: boolean) => {
      const gust = bolt({ manaCost: 0, damage: [dice(0, 6, 'cold', flat)], ignoresArmour })
      const { t, who, foe } = apart({ castingMod: 20, spells: [gust] }, { armourMisc, stress: pool(20) })
      reveal(declares(t, who, 'cast'))
      count(t, { 'act.go': 'go' }).choose('cast.targets', [foe]).roll('cast.die', 10)
      expect(t.said('hurt').length).toBe(Number(t.sheet(foe).stress.cur < 20))
      return 20 - t.sheet(foe).stress.cur
    }
    expect([harm(7, 3, false), harm(7, 3, true), harm(3, 3, false), harm(2, 9, false), harm(-2, 0, true)]).toEqual([
      4, 7, 0, 0, 0,
    ])
  })

  it('is stronger or weaker by what a condition of the GM’s own adds to damage HAL-COND-01', () => {
    const fire = bolt({ manaCost: 0, damage: [dice(1, 6, 'fire')] })
    const blessed = [{ state: 'other' as const, cause: 'blessed', modifiers: [{ to: 'damage' as const, n: 2 }] }]
    const { t, who, foe } = apart({ castingMod: 20, spells: [fire], conditions: blessed }, { stress: pool(20) })
    reveal(declares(t, who, 'cast'))
    count(t, { 'act.go': 'go' }).choose('cast.targets', [foe]).roll('cast.die', 10).roll('damage.dice', 3)
    expect(t.sheet(foe).stress).toEqual(pool(20, 15))
  })
})

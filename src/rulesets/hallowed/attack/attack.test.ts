import { describe, expect, it } from 'vitest'
import { total } from '~/engine'
import {
  assault,
  begin,
  count,
  declares,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
} from '../../../../test/parties/hallowed'
import { armourParts } from './defence'
import { dice, weapon } from '../sheet/weapons'
import type { ArmourItem } from '../state/sheet'

const sword = plainWeapon('sword', 0, 5, 1, 8, 3)
const armour = (change: Partial<ArmourItem>): ArmourItem => ({
  name: 'mail',
  defenseBonus: 0,
  armourBonus: 0,
  isShield: false,
  hand: 'none',
  worn: true,
  ...change,
})

describe('a hit', () => {
  it('EX-HAL-07 reaches Defense exactly, loses Armour, empties Stress and goes on to Wounds HAL-ATK-02 HAL-DMG-05 HAL-DMG-06', () => {
    const { t, on } = assault(
      { weapons: [sword] },
      { strength: 14, defenseBonus: 4, armourMisc: 2, stress: pool(5), wounds: pool(14) },
    )
    t.roll('attack.die', 9).roll('damage.dice', 7)
    expect(t.sheet(on)).toMatchObject({ stress: pool(5, 0), wounds: pool(14, 11) })
    expect(t.sheet(on).injuries).toMatchObject([{ types: ['slashing'], amount: 3, healed: false }])
    expect(t.said('injuryChance')).toEqual([])
  })

  it('adds the ability of the weapon and its bonus to a d20 HAL-ATK-01 HAL-DICE-03', () => {
    const bow = weapon('bow', 0, [dice(1, 6, 'piercing')], { kind: 'ranged', range: 20, attackBonus: 1 })
    const { t } = assault({ dexterity: 15, weapons: [bow] }, { defenseBonus: 3 })
    t.roll('attack.die', 10)
    expect(t.said('attacked')[0]!.because).toEqual([
      { n: 10, of: 'd20', rule: 'HAL-DICE-03' },
      { n: 2, of: 'dexterity', rule: 'HAL-ATK-01' },
      { n: 1, of: 'attackBonus', rule: 'HAL-ATK-01' },
    ])
    t.roll('damage.dice', 6)
    expect(t.said('damage')[0]!.because).toEqual([{ n: 6, of: 'piercing', rule: 'HAL-DMG-01' }])
  })

  it('takes the GM’s modifier, any number the GM sets, and logs both HAL-GEN-02', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const by = put('Hero', heroes, [2, 2], { weapons: [sword] })
    const on = put('Orc', monsters, [3, 2], { defenseBonus: 4 })
    begin(t, 1, 12)
    reveal(declares(t, by, 'attack'))
    count(t).set(on, ['defenseMisc'], 1).choose('attack.target', on)
    // The numbers of a count are frozen once all have chosen: this ruling counts from the next one.
    t.set(on, ['defenseMisc'], 9)
    t.knob('attack.modifier', 2).roll('attack.die', 8)
    expect(t.said('attacked')[0]!.because).toContainEqual({ n: 2, of: 'gm', rule: 'HAL-GEN-02' })
    expect(t.said('attacked')[0]!.with).toMatchObject({ sum: 15, defense: 15, hit: true })
    expect(t.said('ruling')).toHaveLength(2)
    t.roll('damage.dice', 1)
  })

  it('adds flats and the ability once, and is at least 1 before Armour HAL-DMG-01 HAL-DICE-04', () => {
    const weak = weapon('twig', 0, [dice(1, 4, 'blunt', -2), dice(1, 4, 'fire')], { attackBonus: 20 })
    const { t, on } = assault({ strength: 6, weapons: [weak] }, {})
    t.roll('attack.die', 5).roll('damage.dice', 1, 1)
    // 1 − 2 + 1 − 2 is below 1.
    expect(t.said('damage')[0]!.with).toMatchObject({ dealt: 1, amount: 1 })
    expect(t.sheet(on).stress).toEqual(pool(8, 7))
  })

  it('loses all Armour together from each hit, once and never below nothing HAL-DMG-02 HAL-DMG-03', () => {
    const worn = [
      armour({ armourBonus: 2 }),
      armour({ name: 'helmet', armourBonus: 1 }),
      armour({ armourBonus: 9, worn: false }),
    ]
    const torch = weapon('torch', 0, [dice(1, 4, 'blunt'), dice(1, 4, 'fire')], {
      attackBonus: 20,
      damageAbility: null,
    })
    const { t, on } = assault({ weapons: [torch] }, { armour: worn, armourMisc: 1 })
    expect(total(armourParts(t.state.combatants[on]!))).toBe(4)
    const weak = t.fork()
    weak.roll('attack.die', 10).roll('damage.dice', 1, 2)
    expect(weak.sheet(on).stress).toEqual(pool(8))
    // That nothing came through is a word for the players; how much did is none.
    expect(weak.said('damage')[0]!.shared).toMatchObject({ target: on, amount: 0 })
    t.roll('attack.die', 10).roll('damage.dice', 3, 4)
    expect(t.sheet(on).stress).toEqual(pool(8, 5))
    expect(t.said('damage')[0]).not.toHaveProperty('shared')
  })

  it('lowers Stress first, which stands for stamina HAL-DMG-04 HAL-STAT-03', () => {
    const { t, on } = assault({ weapons: [sword] }, { stress: pool(20) })
    t.roll('attack.die', 15).roll('damage.dice', 8)
    expect(t.sheet(on)).toMatchObject({ stress: pool(20, 9), wounds: pool(10), injuries: [] })
  })

  it('may bypass Stress if the weapon says so HAL-DMG-04 HAL-DMG-07', () => {
    const { t, on } = assault({ weapons: [{ ...sword, bypassStress: true }] }, { stress: pool(20) })
    t.roll('attack.die', 15).roll('damage.dice', 1)
    expect(t.sheet(on)).toMatchObject({ stress: pool(20), wounds: pool(10, 6) })
  })

  it('of several types is one injury that names them all, by what went to Wounds HAL-DMG-08', () => {
    const torch = weapon('torch', 0, [dice(1, 4, 'blunt'), dice(1, 4, 'fire')], {
      attackBonus: 20,
      damageAbility: null,
    })
    const { t, on } = assault({ weapons: [torch] }, { stress: pool(3) })
    t.roll('attack.die', 10).roll('damage.dice', 4, 4)
    const { injuries, wounds } = t.sheet(on)
    expect(injuries).toMatchObject([{ types: ['blunt', 'fire'], amount: 5 }])
    expect(wounds.max - wounds.cur).toBe(5)
  })

  it('is never a hit or a miss by its die alone HAL-ATK-06', () => {
    const high = assault({ weapons: [sword] }, { defenseBonus: 20 })
    high.t.roll('attack.die', 20)
    expect(high.t.said('attacked')[0]!.with).toMatchObject({ hit: false })
    const low = assault({ weapons: [{ ...sword, attackBonus: 15 }] }, {})
    low.t.roll('attack.die', 1)
    expect(low.t.said('attacked')[0]!.with).toMatchObject({ hit: true })
    low.t.roll('damage.dice', 1)
  })

  it('by house rule always comes with a 20 and never with a 1 HAL-OPT-03', () => {
    const high = assault({ weapons: [sword] }, { defenseBonus: 20 }, { naturalExtremes: true })
    high.t.roll('attack.die', 20).roll('damage.dice', 1).roll('injury.chance', 100)
    expect(high.t.said('attacked')[0]!.with).toMatchObject({ hit: true })
    const low = assault({ weapons: [{ ...sword, attackBonus: 15 }] }, {}, { naturalExtremes: true })
    low.t.roll('attack.die', 1)
    expect(low.t.said('attacked')[0]!.with).toMatchObject({ hit: false })
  })

  it('needs reach for what is held in hand, range for what is shot HAL-ATK-07', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const bow = weapon('bow', 0, [dice(1, 6, 'piercing')], { kind: 'ranged', range: 5 })
    const pike = { ...sword, name: 'pike', reach: 2 }
    const archer = put('Archer', heroes, [2, 2], { weapons: [bow] })
    const piker = put('Piker', heroes, [2, 6], { weapons: [pike] })
    const near = put('Near', monsters, [4, 6])
    const far = put('Far', monsters, [8, 2])
    begin(t, 1, 2, 9, 9)
    declares(t, archer, 'attack')
    reveal(declares(t, piker, 'attack'))
    count(t)
    expect(t.refusedAnswer('attack.target', far)).toMatchObject({ rule: 'HAL-ATK-07', code: 'outOfRange' })
    t.choose('attack.target', near).roll('attack.die', 1)
    count(t)
    expect(t.refusedAnswer('attack.target', far)).toMatchObject({ rule: 'HAL-ATK-07', code: 'outOfReach' })
    t.choose('attack.target', near).roll('attack.die', 1)
  })

  it('names the rule of a natural 1 or 20 with the attack, and of no other face HAL-ATK-06 HAL-OPT-03', () => {
    const named = (face: number, settings = {}) => {
      const { t } = assault({ weapons: [sword] }, { defenseBonus: 2 }, settings)
      const { rules } = t.roll('attack.die', face).said('attacked')[0]!
      if (t.open[0]?.key === 'damage.dice') t.roll('damage.dice', 1)
      if (t.open[0]?.key === 'injury.chance') t.roll('injury.chance', 100)
      return ['HAL-ATK-06', 'HAL-OPT-03'].filter(id => rules?.includes(id))
    }
    expect([1, 2, 19, 20].map(face => named(face))).toEqual([['HAL-ATK-06'], [], [], ['HAL-ATK-06']])
    const houseRule = { naturalExtremes: true }
    expect([1, 2, 19, 20].map(face => named(face, houseRule))).toEqual([['HAL-OPT-03'], [], [], ['HAL-OPT-03']])
  })

  it('with a number instead of dice asks for none, and counts no die that was not thrown HAL-DMG-01 HAL-DICE-04', () => {
    const flat = weapon('dart', 0, [dice(0, 4, 'piercing', 3)], { attackBonus: 20, damageAbility: null })
    const { t, on } = assault({ weapons: [flat] }, {})
    t.roll('attack.die', 5)
    expect(t.said('damage')[0]!.because).toEqual([{ n: 3, of: 'flat', rule: 'HAL-DMG-01' }])
    expect(t.sheet(on).stress).toEqual(pool(8, 5))
  })

  it('writes down what did it in sixty letters, cut off where the names are long HAL-DMG-08', () => {
    const long = 'x'.repeat(60)
    const { t, on } = assault({ weapons: [{ ...sword, name: long }] }, { stress: pool(0) })
    t.roll('attack.die', 15).roll('damage.dice', 1)
    expect(t.sheet(on).injuries[0]!.source).toBe(long)
  })
})

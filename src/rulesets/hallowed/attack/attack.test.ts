import { describe, expect, it } from 'vitest'
import { total } from '~/engine'
import {
  assault,
  begin,
  blunt,
  count,
  declares,
  endRound,
  hallowedTable,
  plainWeapon,
  pool,
  reveal,
  sheet,
} from '../../../../test/parties/hallowed'
import { hallowed } from '../index'
import { currentScore, modifierOf } from '../sheet/ability'
import { deathLine, stressMax, woundMax } from '../sheet/pools'
import { dice, weapon } from '../sheet/weapons'
import type { ArmourItem, Sheet } from '../state/sheet'
import { armourParts, defenseParts } from './defence'

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
const maul = (change: Partial<Sheet['weapons'][number]> = {}) =>
  weapon('maul', 0, [dice(1, 8, 'blunt', 3)], { attackBonus: 4, damageAbility: null, critMult: 3, ...change })

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
    t.roll('attack.die', 10).roll('damage.dice', 3, 4)
    expect(t.sheet(on).stress).toEqual(pool(8, 5))
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
})

describe('Defense', () => {
  it('is 10, the Agility modifier and the bonus HAL-ATK-03', () => {
    const { t, heroes, put } = hallowedTable()
    const id = put('Ann', heroes, [0, 0], { agility: 15, defenseBonus: 3 })
    expect(defenseParts(t.state, t.state.combatants[id]!)).toEqual([
      { n: 10, of: 'base', rule: 'HAL-ATK-03' },
      { n: 2, of: 'agility', rule: 'HAL-ATK-03' },
      { n: 3, of: 'defenseBonus', rule: 'HAL-ATK-03' },
    ])
  })

  it('grows with traits, features and what is worn HAL-ATK-04 HAL-ATK-05', () => {
    const { t, heroes, put } = hallowedTable()
    const id = put('Ann', heroes, [0, 0], {
      defenseMisc: 1,
      traits: [
        { name: 'Nimble', text: '', kind: 'passive', stressCost: 0, initMod: 0, modifiers: [{ to: 'defense', n: 2 }] },
      ],
      armour: [
        armour({ name: 'shield', defenseBonus: 2, isShield: true, hand: 'off' }),
        armour({ defenseBonus: 1, armourBonus: 3 }),
      ],
    })
    expect(total(defenseParts(t.state, t.state.combatants[id]!))).toBe(16)
    expect(total(armourParts(t.state.combatants[id]!))).toBe(3)
  })

  it('counts conditions of the GM’s own HAL-COND-01', () => {
    const { t, heroes, put } = hallowedTable()
    const cursed = { state: 'other' as const, cause: 'cursed', modifiers: [{ to: 'defense' as const, n: -3 }] }
    const id = put('Ann', heroes, [0, 0], { conditions: [cursed] })
    expect(total(defenseParts(t.state, t.state.combatants[id]!))).toBe(7)
    expect(t.ruleset.display.badges(t.state.combatants[id]!, t.state)).toContainEqual({
      code: 'condition',
      words: 'cursed',
      open: true,
    })
  })
})

describe('ability damage', () => {
  it('counts at once in attack, damage, Defense and morale, and in linked skills only HAL-ATK-08', () => {
    const { t, heroes, put } = hallowedTable()
    const skills = {
      balance: { total: 6, ability: 'agility' as const },
      heal: { total: 6, ability: null },
      intimidation: { total: 0, ability: null },
    }
    const id = put('Ann', heroes, [0, 0], { agility: 16, skills, combatInjuries: [blunt(4, 7)] })
    const own = t.sheet(id)
    expect([currentScore(own, 'agility'), modifierOf(own, 'agility')]).toEqual([9, -1])
    t.do('callCheck', 'gm', { who: [id], skill: 'balance', tn: 12 }).roll('check.die', 10)
    expect(t.said('checked')[0]!.with).toMatchObject({ sum: 12, works: true })
    t.do('callCheck', 'gm', { who: [id], skill: 'heal', tn: 17 }).roll('check.die', 10)
    expect(t.said('checked')[0]!.with).toMatchObject({ sum: 16, works: false })
  })

  it('lowers a modifier given by hand just as far HAL-ATK-08 HAL-GEN-04', () => {
    const { t, heroes, put } = hallowedTable()
    const id = put('Ann', heroes, [0, 0], { combatInjuries: [blunt(4, 5)] })
    t.set(id, ['abilities', 'agility', 'override'], 4)
    // From 10 to 5 the formula falls by 3; half of −5 is rounded down to −3.
    expect(modifierOf(t.sheet(id), 'agility')).toBe(1)
    expect(modifierOf({ ...t.sheet(id), combatInjuries: [] }, 'agility')).toBe(4)
  })

  it('leaves pools and death line alone HAL-STAT-06', () => {
    const plain = sheet({ strength: 15, combatInjuries: [blunt(7, 9)] })
    const { defaults } = hallowed.state.settings
    expect([woundMax(defaults, plain), deathLine(defaults, plain), stressMax(defaults, plain)]).toEqual([15, -15, 10])
  })

  it('by house rule lowers both maxima and the line; pools are cut and do not come back HAL-OPT-06', () => {
    const { t, on } = assault(
      { weapons: [maul()] },
      { strength: 14, stress: pool(20), wounds: pool(14) },
      { strengthDamageLowersPools: true },
    )
    t.roll('attack.die', 20).roll('damage.dice', 1)
    t.roll('injury.chance', 1).roll('injury.row', 7).roll('injury.dice', 2, 2, 2)
    // (1 + 3) × 3 = 12 went to Wounds; Strength 14 is 8, so that its modifier falls from 2 to −1.
    expect(t.sheet(on)).toMatchObject({ stress: pool(17), wounds: pool(8, 2) })
    expect(deathLine(t.state.settings, t.sheet(on))).toBe(-8)
    expect(t.sheet(on).injuries).toHaveLength(1)
    expect(t.said('injured')[0]!.rules).toContain('HAL-OPT-06')
    t.do('healInjury', 'gm', { who: on, injury: 0 })
    expect(t.sheet(on)).toMatchObject({ stress: pool(20, 17), wounds: pool(14, 2) })
    expect(t.said('injuryHealed')[0]!.rules).toContain('HAL-OPT-06')
  })

  it('by house rule is named where the lowered pools are drawn on HAL-OPT-06', () => {
    for (const strengthDamageLowersPools of [false, true]) {
      const { t } = assault({ weapons: [sword] }, { combatInjuries: [blunt(7, 1)] }, { strengthDamageLowersPools })
      t.roll('attack.die', 19).roll('damage.dice', 2)
      expect(t.said('hurt')[0]!.rules!.includes('HAL-OPT-06')).toBe(strengthDamageLowersPools)
    }
  })
})

describe('the maxima', () => {
  it('EX-HAL-19 of Stress are the Hit Dice and Strength for each, 41 for the hunter HAL-STAT-01 HAL-STAT-02', () => {
    const { defaults } = hallowed.state.settings
    const hunter = {
      ...sheet({ strength: 16 }),
      stressBonus: 0,
      hd: [
        { count: 2, sides: 8 as const },
        { count: 3, sides: 8 as const },
      ],
    }
    expect(stressMax(defaults, hunter)).toBe(41)
    expect(stressMax(defaults, hallowed.state.sheet.blank())).toBe(8)
    const mixed = {
      ...sheet({ strength: 9 }),
      stressBonus: 0,
      hd: [
        { count: 1, sides: 10 as const },
        { count: 2, sides: 6 as const },
      ],
    }
    expect(stressMax(defaults, mixed)).toBe(14)
    const feeble = { ...sheet({ strength: 1 }), hd: [{ count: 3, sides: 4 as const }], stressBonus: 0 }
    expect(stressMax(defaults, feeble)).toBe(3)
  })

  it('of Wounds are the Strength score and what traits add, whatever the Hit Dice HAL-STAT-04 HAL-STAT-05', () => {
    const { defaults } = hallowed.state.settings
    expect(woundMax(defaults, { ...sheet({ strength: 13 }), woundBonus: 2 })).toBe(15)
    expect(woundMax(defaults, { ...sheet({ strength: 13 }), hd: [{ count: 20, sides: 12 }] })).toBe(13)
  })

  it('follow what the sheet says while preparing HAL-STAT-04 HAL-STAT-01', () => {
    const { t, heroes, put } = hallowedTable()
    const id = put('Ann', heroes, [0, 0])
    t.set(id, ['abilities', 'strength', 'score'], 14)
    expect(t.sheet(id)).toMatchObject({ wounds: pool(14), stress: pool(10) })
  })

  it('of Stress may be rolled, the first die at its best, or all at their best HAL-OPT-09 HAL-DICE-10', () => {
    const { t, heroes, put } = hallowedTable()
    t.do('settings', 'gm', { set: { stressMode: 'rolled' } })
    const id = put('Ann', heroes, [0, 0], { strength: 8, hd: [{ count: 3, sides: 8 }] })
    t.do('begin', 'gm', { 'begin.surprised': [] }).roll('hd.dice', 5, 1).roll('initiative.die', 3)
    // 8 − 1, 5 − 1, and 1 − 1, which still counts 1.
    expect(t.sheet(id).stress).toEqual(pool(12))
    const best = { ...hallowed.state.settings.defaults, stressMode: 'max' as const }
    expect(stressMax(best, t.sheet(id))).toBe(21)
  })

  it('of Stress by house rule are named where Stress is drawn on, if the rule makes them others HAL-OPT-09', () => {
    const named = (stressMode: 'average' | 'max', count: number) => {
      const { t } = assault({ weapons: [sword] }, { hd: [{ count, sides: 8 }] }, { stressMode })
      t.roll('attack.die', 19).roll('damage.dice', 2)
      return t.said('hurt')[0]!.rules!.includes('HAL-OPT-09')
    }
    expect(named('average', 2)).toBe(false)
    expect(named('max', 2)).toBe(true)
    // The first Hit Die is at its best by the usual rule too.
    expect(named('max', 1)).toBe(false)
  })

  it('are asked for by the sheet: without Stress it is none HAL-GEN-03', () => {
    const { stress: _, ...rest } = hallowed.state.sheet.blank()
    expect(hallowed.state.sheet.problem(rest)).toContain('stress')
  })
})

describe('a critical hit', () => {
  it('EX-HAL-08 is multiplied, goes past Stress and breaks a shoulder HAL-CRIT-01 HAL-CRIT-02 HAL-INJ-08', () => {
    const { t, on } = assault(
      { weapons: [maul()] },
      { strength: 15, dexterity: 12, stress: pool(20), wounds: pool(15), armourMisc: 2, defenseBonus: 3 },
    )
    t.roll('attack.die', 20).roll('damage.dice', 4)
    t.roll('injury.chance', 19).roll('injury.row', 8).roll('injury.side', 3).roll('injury.dice', 5, 6)
    const own = t.sheet(on)
    expect(own).toMatchObject({ stress: pool(20), wounds: pool(15, -4) })
    expect(own.injuries).toMatchObject([{ types: ['blunt'], amount: 19 }])
    expect([currentScore(own, 'strength'), currentScore(own, 'dexterity')]).toEqual([4, 1])
    expect(own.combatInjuries).toMatchObject([{ name: 'Crushed Shoulder', side: 'off', woundAmount: 19 }])
    expect(deathLine(t.state.settings, own)).toBe(-15)
    expect(t.ruleset.display.badges(t.state.combatants[on]!, t.state)[0]).toMatchObject({ code: 'dying' })
  })

  it('needs the hit and the weapon’s threat, and no second roll HAL-CRIT-03', () => {
    const keen = { ...sword, critThreat: 18 }
    const missed = assault({ weapons: [keen] }, { defenseBonus: 30 }).t
    missed.roll('attack.die', 19)
    expect(missed.said('attacked')[0]!.with).toMatchObject({ critical: false, hit: false })
    const { t } = assault({ weapons: [keen] }, { defenseBonus: 12 })
    const plain = t.fork()
    plain.roll('attack.die', 17)
    expect(plain.said('attacked')[0]!.with).toMatchObject({ critical: false, hit: true })
    plain.roll('damage.dice', 1)
    t.roll('attack.die', 18).roll('damage.dice', 1).roll('injury.chance', 100)
    expect(t.said('attacked')[0]!.with).toMatchObject({ critical: true, hit: true })
    expect(t.heard.join('\n')).toContain('Hero hits Orc critically with ')
  })

  it('may have to be confirmed by house rule HAL-OPT-04', () => {
    const { t, on } = assault({ weapons: [maul()] }, { stress: pool(20), defenseBonus: 3 }, { critConfirm: true })
    const once = t.fork()
    once.roll('attack.die', 20).roll('attack.confirm', 8).roll('damage.dice', 1)
    expect(once.sheet(on).stress).toEqual(pool(20, 16))
    t.roll('attack.die', 20).roll('attack.confirm', 9).roll('damage.dice', 1).roll('injury.chance', 13)
    expect(t.sheet(on)).toMatchObject({ stress: pool(20), wounds: pool(10, -2) })
  })

  it('multiplies the sum of all types, then loses Armour once HAL-CRIT-04', () => {
    const torch = weapon('torch', 0, [dice(1, 4, 'blunt', 1), dice(1, 4, 'fire')], {
      attackBonus: 9,
      damageAbility: null,
      critMult: 4,
    })
    const { t, on } = assault({ weapons: [torch] }, { armourMisc: 5, wounds: pool(40) })
    t.roll('attack.die', 20).roll('damage.dice', 2, 3).roll('injury.chance', 100)
    expect(t.sheet(on).wounds).toEqual(pool(40, 21))
  })

  it('by house rule loses Armour first HAL-OPT-12', () => {
    const { t, on } = assault({ weapons: [maul()] }, { armourMisc: 2, wounds: pool(40) }, { critArmourFirst: true })
    t.roll('attack.die', 20).roll('damage.dice', 4).roll('injury.chance', 100)
    expect(t.sheet(on).wounds).toEqual(pool(40, 25))
  })

  it('risks an injury: d% no higher than what it dealt HAL-CRIT-05 HAL-CRIT-06 HAL-DICE-05', () => {
    const { t, on } = assault({ weapons: [maul()] }, { armourMisc: 2, wounds: pool(40) })
    t.roll('attack.die', 20).roll('damage.dice', 4)
    expect(t.open[0]).toMatchObject({ key: 'injury.chance', of: 'gm', see: 'asked', dice: [100] })
    const spared = t.fork()
    spared.roll('injury.chance', 20)
    expect(spared.sheet(on).combatInjuries).toEqual([])
    t.roll('injury.chance', 19)
    expect(t.open[0]).toMatchObject({ key: 'injury.row' })
    t.roll('injury.row', 14)
    expect(t.sheet(on).combatInjuries).toHaveLength(1)
  })

  it('that Armour stops altogether risks none HAL-CRIT-06', () => {
    const { t, on } = assault({ weapons: [maul()] }, { armourMisc: 40, defenseBonus: 0 })
    t.roll('attack.die', 20).roll('damage.dice', 4)
    expect(t.sheet(on)).toMatchObject({ stress: pool(8), injuries: [], combatInjuries: [] })
  })

  it('EX-HAL-21 of two types lets the attacker’s player pick the table after the d% HAL-CRIT-07 HAL-CRIT-08 HAL-CRIT-09', () => {
    const mace = weapon('mace', 0, [dice(1, 6, 'blunt', 2), dice(1, 4, 'fire')], {
      attackBonus: 6,
      damageAbility: null,
    })
    const { t, by, on } = assault(
      { weapons: [mace] },
      { strength: 17, defenseBonus: 5, armourMisc: 3, stress: pool(11), wounds: pool(17) },
    )
    t.roll('attack.die', 20).roll('damage.dice', 5, 3).roll('injury.chance', 12)
    expect(t.open[0]).toMatchObject({ key: 'injury.type', of: by })
    const fire = t.fork()
    fire.choose('injury.type', 'fire')
    expect(fire.open[0]).toMatchObject({ key: 'injury.effects', of: 'gm' })
    fire.choose('injury.effects', [])
    expect(fire.sheet(on).combatInjuries).toMatchObject([{ name: 'unlisted fire injury', row: null, effects: [] }])
    t.choose('injury.type', 'blunt').roll('injury.row', 16)
    const own = t.sheet(on)
    expect(own).toMatchObject({ stress: pool(11), wounds: pool(17, 0) })
    expect(own.injuries).toMatchObject([{ types: ['blunt', 'fire'], amount: 17 }])
    expect(t.ruleset.display.badges(t.state.combatants[on]!, t.state).map(({ code }) => code)).toContain('mute')
  })

  it('of a monster lets the GM pick the table HAL-CRIT-08', () => {
    const mace = weapon('mace', 0, [dice(1, 6, 'blunt'), dice(1, 4, 'fire')], { attackBonus: 9, damageAbility: null })
    const { t } = assault({ weapons: [mace], player: '', isMonster: true }, { wounds: pool(40) })
    t.roll('attack.die', 20).roll('damage.dice', 5, 3).roll('injury.chance', 1)
    expect(t.open[0]).toMatchObject({ key: 'injury.type', of: 'gm' })
    t.choose('injury.type', 'blunt').roll('injury.row', 16)
  })
})

describe('an attack at the same moment', () => {
  it('EX-HAL-09 can fell both: all is rolled from one frozen state HAL-INIT-08 HAL-INIT-09 HAL-DEATH-12', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const hurt = { strength: 12, stress: pool(0), wounds: pool(12, 3) }
    const axe = plainWeapon('axe', 4, 4, 1, 6)
    const a = put('A', heroes, [2, 2], { ...hurt, agility: 12, defenseBonus: 3, weapons: [axe] })
    const b = put('B', monsters, [3, 2], { ...hurt, defenseBonus: 3, weapons: [{ ...axe, attackBonus: 3 }] })
    begin(t, 6, 5)
    declares(t, a, 'attack')
    reveal(declares(t, b, 'attack'))
    count(t).choose('attack.target', b).choose('attack.target', a)
    t.roll('attack.die', 15).roll('damage.dice', 6)
    expect(t.sheet(b).wounds.cur).toBe(3)
    t.roll('attack.die', 12).roll('damage.dice', 5)
    expect([t.sheet(a).wounds.cur, t.sheet(b).wounds.cur]).toEqual([-2, -3])
    expect(t.state.turn!.entries.map(({ state }) => state)).toEqual(['done', 'done'])
    endRound(t)
    expect([t.sheet(a).wounds.cur, t.sheet(b).wounds.cur]).toEqual([-3, -4])
  })

  it('goes step by step: all move, all choose, all roll, all is suffered, all move on HAL-INIT-09', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const slow = put('Slow', heroes, [2, 2], { weapons: [sword], wounds: pool(40) })
    const quick = put('Quick', monsters, [4, 2], { agility: 14, weapons: [sword], wounds: pool(40) })
    t.set(slow, ['orders', 'movement'], 'ask').set(quick, ['orders', 'movement'], 'ask')
    begin(t, 5, 7)
    declares(t, slow, 'attack')
    reveal(declares(t, quick, 'attack'))
    count(t)
    const asked: string[] = []
    const take = (key: string, answer: () => unknown) => {
      asked.push(`${t.open[0]!.of === quick ? 'quick' : 'slow'} ${key}`)
      answer()
    }
    take('before', () => t.choose('before', 'move').walk('before.path', [3, 2]).choose('reposte', 'no'))
    take('before', () => t.choose('before', 'on'))
    take('before', () => t.choose('before', 'on'))
    take('attack.target', () => t.choose('attack.target', slow))
    take('attack.target', () => t.choose('attack.target', quick))
    take('attack.die', () => t.roll('attack.die', 15).roll('damage.dice', 8))
    take('attack.die', () => t.roll('attack.die', 15).roll('damage.dice', 8))
    take('after', () => t.choose('after', 'on'))
    take('after', () => t.choose('after', 'on'))
    // The higher Agility is first in each step.
    expect(asked).toEqual([
      'quick before',
      'quick before',
      'slow before',
      'quick attack.target',
      'slow attack.target',
      'quick attack.die',
      'slow attack.die',
      'quick after',
      'slow after',
    ])
  })

  it('of two on one target is suffered one after the other, each less Armour HAL-DMG-12', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const [a, b] = [1, 3].map(x => put('Hero', heroes, [x, 2], { weapons: [{ ...sword, attackBonus: 20 }] })) as [
      string,
      string,
    ]
    const orc = put('Orc', monsters, [2, 2], { stress: pool(5), armourMisc: 1 })
    begin(t, 4, 4, 12)
    declares(t, a, 'attack')
    reveal(declares(t, b, 'attack'))
    count(t).choose('attack.target', orc).choose('attack.target', orc)
    t.roll('attack.die', 10).roll('damage.dice', 1).roll('attack.die', 10).roll('damage.dice', 2)
    // 3, then 4: two of it go on to Wounds.
    expect(t.sheet(orc)).toMatchObject({ stress: pool(5, 0), wounds: pool(10, 8) })
    expect(t.sheet(orc).injuries).toHaveLength(1)
  })
})

describe('healing', () => {
  it('raises Wounds and shrinks injuries, the largest first; above 0 nobody is stabilized HAL-DMG-13', () => {
    const { t, heroes, put } = hallowedTable()
    const injury = (amount: number) => ({ types: ['blunt' as const], amount, round: 1, source: '', healed: false })
    const status = { ...hallowed.state.sheet.blank().status, stabilized: true }
    const id = put('Ann', heroes, [0, 0], {
      wounds: pool(10, -2),
      stress: pool(8, 1),
      injuries: [injury(3), injury(9)],
      status,
    })
    t.do('mend', 'gm', { who: [id], wounds: 7, stress: 4 })
    expect(t.sheet(id)).toMatchObject({ wounds: pool(10, 5), stress: pool(8, 5), status: { stabilized: false } })
    expect(t.sheet(id).injuries).toMatchObject([{ amount: 3 }, { amount: 2 }])
    t.do('mend', 'gm', { who: [id], wounds: 99 })
    expect(t.sheet(id)).toMatchObject({ wounds: pool(10) })
    expect(t.sheet(id).injuries).toMatchObject([{ healed: true }, { healed: true }])
  })

  it('says what came back, never more than was missing; of monsters only that they are up again HAL-DMG-13', () => {
    const { t, heroes, monsters, put } = hallowedTable()
    const low = { wounds: pool(10, -1), stress: pool(8, 6), mana: pool(5, 1) }
    const injury = { types: ['blunt' as const], amount: 11, round: 1, source: '', healed: false }
    const ann = put('Ann', heroes, [0, 0], { ...low, injuries: [injury] })
    const orc = put('Orc', monsters, [2, 0], low)
    const dead = put('Bob', heroes, [4, 0], { ...low, status: { ...hallowed.state.sheet.blank().status, dead: true } })
    t.do('mend', 'gm', { who: [ann, orc, dead], wounds: 999, stress: 999, mana: 999 })
    expect(t.told).toEqual([
      'Ann is healed: 2 Stress, 11 Wounds, 4 Mana back; 1 injury closed; no longer dying.',
      'Orc is healed: 2 Stress, 11 Wounds, 4 Mana back; no longer dying.',
    ])
    expect(t.heard).toEqual([t.told[0], 'Orc is healed: no longer dying.'])
    expect(t.said('mended')[0]!.because).toContainEqual({ n: 11, of: 'healing', rule: 'HAL-DMG-13', to: 'wounds' })
    t.do('mend', 'gm', { who: [ann], stress: 999 })
    expect(t.heard).toEqual(['Ann has nothing to get back.'])
    t.do('harm', 'gm', { who: [ann], amount: 9, type: 'fire' })
    expect(t.told).toContain('Ann loses 8 Stress and 1 Wound.')
  })

  it('and harm by the GM’s word: Stress first, ignoring Armour, never critical HAL-DMG-14', () => {
    const { t, heroes, put } = hallowedTable()
    const id = put('Ann', heroes, [0, 0], { stress: pool(3), armourMisc: 9 })
    t.do('harm', 'gm', { who: [id], amount: 5, type: 'fire' })
    expect(t.sheet(id)).toMatchObject({ stress: pool(3, 0), wounds: pool(10, 8) })
    expect(t.sheet(id).injuries).toMatchObject([{ types: ['fire'], amount: 2 }])
  })
})

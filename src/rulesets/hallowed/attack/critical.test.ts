import { describe, expect, it } from 'vitest'
import { assault, pool, plainWeapon } from '../../../../test/parties/hallowed'
import { currentScore } from '../sheet/ability'
import { deathLine } from '../sheet/pools'
import { dice, weapon } from '../sheet/weapons'
import type { Sheet } from '../state/sheet'

const sword = plainWeapon('sword', 0, 5, 1, 8, 3)
const maul = (change: Partial<Sheet['weapons'][number]> = {}) =>
  weapon('maul', 0, [dice(1, 8, 'blunt', 3)], { attackBonus: 4, damageAbility: null, critMult: 3, ...change })

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

  it('that leaves a single point after Armour still risks one HAL-CRIT-06', () => {
    const { t, on } = assault({ weapons: [maul()] }, { armourMisc: 20, wounds: pool(40) })
    t.roll('attack.die', 20).roll('damage.dice', 4)
    expect(t.open[0]).toMatchObject({ key: 'injury.chance', facts: { target: on, amount: 1 } })
    t.roll('injury.chance', 2)
    expect(t.sheet(on).wounds).toEqual(pool(40, 39))
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

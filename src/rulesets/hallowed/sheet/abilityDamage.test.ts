import { describe, expect, it } from 'vitest'
import { assault, blunt, hallowedTable, plainWeapon, pool, sheet } from '../../../../test/parties/hallowed'
import { hallowed } from '../index'
import { currentScore, modifierOf } from './ability'
import { deathLine, stressMax, woundMax } from './pools'
import { dice, weapon } from './weapons'
import type { Sheet } from '../state/sheet'

const sword = plainWeapon('sword', 0, 5, 1, 8, 3)
const maul = (change: Partial<Sheet['weapons'][number]> = {}) =>
  weapon('maul', 0, [dice(1, 8, 'blunt', 3)], { attackBonus: 4, damageAbility: null, critMult: 3, ...change })

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

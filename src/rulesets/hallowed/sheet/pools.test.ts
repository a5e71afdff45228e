import { describe, expect, it } from 'vitest'
import { assault, hallowedTable, plainWeapon, pool, sheet } from '../../../../test/parties/hallowed'
import { hallowed } from '../index'
import { stressMax, woundMax } from './pools'

const sword = plainWeapon('sword', 0, 5, 1, 8, 3)

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
    expect(stressMax(t.state.settings, { ...t.sheet(id), stressBonus: 2 })).toBe(14)
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

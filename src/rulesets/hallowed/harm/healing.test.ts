import { describe, expect, it } from 'vitest'
import { hallowedTable, pool } from '../../../../test/parties/hallowed'
import { hallowed } from '../index'

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

  it('up to 0 Wounds lifts nobody up; one more does, and refills nothing that is full HAL-DMG-13', () => {
    const { t, heroes, put } = hallowedTable()
    const status = { ...hallowed.state.sheet.blank().status, stabilized: true }
    const id = put('Ann', heroes, [0, 0], { wounds: pool(10, -3), stress: pool(8), status })
    t.do('mend', 'gm', { who: [id], wounds: 3, stress: 5 })
    expect(t.sheet(id)).toMatchObject({ wounds: pool(10, 0), stress: pool(8), status: { stabilized: true } })
    expect(t.told).toEqual(['Ann is healed: 3 Wounds back.'])
    t.do('mend', 'gm', { who: [id], wounds: 1 })
    expect(t.sheet(id)).toMatchObject({ wounds: pool(10, 1), status: { stabilized: false } })
    expect(t.told).toEqual(['Ann is healed: 1 Wound back; no longer stabilized.'])
  })

  it('names with each blow the rules that it came under, and no other HAL-DMG-05 HAL-DMG-06 HAL-DMG-14', () => {
    const { t, heroes, put } = hallowedTable()
    const named = (stress: number, amount: number, bypassStress = false) => {
      const id = put('Ann', heroes, null, { stress: pool(9, stress), wounds: pool(10) })
      const { rules } = t.do('harm', 'gm', { who: [id], amount, bypassStress }).said('hurt')[0]!
      return ['STAT-03', 'DMG-05', 'DMG-06', 'DMG-07', 'DMG-14'].filter(row => rules!.includes(`HAL-${row}`))
    }
    expect(named(9, 4)).toEqual(['STAT-03', 'DMG-14'])
    expect(named(1, 2)).toEqual(['STAT-03', 'DMG-05', 'DMG-06', 'DMG-07', 'DMG-14'])
    expect(named(0, 1)).toEqual(['DMG-05', 'DMG-07', 'DMG-14'])
    expect(named(9, 1, true)).toEqual(['DMG-07', 'DMG-14'])
  })

  it('of a monster the players hear whether it bleeds, and nothing more HAL-DMG-14', () => {
    const { t, monsters, put } = hallowedTable()
    const id = put('Orc', monsters, [0, 0], { stress: pool(3), wounds: pool(10) })
    const shared = (amount: number) => t.do('harm', 'gm', { who: [id], amount }).said('hurt')[0]!.shared
    expect([shared(3), shared(1)]).toEqual([
      { who: id, wounded: false, critical: false },
      { who: id, wounded: true, critical: false },
    ])
  })
})

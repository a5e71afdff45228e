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
})

import { describe, expect, it } from 'vitest'
import { total } from '~/engine'
import { blunt, hallowedTable } from '../../../../test/parties/hallowed'
import { armourParts, defenseParts } from './defence'
import type { ArmourItem } from '../state/sheet'

const armour = (change: Partial<ArmourItem>): ArmourItem => ({
  name: 'mail',
  defenseBonus: 0,
  armourBonus: 0,
  isShield: false,
  hand: 'none',
  worn: true,
  ...change,
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

  it('keeps a shield strapped to no hand when an arm breaks, and loses one that the hand held HAL-ATK-05 HAL-INJ-28', () => {
    const { t, heroes, put } = hallowedTable()
    const worn = (hand: 'none' | 'off') =>
      put('Ann', heroes, null, {
        armour: [
          armour({ name: 'buckler', defenseBonus: 2, isShield: true, hand }),
          armour({ defenseBonus: 1, hand: 'off' }),
        ],
        combatInjuries: [blunt(11, 0, 'off')],
      })
    const bonus = (id: string) => total(defenseParts(t.state, t.state.combatants[id]!)) - 10
    expect([bonus(worn('none')), bonus(worn('off'))]).toEqual([3, 1])
  })

  it('by house rule loses Agility to surprise only where there is any to lose HAL-OPT-08', () => {
    const { t, heroes, put } = hallowedTable()
    t.do('settings', 'gm', { set: { surprisedLosesAgility: true } })
    const why = (agility: number) => {
      const id = put('Ann', heroes, null, { agility })
      t.set(id, ['status', 'surprised'], true)
      return defenseParts(t.state, t.state.combatants[id]!)[1]
    }
    expect(why(14)).toEqual({ n: 0, of: 'agility', rule: 'HAL-OPT-08' })
    expect(why(11)).toEqual({ n: 0, of: 'agility', rule: 'HAL-ATK-03' })
    expect(why(6)).toEqual({ n: -2, of: 'agility', rule: 'HAL-ATK-03' })
  })
})

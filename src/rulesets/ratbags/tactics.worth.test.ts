import { expect, it } from 'vitest'
import { attack, begin, pool, ratbagsTable } from '../../../test/parties/ratbags'
import { attackModes } from './gear'
import { weapon } from './sheet/weapons'
import type { Sheet } from './state/sheet'
import { twiceOf, worthOf } from './tactics'

/** How much it is worth to Ann, with a d8, to attack such a foe; `bobs`: Bob has declared an attack on it. */
function worth(change: Partial<Sheet>, bobs = false): number {
  const { t, heroes, foes, put } = ratbagsTable()
  const ann = put('Ann', heroes, [1, 1], { weapons: [weapon('sword', 8)] })
  const bob = put('Bob', heroes, [1, 2])
  const foe = put('Foe', foes, [2, 1], { hp: pool(6), ...change })
  const other = put('Other', foes, [2, 2])
  begin(t)
  attack(t, bob, bobs ? foe : other)
  const by = t.state.combatants[ann]!
  const [arm] = attackModes(by)
  return worthOf(t.state, by, arm!, t.state.combatants[foe]!)
}

it('an arm is worth what its dice show on average, the higher of two a third more', () => {
  expect([[6], [12], [8, 8], [4, 10]].map(dice => twiceOf({ dice } as never))).toEqual([7, 13, 11, 14])
})

it('a target is worth what comes through, less what it has left, more where it bleeds or leads, less where others are upon it', () => {
  expect(worth({})).toBe(9 - 6)
  expect(worth({ armorNatural: 1 })).toBe(7 - 6)
  expect(worth({ hp: pool(30), armorNatural: 3 })).toBe(3 - 30)
  expect([3, 4, 5].map(n => worth({ hp: pool(n) }))).toEqual([9 - 3 + 6, 9 - 4 + 6, 9 - 5])
  expect(worth({ leader: true })).toBe(9 - 6 + 3)
  expect(worth({}, true)).toBe(9 - 6 - 4)
})

import { expect, it } from 'vitest'
import { blank, having } from './sheet'
import type { Combatant } from './state/types'
import { worthOf } from './tactics'

/** How much it is worth to somebody with a light weapon to strike at this one. */
const worth = (change: object, status: object = {}) => {
  const c = (more: object) => ({ id: 'c', sheet: { ...blank(), ...more } }) as unknown as Combatant
  return worthOf(c({}), c({ ...change, status: { ...blank().status, ...status } }))
}
const hp = (cur: number) => ({ hp: { cur, max: 4 } })

it('a target is worth less with each hit point, and more where it falls at once, is bare, stands and heals', () => {
  expect([1, 2, 4].map(cur => worth(hp(cur)))).toEqual([-2 + 6, -4, -8])
  expect(worth(hp(4), { evading: true })).toBe(-8 - 5)
  expect(worth(hp(4), { condition: 'dying' })).toBe(-8 - 20)
  expect(worth({ ...hp(4), armour: 'light' })).toBe(-8 - 2)
  expect(worth({ ...hp(4), naturalDR: 1 })).toBe(-8 - 2)
  expect(worth({ ...hp(4), naturalDR: 1, armour: 'heavy' })).toBe(-8 - 2)
  expect(worth({ ...hp(4), traits: having('medic') })).toBe(-8 + 2)
})

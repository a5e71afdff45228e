import { expect, it } from 'vitest'
import type { Combatant } from '../state/types'
import { blank, pools } from './blank'

const drawn = (change: object) => pools({ sheet: { ...blank(), ...change } } as Combatant).map(({ key }) => key)

it('health is drawn, an ability that has suffered, and mana where there is any', () => {
  expect(drawn({})).toEqual(['health'])
  expect(drawn({ str: { cur: 7, max: 8 } })).toEqual(['health', 'str'])
  expect(drawn({ agi: { cur: 0, max: 8 }, wit: { cur: 7, max: 8 } })).toEqual(['health', 'agi', 'wit'])
  expect(drawn({ mana: { cur: 0, max: 1 } })).toEqual(['health', 'mana'])
})

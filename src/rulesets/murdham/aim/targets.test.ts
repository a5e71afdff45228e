import { expect, it } from 'vitest'
import { begin, murdhamTable, passive } from '../../../../test/parties/murdham'
import { listed } from '../sheet/weapons'
import { attackModeNamed } from '../gear/attackModes'
import { targetsFor } from './targets'

it('whom to attack: foes who stand first, then those who lie, then those out of reach, and friends last of all', () => {
  const { t, heroes, foes, put } = murdhamTable('40x4')
  const ada = put('Ada', heroes, [1, 1], { weapons: [listed('sword')] })
  const people = {
    farFriend: put('Far friend', heroes, [30, 1]),
    friend: put('Friend', heroes, [1, 2]),
    farDown: put('Far and down', foes, [30, 1], { status: { incapacitated: true } }),
    far: put('Far', foes, [30, 2], { orders: passive }),
    down: put('Down', foes, [2, 1], { status: { incapacitated: true } }),
    near: put('Near', foes, [2, 2], { orders: passive }),
  }
  begin(t, heroes)
  const by = t.state.combatants[ada]!
  const list = targetsFor(t.state, t.terrain, by, [attackModeNamed(by, 'sword')])
  const named = new Map(Object.entries(people).map(([name, id]) => [id, name]))
  expect(list.map(({ value, whyNot }) => `${named.get(value)}${whyNot ? ` (${whyNot.code})` : ''}`)).toEqual([
    'near',
    'down',
    'far (notNearby)',
    'farDown (notNearby)',
    'friend',
    'farFriend (notNearby)',
  ])
})

import { expect, it } from 'vitest'
import { begin, hallowedTable, plainWeapon } from '../../../../test/parties/hallowed'
import { unarmed } from '../sheet/weapons'
import { sheetProblem, type Weapon } from '../state/sheet'

const club = plainWeapon('Club', 2, 0, 1, 6)

/** A hero with these weapons declares an attack. */
function attacking(weapons: Weapon[], order?: 'ask') {
  const { t, heroes, monsters, put } = hallowedTable()
  const hero = put('Hero', heroes, [0, 0], { weapons })
  put('Brute', monsters, [1, 0])
  if (order) t.set(hero, ['orders', 'weapon'], order)
  begin(t, 1, 12)
  return t.fork().do('attack', hero)
}

it('where only one weapon can be meant nobody is asked which; the bare fist is meant by those who say so', () => {
  expect(attacking([unarmed(), club]).state.turn!.declared).toMatchObject([{ act: 'attack', means: '1', mod: 2 }])
  expect(attacking([club, { ...club, held: false }, unarmed()]).open[0]).toMatchObject({ default: '0' })
  expect(attacking([club, unarmed()], 'ask').open[0]).toMatchObject({ key: 'attack.weapon', default: '0' })
})

it('a sheet from before the orders were more opens as it is, and is asked for a weapon only where it has several', () => {
  const { t, heroes, put } = hallowedTable()
  const { weapon: _, ...orders } = t.sheet(put('Now', heroes, [0, 0])).orders
  const old = put('Then', heroes, [1, 0], { weapons: [club, unarmed()], orders: { ...orders, movement: 'ask' } })
  expect(sheetProblem(t.sheet(old))).toBeUndefined()
  begin(t, 1, 2)
  expect(t.do('attack', old).state.turn!.declared).toMatchObject([{ who: old, means: '0' }])
  t.set(old, ['orders', 'weapon'], 'ask')
  expect(t.fork().do('attack', old).open[0]).toMatchObject({ key: 'attack.weapon' })
})

import { expect, it } from 'vitest'
import type { Asked, Json } from '~/engine'
import { choiceOf } from '../../../../test/parties/choiceOf'
import { begin, hallowedTable, plainWeapon, pool } from '../../../../test/parties/hallowed'
import { unarmed } from '../sheet/weapons'
import { type Sheet, sheetProblem, type Weapon } from '../state/sheet'
import { standingOrder } from '.'

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

const ASKS: Sheet['orders'] = { reposte: 'ask', payment: 'ask', movement: 'ask', weapon: 'ask' }

it.each<[Partial<Sheet['orders']>, string, Json, Asked['facts'], Json | undefined]>([
  [{ reposte: 'always' }, 'reposte', 'yes', {}, 'yes'],
  [{ reposte: 'never' }, 'reposte', 'yes', {}, 'no'],
  [{ reposte: 'ask' }, 'reposte', 'yes', {}, undefined],
  [{ payment: 'mana' }, 'cast.mana', 3, {}, 3],
  [{ payment: 'ask' }, 'cast.mana', 3, {}, undefined],
  [{ movement: 'needed' }, 'act.go', 'go', { act: 'fullDefense' }, 'go'],
  [{ movement: 'needed' }, 'act.go', 'go', { act: 'attack' }, undefined],
  [{ movement: 'stay' }, 'act.go', 'go', { act: 'fullDefense' }, undefined],
  [{ movement: 'needed' }, 'before', 'on', {}, 'on'],
  [{ movement: 'needed' }, 'before', 'move', {}, undefined],
  [{ movement: 'needed' }, 'before', 'on', { trait: 'Swift' }, undefined],
  [{ movement: 'needed' }, 'after', 'on', { draw: '0' }, 'on'],
  [{ movement: 'stay' }, 'after', 'move', {}, 'on'],
  [{ movement: 'stay' }, 'before', 'move', { trait: 'Swift' }, 'on'],
  [{ movement: 'stay' }, 'before', 'on', { draw: '0' }, undefined],
  [{ movement: 'ask' }, 'before', 'on', {}, undefined],
  [{ movement: 'ask' }, 'after', 'on', {}, undefined],
  [{ reposte: 'always', payment: 'mana', movement: 'stay', weapon: 'needed' }, 'attack.target', 'usual', {}, undefined],
])('with %o the answer to %s, where %o is proposed and %o, is an order', (orders, key, proposed, facts, answer) => {
  const { t, heroes, put } = hallowedTable()
  const who = put('Hero', heroes, [0, 0], { orders: { ...ASKS, ...orders } })
  const ask = (of: string) => standingOrder(t.state, choiceOf(of, key, ['no', proposed], facts, proposed))
  expect(ask(who)).toBe(answer)
  expect(ask('gm'), 'the GM has no orders').toBeUndefined()
})

it('Full-Defense that would cost the last Wound is asked about, whatever is ordered', () => {
  const { t, heroes, put } = hallowedTable()
  const goes = (cur: number) => {
    const who = put('Hero', heroes, null, { wounds: pool(3, cur), orders: { ...ASKS, movement: 'needed' } })
    return standingOrder(t.state, choiceOf(who, 'act.go', ['go'], { act: 'fullDefense' }))
  }
  expect([goes(1), goes(0)]).toEqual(['go', undefined])
})

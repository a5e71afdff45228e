import { expect, it } from 'vitest'
import {
  assault,
  apart,
  count,
  declares,
  hallowedTable,
  plainWeapon,
  pool,
  begin,
  reveal,
  towards,
} from '../../../../test/parties/hallowed'

const sword = plainWeapon('sword', 0, 5, 1, 8, 3)

it('the dice of an attack say what adds to them and what they are held against HAL-ATK-01 HAL-ATK-02', () => {
  const { t, on } = assault({ weapons: [sword] }, { defenseBonus: 4 })
  expect(t.open[0]).toMatchObject({
    stated: { target: on, against: { n: 14, of: 'defense' }, adds: [{ n: 5, of: 'attackBonus' }] },
  })
  t.roll('attack.die', 1)
})

it('a Reposte says that it is the Reaction, and what it is rolled against HAL-REACT-03', () => {
  const { t, who } = apart(
    { weapons: [plainWeapon('dagger', 1, 3, 1, 4)], defenseBonus: 4 },
    { weapons: [plainWeapon('spear', 3, 3, 1, 6)] },
  )
  const monsters = Object.keys(t.state.sides)[1]!
  t.do('side.edit', 'gm', { side: monsters, show: 'exact' })
  reveal(declares(t, who, 'attack'))
  t.do('count', who, { 'before.path': towards(t) })
  expect(t.offered, 'with which weapon is not for all').toEqual([
    'Reposte with a weapon: the reaction',
    'No Reposte: free',
  ])
  expect(t.stakes).toEqual({ 0: ['the reaction', 'd20 +3 against Defense 14'], no: ['free', ''] })
  t.fight.ruling({ key: 'gm.stop' })
})

it('what can be done before the action says what it takes: squares, the Free Action, a Wound HAL-MOVE-03 HAL-ACT-14 HAL-COND-02', () => {
  const { t, heroes, monsters, put } = hallowedTable()
  const hero = put('Hero', heroes, [0, 0], { speed: 5 })
  put('Brute', monsters, [8, 0])
  t.set(hero, ['orders', 'movement'], 'ask')
  begin(t, 1, 12)
  reveal(declares(t, hero, 'attack'))
  count(t)
  expect(t.stakes).toEqual({ on: ['', ''], move: ['', '5 squares left'], free: ['the free action', ''] })
  t.choose('before', 'move').walk('before.path', [1, 0], [2, 0], [3, 0], [4, 0])
  expect(t.stakes.move).toEqual(['', '1 square left'])
  t.set(hero, ['status', 'prone'], true).set(hero, ['round', 'moved'], 1)
  expect(t.stakes.stand).toEqual(['2 of movement', ''])
  t.set(hero, ['status', 'prone'], false).set(hero, ['wounds'], pool(10, 0))
  expect(t.stakes.free).toEqual(['the free action', '1 Wound by the strain'])
  t.fight.ruling({ key: 'gm.stop' })
})

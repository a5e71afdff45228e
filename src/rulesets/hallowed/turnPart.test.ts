import { expect, it } from 'vitest'
import { begin, count, hallowedTable, plainWeapon, reveal } from '../../../test/hallowed'

const club = () => [plainWeapon('Club', 2, 0, 1, 6)]

it('moving is proposed before an attack that reaches nobody yet; a second time it is not', () => {
  const { t, heroes, monsters, put } = hallowedTable()
  const hero = put('Hero', heroes, [0, 0], { weapons: club() })
  put('Brute', monsters, [4, 0])
  t.set(hero, ['orders', 'movement'], 'ask')
  begin(t, 3, 12)
  t.do('attack', hero)
  reveal(t)
  count(t)
  expect(t.open[0]).toMatchObject({ key: 'before', of: hero, default: 'move' })
  t.choose('before', 'move').walk('before.path', [1, 0])
  expect(t.open[0]).toMatchObject({ key: 'before', default: 'on' })
  t.choose('before', 'move').walk('before.path', [2, 0], [3, 0]).choose('reposte', 'no')
  t.choose('before', 'on').choose('attack.target', 'drop').choose('after', 'on')
})

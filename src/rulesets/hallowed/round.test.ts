import { expect, it } from 'vitest'
import { begin, count, declares, endRound, hallowedTable, plainWeapon, pool, reveal } from '../../../test/hallowed'

it('a round', () => {
  const { t, heroes, monsters, put } = hallowedTable()
  const ann = put('Ann', heroes, [2, 2], { stress: pool(10), weapons: [plainWeapon('sword', 4, 5, 1, 8, 2)] })
  const orc = put('Orc', monsters, [3, 2], { weapons: [plainWeapon('axe', 3, 5, 1, 6, 2)] })
  begin(t, 5, 7)
  declares(t, ann, 'attack')
  declares(t, orc, 'attack')
  reveal(t)
  count(t).choose('attack.target', orc).roll('attack.die', 12).roll('damage.dice', 7)
  expect(t.sheet(orc).stress).toEqual(pool(8, 0))
  count(t, { 'attack.target': ann }).roll('attack.die', 1)
  endRound(t)
})

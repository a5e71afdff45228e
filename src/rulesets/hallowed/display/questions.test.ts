import { expect, it } from 'vitest'
import { assault, apart, declares, plainWeapon, reveal, towards } from '../../../../test/parties/hallowed'

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
  reveal(declares(t, who, 'attack'))
  t.do('count', who, { 'before.path': towards(t) })
  expect(t.stakes).toEqual({ 0: ['the reaction', 'd20 +3 against Defense 14'], no: ['free', ''] })
  t.fight.ruling({ key: 'gm.stop' })
})

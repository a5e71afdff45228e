import { describe, expect, it } from 'vitest'
import { asking, attack, begin, health, murdhamTable, passive } from '../../../../test/parties/murdham'

describe('EX-MUR-25', () => {
  it('10: the end is proposed at once; gear wears, and the stretch ends MUR-END-01 MUR-GEAR-01 MUR-COND-01', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const ada = put('Ada', heroes, [1, 1], { orders: asking })
    const bandit = put('Bandit', foes, [2, 1], health(2, 8), { orders: passive })
    begin(t, heroes)
    attack(t, ada, bandit).roll('attack.damage', 1).choose('fight.over', 'end').roll('gear.wear', 3)
    expect(t.state.phase).toBe('over')
    expect(t.sheet(bandit).status.incapacitated).toBe(true)
    t.do('stretch')
    expect(t.sheet(bandit).status.incapacitated).toBe(false)
  })
})

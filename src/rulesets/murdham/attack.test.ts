import { expect, it } from 'vitest'
import { attack, begin, done, murdhamTable } from '../../../test/murdham'

it('EX-MUR-05 a plain blow that is critical, and a final blow', () => {
  const { t, heroes, foes, put } = murdhamTable()
  const bal = put('Balthasar', heroes, [1, 1])
  const syb = put('Sybilla', heroes, [2, 1])
  const bandit = put('Bandit', foes, [1, 2])
  const other = put('Bandit', foes, [14, 2])
  begin(t, heroes)
  attack(t, bal, bandit).choose('attack.react', 'none').roll('attack.damage', 4)
  expect(t.sheet(bandit).health.cur).toBe(4)
  done(t)
  t.do('endTurn', other)
  t.do('finalBlow', syb, { 'attack.target': bandit })
  expect(t.sheet(bandit).status.dead).toBe(true)
})

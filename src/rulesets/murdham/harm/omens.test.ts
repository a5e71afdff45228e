import { describe, expect, it } from 'vitest'
import {
  asking,
  attack,
  begin,
  healthLeft,
  livelyDuel as duel,
  scores,
  type Change,
} from '../../../../test/parties/murdham'
import { helmet } from '../sheet/weapons'

describe('EX-MUR-25', () => {
  it('4: an omen rolls damage again, and the lower counts MUR-OMEN-01', () => {
    const { t, foes, ada, bandit } = duel({ omens: 1 })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'none').roll('attack.damage', 5)
    t.choose('omen.damage', 'spend').roll('attack.damage', 2)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 6 }, omens: 0 })
  })

  describe('omens in an exchange of blows', () => {
    /** Ada strikes the bandit, who strikes back, with these dice; all of them lie on the table before anybody is asked. */
    const clash = (attacked: number, countered: number, ...changes: Change[]) => {
      const { t, heroes, ada, bandit } = duel({ omens: 1, ...changes[0] }, { ...changes[1], orders: asking })
      begin(t, heroes)
      attack(t, ada, bandit).choose('attack.react', 'counter')
      t.roll('attack.damage', attacked).roll('counter.damage', countered)
      return { t, ada, bandit }
    }

    it('are not offered against a counter whose maker goes down first MUR-OMEN-01 MUR-REACT-07', () => {
      const { t, ada, bandit } = clash(5, 2)
      expect(t.open).toEqual([])
      expect(healthLeft(t, ada, bandit)).toEqual([8, 3])
      expect(t.sheet(ada).omens).toBe(1)
    })

    it('are offered against one that lands, and may turn the order about MUR-OMEN-01 MUR-REACT-07', () => {
      const { t, ada, bandit } = clash(3, 5)
      const kept = t.fork().choose('omen.damage', 'keep')
      expect(healthLeft(kept, ada, bandit)).toEqual([3, 8])
      t.choose('omen.damage', 'spend').roll('counter.damage', 2)
      expect(healthLeft(t, ada, bandit)).toEqual([6, 5])
      expect(t.said('hurt').map(({ with: { who } }) => who)).toEqual([bandit, ada])
      const both = clash(3, 3)
      both.t.choose('omen.damage', 'keep')
      expect(healthLeft(both.t, both.ada, both.bandit)).toEqual([5, 5])
    })

    it('are offered where the first blow leaves its victim standing: the undead, the frenzied MUR-OMEN-01 MUR-KIND-01', () => {
      for (const stands of [{ kind: 'undead' as const }, { status: { frenzied: true } }]) {
        const { t, ada, bandit } = clash(5, 2, {}, stands)
        t.choose('omen.damage', 'spend').roll('counter.damage', 1)
        expect(healthLeft(t, ada, bandit)).toEqual([7, 3])
      }
      const robot = clash(5, 2, {}, { kind: 'construct' })
      expect(healthLeft(robot.t, robot.ada, robot.bandit)).toEqual([8, 3])
    })

    it('count the helmet, and death outright MUR-OMEN-01 MUR-ARM-04 MUR-DMG-04', () => {
      const covered = clash(4, 2, {}, { helmet: helmet() })
      covered.t.choose('omen.damage', 'keep')
      expect(healthLeft(covered.t, covered.ada, covered.bandit)).toEqual([6, 4])
      const slain = clash(5, 2, {}, { kind: 'undead', ...scores({ str: 5 }) })
      expect(slain.t.sheet(slain.bandit).status.dead).toBe(true)
      expect(slain.t.open).toEqual([])
    })
  })
})

import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { livelyDuel as duel, scores } from '../../../../test/parties/murdham'

describe('rolls of the GM', () => {
  it('a save each, or one die for a group MUR-DICE-01 MUR-DICE-02', () => {
    const { t, ada, bo } = duel({ omens: 0, ...scores({ agi: 10 }) })
    t.do('callSave', 'gm', { who: [ada], ability: 'agi' }).roll('called.save', 10)
    expect(t.said('saved')[0]!.with.passed).toBe(true)
    t.do('callSave', 'gm', { who: [ada, bo], ability: 'agi', group: true }).roll('group.save', 9)
    expect(t.said('saved').map(({ with: f }) => f.passed)).toEqual([true, false])
    t.do('callSave', 'gm', { who: [bo], ability: 'wit', secret: true }).roll('called.save', 9)
    expect(t.said('saved')[0]!.shared).toBeUndefined()
  })

  it('a contest is ability minus die; ties roll again MUR-DICE-03', () => {
    const { t, ada, bandit } = duel({ ...scores({ str: 10 }) })
    t.do('contest', 'gm', { a: ada, b: bandit, ability: 'str' }).roll('contest.die', 5).roll('contest.die', 3)
    t.roll('contest.die', 5).roll('contest.die', 4)
    expect(t.said('contest').map(({ with: f }) => f.winner)).toEqual([null, ada])
    t.set(bandit, ['size'], 'large').do('contest', 'gm', { a: ada, b: bandit, ability: 'str' })
    expect(t.said('contest')[0]!.with.winner).toBe(bandit)
  })

  it('a contest tells the players who won, by how much only where both sides are theirs MUR-DICE-03', () => {
    const { t, ada, bandit, bo } = duel()
    const contest = (a: Id, b: Id) =>
      t.do('contest', 'gm', { a, b, ability: 'agi' }).roll('contest.die', 1).roll('contest.die', 5)
    expect([contest(ada, bandit).told, t.heard]).toEqual([['Ada wins, 7 to 3.'], ['Ada wins.']])
    expect(contest(ada, bo).heard).toEqual(['Ada wins, 7 to 3.'])
  })

  it('a chance is x in y MUR-DICE-08', () => {
    const { t } = duel()
    t.do('chance', 'gm', { x: 2, y: 6, words: 'rain' }).roll('chance.die', 2)
    expect(t.said('chance')[0]!.with.happens).toBe(true)
    t.do('chance', 'gm', { x: 2, y: 6 }).roll('chance.die', 3)
    expect(t.said('chance')[0]!.with.happens).toBe(false)
  })
})

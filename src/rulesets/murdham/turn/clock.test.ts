import { describe, expect, it } from 'vitest'
import { begin, livelyDuel as duel } from '../../../../test/parties/murdham'

describe('EX-MUR-25', () => {
  it('3: 15 seconds pass, and nothing is done MUR-OPT-10 MUR-OPT-12', () => {
    const { t, heroes, foes, bo } = duel()
    begin(t, heroes)
    t.do('settings', 'gm', { set: { chaosTimer: true } })
      .do('turn', bo)
      .do('timeUp', bo)
    expect(t.sheet(bo).status.turn).toBe('spent')
    expect(t.state.turn).toMatchObject({ at: foes, passes: 0 })
  })
})

import { expect, it } from 'vitest'
import { begin, livelyDuel } from '../../../../test/parties/murdham'

it('whoever acts now in the middle of another’s action pays nothing for it: that action is broken off MUR-GM-01', () => {
  const { t, heroes, ada, bandit } = livelyDuel()
  begin(t, heroes)
  t.do('attack', ada).ruleIn('decree', { who: [bandit], what: 'actsNow' })
  expect(t.open).toEqual([])
  expect(t.state.turn!.acting).toMatchObject({ who: bandit, main: false, begun: false })
})

it('a roll that the GM has called for goes on when somebody else acts now MUR-GM-01', () => {
  const { t, heroes, ada, bandit } = livelyDuel()
  begin(t, heroes)
  t.do('callSave', 'gm', { who: [ada], ability: 'agi' }).ruleIn('decree', { who: [bandit], what: 'actsNow' })
  t.roll('called.save', 1)
  expect(t.said('saved')).toHaveLength(1)
})

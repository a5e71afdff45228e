import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, pool } from '../../../../test/parties/endurance'

/** Roland with points of fate, in his turn beside a guard. */
function fated(fate = 3) {
  const { t, heroes, guards, put } = enduranceTable()
  const who = put('Roland', heroes, [4, 5], () => ({ fate }))
  const guard = put('guard', guards, [5, 5], () => ({ endurance: pool(30) }))
  t.do('settings', 'gm', { set: { fateActions: true } })
  begin(t).do('takeTurn', who)
  return { t, who, guard }
}

describe('a point of fate', () => {
  it('sets a die of a test to its maximum, the luck die too END-OPT-01', () => {
    const { t, who } = fated(2)
    t.do('attack', who).roll('attack.dice', 1, 2, 9).choose('attack.fate', 'attribute')
    expect(t.said('rolledAttack')[0]!.with).toMatchObject({ total: 9, luck: 9 })
    t.do('attack', who).roll('attack.dice', 1, 1, 2).choose('attack.fate', 'luck')
    expect(t.said('critical')).toHaveLength(1)
    expect(t.sheet(who).fate).toBe(0)
    t.do('attack', who).roll('attack.dice', 1, 1, 2)
  })

  it('gives an action in the own turn, half of a pool, or an answer END-OPT-01 END-DICE-14', () => {
    const { t, who } = fated()
    t.do('fate', who).choose('fate.on', 'action')
    expect(t.sheet(who).status.actionsLeft).toBe(4)
    t.set(who, ['stamina'], pool(5, 1)).do('fate', who).choose('fate.on', 'stamina')
    expect(t.sheet(who).stamina).toEqual(pool(5, 4))
    t.do('endTurn', who).do('fate', who)
    expect(t.refusedAnswer('fate.on', 'action')).toMatchObject({ rule: 'END-OPT-01' })
    t.choose('fate.on', 'question')
    expect(t.refusal('fate', who)).toMatchObject({ rule: 'END-OPT-01', code: 'noFate' })
  })

  it('spent by the GM’s word by somebody who has none leaves none END-OPT-01', () => {
    const { t, who } = fated(0)
    t.do('fate', who, { 'fate.on': 'action' }, true)
    expect(t.sheet(who)).toMatchObject({ fate: 0, status: { actionsLeft: 4 } })
  })

  it('halves damage after everything else, rounded up END-OPT-01', () => {
    const { t, who } = fated(1)
    t.do('harm', 'gm', { who: [who], amount: 7 }).choose('damage.fate', 'halve')
    expect(t.said('damaged')[0]).toMatchObject({ with: { taken: 4 } })
    expect(t.sheet(who)).toMatchObject({ fate: 0, endurance: pool(10, 6) })
  })

  it('is of no use unless the house rules have it END-OPT-01', () => {
    const { t, who } = fated()
    t.do('settings', 'gm', { set: { fateActions: false } })
    expect(t.refusal('fate', who)).toMatchObject({ rule: 'END-OPT-01', code: 'fateOff' })
    t.do('attack', who).roll('attack.dice', 1, 1, 9)
  })
})

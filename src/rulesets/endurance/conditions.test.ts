import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, idle, pool, reacting } from '../../../test/parties/endurance'
import type { Sheet } from './state/sheet'

/** Roland, whose turn it is next, beside a guard. */
function table(change: (sheet: Sheet) => Partial<Sheet> = () => ({})) {
  const { t, heroes, guards, put } = enduranceTable()
  const who = put('Roland', heroes, [4, 5], s => ({ endurance: pool(20), ...change(s) }))
  const guard = put('guard', guards, [5, 5], () => ({ endurance: pool(30) }))
  begin(t)
  return { t, who, guard, heroes, guards, put }
}

const put =
  (condition: string, degree = 1) =>
  (who: string) =>
    ['afflict', 'gm', { who: [who], condition, degree }] as const

describe('a condition', () => {
  it('is there once, the stronger counts, and it lasts for the scene END-COND-04', () => {
    const { t, who } = table()
    t.do(...put('bleeding', 3)(who)).do(...put('bleeding', 2)(who))
    expect(t.sheet(who).conditions.bleeding).toBe(3)
    t.do('afflict', 'gm', { who: [who], condition: 'other', words: 'frightened' })
    t.do('afflict', 'gm', { who: [who], condition: 'other', words: 'frightened' })
    expect(Object.values(t.state.effects)).toHaveLength(1)
    t.do('end')
    expect(t.sheet(who).conditions.bleeding).toBe(3)
    t.do('break', 'gm', { who: [who] })
    expect(t.sheet(who).conditions.bleeding).toBe(0)
  })

  it('blinded: disadvantage on what needs a target, and others attack unseen END-OPT-02 END-ATK-14', () => {
    const { t, who, guard } = table()
    t.do(...put('blinded')(who))
      .do('takeTurn', who)
      .do('attack', who)
      .roll('attack.dice', 5, 3, 9)
      .roll('attack.rerolled', 2)
    expect(t.said('rolledAttack')[0]!.with).toMatchObject({ advantage: ['blinded'], faces: [2, 3] })
    t.do('endTurn', who).do('takeTurn', guard).do('attack', guard).roll('attack.dice', 1, 1, 9)
    t.roll('attack.rerolled', 2)
    expect(t.said('rolledAttack')[0]!.with.advantage).toEqual(['sneak'])
  })

  it('crippled and encumbered: the speed is halved, rounded up END-OPT-02', () => {
    const { t, who } = table()
    t.do(...put('crippled')(who))
      .do('takeTurn', who)
      .do('move', who)
    expect(t.open[0]).toMatchObject({ budget: 5 })
    t.walk('move.path', [3, 5])
    t.do(...put('encumbered')(who)).do('sprint', who)
    expect(t.open[0]).toMatchObject({ budget: 3 })
    t.walk('sprint.path', [4, 5])
    t.do('attack', who).roll('attack.dice', 5, 3, 9).roll('attack.rerolled', 6)
    expect(t.said('rolledAttack')[0]!.with).toMatchObject({ advantage: ['encumbered'], faces: [5, 3] })
  })

  it('stunned: no reactions, one action fewer in the next turn, then over END-OPT-02', () => {
    const { t, who, guard } = table(() => reacting('dodge'))
    t.do(...put('stunned')(who))
    idle(t)
    t.do('attack', guard, {}, true).roll('attack.dice', 1, 1, 9)
    expect(t.said('declared')).toHaveLength(0)
    t.do('takeTurn', who)
    expect(t.sheet(who)).toMatchObject({ conditions: { stunned: false }, status: { actionsLeft: 2 } })
  })

  it('bleeding and burning hurt at the start of the turn, past deflection, and grow less END-OPT-02', () => {
    const { t, who } = table()
    t.do(...put('bleeding', 3)(who))
      .do(...put('burning', 2)(who))
      .do('takeTurn', who)
    expect(t.sheet(who)).toMatchObject({
      endurance: pool(20, 16),
      health: pool(12, 11),
      conditions: { bleeding: 2, burning: 1 },
    })
  })

  it('sickness takes its number off tests and defences END-OPT-02', () => {
    const { t, who, guard } = table()
    t.do(...put('sickness', 2)(who))
      .do('takeTurn', who)
      .do('attack', who)
      .roll('attack.dice', 4, 4, 9)
    expect(t.said('rolledAttack')[0]!.because).toContainEqual({ n: -2, of: 'sickness', rule: 'END-OPT-02' })
    t.do('endTurn', who).do('takeTurn', guard).do('attack', guard).roll('attack.dice', 1, 1, 9)
    expect(t.said('hit')[0]!.with).toMatchObject({ total: 3, defence: 3 })
    // 3 + 4 − (5 − 2)
    expect(t.said('damaged')[0]!.with.taken).toBe(4)
  })

  it('incapacitated: no actions and no reactions, but the team remains END-OPT-02 END-TURN-08 END-END-03', () => {
    const { t, who, guard } = table(() => reacting('dodge'))
    t.do(...put('incapacitated')(who))
    expect(t.refusal('takeTurn', who)).toMatchObject({ rule: 'END-TURN-08', code: 'unable' })
    t.do('takeTurn', guard).do('attack', guard).roll('attack.dice', 1, 1, 9).do('endTurn', guard)
    expect(t.said('decided')).toEqual([])
    expect(t.ruleset.display.badges(t.state.combatants[who]!, t.state).map(({ code }) => code)).toContain(
      'incapacitated',
    )
    t.set(who, ['conditions', 'incapacitated'], false)
  })

  it('EX-END-26 unconscious: the reaction of Wait is gone, the ordinary one is not END-COND-02 END-ACT-19', () => {
    const { t, who } = table()
    t.do('takeTurn', who).do('wait', who).set(who, ['endurance'], pool(20, 0))
    const left = (reactions: number) => {
      const fallen = t.fork().set(who, ['status', 'reactionsLeft'], reactions)
      fallen.do('harm', 'gm', { who: [who], amount: 12 })
      expect(fallen.sheet(who).status).toMatchObject({ unconscious: true, waiting: false })
      return fallen.sheet(who).status.reactionsLeft
    }
    expect([left(2), left(1), left(0)], 'the extra one is used first').toEqual([1, 1, 0])
    t.set(who, ['status', 'waiting'], false).set(who, ['status', 'reactionsLeft'], 2)
    t.do('harm', 'gm', { who: [who], amount: 12 })
    expect(t.sheet(who).status.reactionsLeft, 'given by the GM').toBe(2)
  })

  it('that the GM gives a difficulty may be withstood first END-DEF-15 END-DEF-16 END-REACT-08', () => {
    const { t, who } = table(() => ({ ...reacting('resist'), willpower: 4 }))
    const fear = { who: [who], condition: 'other', words: 'afraid', against: 'willpower', difficulty: 8 }
    const failed = t.fork().do('afflict', 'gm', fear).choose('effect.resist', 'resist').roll('resist.dice', 4, 3, 9)
    expect(Object.values(failed.state.effects)).toMatchObject([{ words: 'afraid' }])
    t.do('afflict', 'gm', fear).choose('effect.resist', 'resist').roll('resist.dice', 4, 4, 9)
    expect(t.said('against')[0]!.with, 'meeting it prevents it').toMatchObject({ defence: 8, applies: false })
    expect(t.state.effects).toEqual({})
    t.do('afflict', 'gm', { ...fear, against: 'constitution', difficulty: 3 })
    expect(t.said('against')[0]!.with).toMatchObject({ defence: 3, applies: false })
  })

  it('without the numbers is a marker only END-COND-04', () => {
    const { t, who } = table()
    t.do('settings', 'gm', { set: { companionConditions: false } }).do(...put('sickness', 2)(who))
    expect(t.sheet(who).conditions.sickness).toBe(0)
    expect(Object.values(t.state.effects)).toMatchObject([{ on: who, words: 'sickness 2' }])
  })
})

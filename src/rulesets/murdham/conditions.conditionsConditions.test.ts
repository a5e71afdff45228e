import { describe, expect, it } from 'vitest'
import {
  asking,
  attack,
  begin,
  done,
  livelyDuel as duel,
  murdhamTable,
  nextRound,
  passive,
} from '../../../test/parties/murdham'
import { murdham } from '.'
import { listed } from './sheet/weapons'

type T = ReturnType<typeof murdhamTable>['t']

describe('EX-MUR-25', () => {
  it('5: distracted, a turn is gone MUR-ACT-04 MUR-COND-03', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    const passed = t.fork()
    t.do('distract', ada, { 'trick.target': bandit }).choose('trick.how', 'save').roll('trick.save', 11)
    expect(t.sheet(bandit).status.turn).toBe('spent')
    passed.do('distract', ada, { 'trick.target': bandit }).choose('trick.how', 'save').roll('trick.save', 8)
    expect(passed.sheet(bandit).status.turn).toBe('fresh')
  })
})

describe('conditions', () => {
  it('incapacitated means no turn and no reaction, and healing does not lift it MUR-COND-01', () => {
    const { t, heroes, bandit } = duel({}, { orders: asking })
    begin(t, heroes)
    t.do('harm', 'gm', { who: [bandit], amount: 4 }).do('heal', 'gm', { who: [bandit], amount: 4 })
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 8 }, status: { incapacitated: true } })
    t.do('pass', 'gm')
    expect(t.refusal('turn', bandit)).toMatchObject({ rule: 'MUR-COND-01', code: 'unable' })
  })

  it('stun takes this turn, or the next, once; in the bonus phase the bonus turn MUR-COND-03', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    const [sy, ad] = [put('Sy', heroes, [1, 1]), put('Ad', heroes, [1, 2])]
    const bandit = put('Bandit', foes, [22, 1])
    t.do('begin', 'gm', { 'begin.started': heroes, 'begin.hidden': [sy, ad] })
    t.do('afflict', 'gm', { who: [ad, bandit], what: 'stunned' })
    expect(t.state.turn!.ambushers).toEqual([sy])
    t.do('endTurn', sy).choose('round.first', heroes)
    expect([sy, ad, bandit].map(id => t.sheet(id).status.turn)).toEqual(['fresh', 'fresh', 'spent'])
    t.do('afflict', 'gm', { who: [ad], what: 'stunned' }).do('afflict', 'gm', { who: [ad], what: 'stunned' })
    expect(t.sheet(ad).status).toMatchObject({ turn: 'spent', skipTurn: true })
  })

  it('terror makes one run, and the fearless know none MUR-COND-04', () => {
    const { t, foes, put, ada, bandit } = duel()
    const brave = put('Brave', foes, [2, 2], { skills: ['bravery'] })
    begin(t, foes)
    t.do('afflict', 'gm', { who: [bandit, brave], what: 'terrified', of: ada })
    expect(t.sheet(brave).status.terrifiedOf).toBeNull()
    expect(t.refusal('attack', bandit)).toMatchObject({ rule: 'MUR-COND-04', code: 'mustRun' })
    t.do('turn', bandit)
    expect(t.refusal('endTurn', bandit)).toMatchObject({ rule: 'MUR-COND-04', code: 'mustRun' })
    t.do('step', bandit, { 'step.to': 'border:t1' })
    done(t)
    const { t: other, foes: others, ada: feared, far } = duel({}, {})
    other
      .do('place', 'gm', { who: feared, cell: other.cell([33, 1]) })
      .do('place', 'gm', { who: far, cell: other.cell([38, 2]) })
    begin(other, others)
    other.do('afflict', 'gm', { who: [far], what: 'terrified', of: feared })
    // With its back to the wall it counts as incapacitated.
    other.do('turn', far)
    expect(other.sheet(far).status.incapacitated).toBe(true)
  })

  it('EX-MUR-30 terror and taunts end with whoever they are of: dead, fled or led away MUR-COND-04 MUR-ACT-06', () => {
    const { t, foes, put, ada, bandit, far } = duel()
    const thug = put('Thug', foes, [2, 2], { orders: passive })
    begin(t, foes)
    t.do('afflict', 'gm', { who: [bandit], what: 'terrified', of: ada }).set(thug, ['status', 'tauntedBy'], ada)
    const held = (table: T) => [table.sheet(bandit).status.terrifiedOf, table.sheet(thug).status.tauntedBy]
    // Whoever lies there can still be run from, and be struck.
    t.set(ada, ['status', 'incapacitated'], true)
    expect(held(t)).toEqual([ada, ada])
    for (const end of [
      (table: T) => table.do('leave', 'gm', { who: [ada] }),
      (table: T) => table.set(ada, ['status', 'dead'], true),
      (table: T) => table.set(ada, ['status', 'stance'], 'fled'),
    ]) {
      const gone = end(t.fork())
      expect(held(gone)).toEqual([null, null])
      expect(gone.said('takesHeart').map(({ with: facts }) => facts.who)).toEqual([bandit])
      expect(gone.refusal('otherMain', thug)?.code).not.toBe('taunted')
      expect(gone.refusal('endTurn', bandit)).toBeUndefined()
    }
    t.set(far, ['status', 'dead'], true)
    expect(held(t)).toEqual([ada, ada])
  })

  it('terror ends with whoever dies with the round MUR-COND-04', () => {
    const { t, heroes, ada, bandit } = duel({ omens: 0 })
    begin(t, heroes)
    t.do('afflict', 'gm', { who: [bandit], what: 'terrified', of: ada })
    t.set(ada, ['status', 'incapacitated'], true).set(ada, ['status', 'diesAtEndOf'], t.state.turn!.round)
    expect(t.sheet(bandit).status.terrifiedOf).toBe(ada)
    nextRound(t, heroes)
    expect(t.sheet(ada).status.dead).toBe(true)
    expect(t.sheet(bandit).status.terrifiedOf).toBeNull()
  })

  it('of several whom somebody fears the dead are feared no longer; heart is taken with the last MUR-COND-04', () => {
    const { t, foes, heroes, put, ada, bandit, bo } = duel()
    const thug = put('Thug', foes, [2, 2], { orders: passive })
    put('Cid', heroes, [5, 2])
    begin(t, foes)
    for (const of of [ada, bo]) t.do('afflict', 'gm', { who: [bandit, thug], what: 'frightened', of })
    t.do('leave', 'gm', { who: [ada] })
    expect(t.sheet(bandit).status.frightenedOf).toEqual([bo])
    expect(t.said('takesHeart')).toEqual([])
    t.set(bo, ['status', 'dead'], true)
    expect([bandit, thug].map(id => t.sheet(id).status.frightenedOf)).toEqual([[], []])
    expect(t.said('takesHeart').map(({ with: facts }) => facts.who)).toEqual([bandit, thug])
  })

  it('the badges of the dead say nothing of fear, taunts or a broken spirit', () => {
    const { t, foes, ada, bandit } = duel()
    begin(t, foes)
    t.do('afflict', 'gm', { who: [bandit], what: 'terrified', of: ada })
      .do('afflict', 'gm', { who: [bandit], what: 'frightened', of: ada })
      .set(bandit, ['status', 'tauntedBy'], ada)
      .set(bandit, ['status', 'stance'], 'broken')
      .set(bandit, ['status', 'skipTurn'], true)
    const said = () => murdham.display.badges(t.state.combatants[bandit]!, t.state).map(({ code }) => code)
    expect(said()).toEqual(expect.arrayContaining(['terrified', 'frightened', 'taunted', 'broken', 'skipTurn']))
    t.set(bandit, ['status', 'dead'], true)
    expect(said()).toEqual(['dead'])
  })

  it('frenzy leaves nothing but to attack; critical damage does not stop it MUR-COND-05', () => {
    const { t, foes, ada, bandit, bo } = duel()
    begin(t, foes)
    t.do('afflict', 'gm', { who: [bandit], what: 'frenzied' })
    expect(t.refusal('distract', bandit)).toMatchObject({ rule: 'MUR-COND-05', code: 'mustAttack' })
    t.do('step', bandit, { 'step.to': 'border:t1' })
    expect(t.refusal('step', bandit, { 'step.to': 'zone:t1' })).toMatchObject({ code: 'mustAttack' })
    t.do('harm', 'gm', { who: [bandit], amount: 5 })
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 3 }, status: { incapacitated: false } })
    expect([ada, bo]).toHaveLength(2)
  })

  it('confusion lowers every ability by 2 and impairs attacks; twice is too much MUR-COND-06', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.do('afflict', 'gm', { who: [ada], what: 'confused' })
    t.do('circumstances', 'gm', { target: bandit, from: null, are: ['difficult'] })
    attack(t, ada, bandit)
    const above = t.fork()
    above.roll('hit.save', 7)
    expect(above.said('missed')).toHaveLength(1)
    t.roll('hit.save', 6).roll('attack.damage', 4).roll('attack.damage', 2)
    expect(t.sheet(bandit).health.cur).toBe(6)
    t.do('afflict', 'gm', { who: [ada], what: 'confused' })
    expect(t.sheet(ada).status.incapacitated).toBe(true)
  })

  it('the encumbered fail AGI saves without a die; injured arms and eyes hinder MUR-COND-07', () => {
    const { t, heroes, foes, ada, bandit, put } = duel({ status: { encumbered: true }, omens: 0 })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'dodge').roll('attack.damage', 1)
    done(t)
    const archer = put('Archer', heroes, [1, 2], { weapons: [listed('bow')], status: { eyeInjury: true } })
    const there = put('Target', foes, [21, 1])
    expect(t.refusal('attack', archer, { 'attack.target': there })).toMatchObject({ code: 'tooFar', with: { most: 4 } })
    t.set(archer, ['status', 'armInjury'], { main: true, off: false })
    expect(t.refusal('attack', archer, { 'attack.target': bandit, 'attack.weapon': 'bow' })).toMatchObject({
      rule: 'MUR-COND-07',
      code: 'armInjured',
    })
  })
})

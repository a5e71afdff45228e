import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import {
  attack,
  begin,
  healthLeft,
  done,
  duel,
  health,
  murdhamTable,
  passive,
  scores,
  type Change,
} from '../../../../test/parties/murdham'
import { listed, weapon } from '../sheet/weapons'

type T = ReturnType<typeof murdhamTable>['t']

describe('a hold', () => {
  function held(...changes: Change[]) {
    const found = duel(...changes)
    const { t, heroes, ada, bandit } = found
    begin(t, heroes)
    t.do('grapple', ada, { 'attack.target': bandit }).choose('attack.react', 'none').roll('resist.save', 9)
    return found
  }
  /** The next round, with Ada's faction on its go. */
  const nextRound = (t: T, heroes: Id): T => {
    if (t.state.turn!.acting) done(t)
    while (t.open.length === 0) t.do('pass', 'gm')
    return t.choose('round.first', heroes)
  }

  it('EX-MUR-20 is taken, kept while its maker strikes, and lost to a save, or given up with a shove MUR-NL-05 MUR-NL-06 MUR-NL-12', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const theo = put('Theobald', heroes, [1, 1], scores({ str: 9 }), health(9), { weapons: [weapon('dagger', 4)] })
    const bandit = put('Bandit', foes, [2, 1], { weapons: [weapon('hatchet', 6)] })
    const archer = put('Archer', foes, [9, 1], { weapons: [listed('bow')] })
    begin(t, heroes)
    t.do('grapple', theo, { 'attack.target': bandit }).choose('attack.react', 'counter').roll('counter.damage', 1)
    expect(t.sheet(theo).health.cur).toBe(8)
    t.roll('resist.save', 13)
    expect(t.sheet(bandit).status).toMatchObject({ grabbedBy: theo, turn: 'spent' })
    done(t)
    t.do('pass', 'gm').choose('round.first', heroes)
    const [fresh, shoved] = [t.fork(), t.fork()]

    attack(t, theo, bandit).roll('attack.damage', 2)
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 6 }, status: { grabbedBy: theo } })
    done(t)
    attack(t, archer, theo).choose('attack.stance', 'still').roll('attack.damage', 1)
    expect(t.sheet(theo).health.cur).toBe(7)
    done(t)
    expect(t.refusal('attack', bandit)).toMatchObject({ rule: 'MUR-COND-02', code: 'entangled' })
    t.do('breakFree', bandit).roll('breakFree.save', 8)
    expect(t.sheet(bandit).status).toMatchObject({ grabbedBy: null })
    t.choose('round.first', heroes)

    fresh.do('pass', 'gm')
    attack(fresh, archer, theo)
      .choose('attack.stance', 'still')
      .choose('attack.react', 'hide')
      .choose('hide.behind', bandit)
    fresh.roll('attack.damage', 1)
    expect(fresh.sheet(bandit)).toMatchObject({ health: { cur: 7 }, status: { grabbedBy: theo } })
    expect(fresh.sheet(theo)).toMatchObject({ health: { cur: 8 }, status: { turn: 'spent' } })

    shoved.do('shove', theo, { 'shove.to': 'border:t1', 'shove.hazard': 'none' })
    expect(shoved.sheet(bandit).status).toMatchObject({ grabbedBy: null, border: 't1' })
  })

  it('without damage it is, and resisted with STR; a save to hit may be due MUR-NL-01 MUR-NL-11', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: bandit, from: ada, are: ['unseen'] })
    t.do('grapple', ada, { 'attack.target': bandit })
      .roll('hit.save', 1)
      .choose('attack.react', 'none')
      .roll('resist.save', 8)
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 8 }, status: { grabbedBy: null } })
  })

  it('moves along with its maker, but anything else lets go MUR-NL-07 MUR-MOVE-05 MUR-MOVE-06', () => {
    const { t, heroes, ada, bandit } = held()
    nextRound(t, heroes)
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    expect([ada, bandit].map(id => t.state.combatants[id]!.cell! % 40)).toEqual([4, 4])
    const kept = t.fork()
    t.do('say', ada).choose('hold.letGo', 'letGo').answer('say.words', 'Off!', 'click')
    expect(t.sheet(bandit).status.grabbedBy).toBeNull()
    kept.do('say', ada).choose('hold.letGo', 'keep')
    expect(kept.told).toEqual(['Ada keeps hold of Bandit and does nothing else.'])
    expect(kept.heard).toEqual([])
    expect(kept.sheet(bandit).status.grabbedBy).toBe(ada)
    expect(kept.state.turn!.acting!.bonus).toBe(false)
  })

  it('is let go of to strike somebody else, or nobody is struck MUR-NL-06', () => {
    const { t, heroes, foes, put, ada, bandit } = held({ weapons: [weapon('dagger', 4)] })
    const other = put('Other', foes, [1, 2], { orders: passive })
    nextRound(t, heroes)
    const kept = t.fork()
    attack(t, ada, other).choose('hold.letGo', 'letGo').choose('attack.guard', 'none').roll('attack.damage', 1)
    expect(t.sheet(bandit).status.grabbedBy).toBeNull()
    expect(healthLeft(t, other)).toEqual([7])
    attack(kept, ada, other).choose('hold.letGo', 'keep')
    expect(kept.sheet(bandit).status.grabbedBy).toBe(ada)
    expect(kept.said('attacks')).toEqual([])
    expect(kept.state.turn!.acting!.main).toBe(false)
  })

  it('leaves the captive to hide behind, without a say MUR-NL-09', () => {
    const { t, heroes, foes, put, ada, bandit } = held()
    const other = put('Bandit', foes, [1, 2])
    nextRound(t, heroes).do('pass', 'gm')
    attack(t, other, ada).choose('attack.react', 'hide').choose('hide.behind', bandit).roll('attack.damage', 2)
    expect(healthLeft(t, ada, bandit)).toEqual([8, 6])
    expect(t.sheet(bandit).status.grabbedBy).toBe(ada)
  })

  it('of both at once is settled in order: who is held first holds nobody MUR-NL-10', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.set(bandit, ['orders', 'attacks'], 'ask')
    t.do('grapple', ada, { 'attack.target': bandit })
      .choose('attack.react', 'counter')
      .choose('counter.with', 'grapple')
    const missed = t.fork()
    t.roll('resist.save', 9)
    expect(t.sheet(bandit).status.grabbedBy).toBe(ada)
    missed.roll('resist.save', 8).roll('resist.save', 9)
    expect(missed.sheet(ada).status.grabbedBy).toBe(bandit)
  })

  it('ends when its maker is put out, or they are apart MUR-NL-13', () => {
    const { t, ada, bandit } = held()
    const apart = t.fork()
    t.do('harm', 'gm', { who: [ada], amount: 5 })
    expect(t.sheet(bandit).status.grabbedBy).toBeNull()
    apart.do('place', 'gm', { who: bandit, cell: apart.cell([12, 1]) })
    expect(apart.sheet(ada).status.grabbing).toBeNull()
  })

  it('ends when the captive has fled, so that nobody is led about who is not there MUR-NL-13', () => {
    const { t, ada, bandit } = held()
    t.set(bandit, ['status', 'stance'], 'fled')
    expect(t.sheet(ada).status.grabbing).toBeNull()
    expect(t.sheet(bandit).status.grabbedBy).toBeNull()
  })

  it('may end with a shove, half a zone, into danger, or both; not into a full place MUR-NL-08 MUR-NL-14 MUR-ACT-08', () => {
    const { t, heroes, foes, put, ada, bandit } = held()
    const [a, b] = [
      put('Rat', foes, [3, 2], { status: { border: 't1' } }),
      put('Rat', foes, [3, 3], { status: { border: 't1' } }),
    ]
    nextRound(t, heroes)
    expect(t.refusal('shove', ada, { 'shove.to': 'border:t1' })).toMatchObject({ rule: 'MUR-ZONE-08', code: 'full' })
    expect([a, b]).toHaveLength(2)
    t.do('shove', ada, { 'shove.to': 'stay', 'shove.hazard': 'hazard' })
    expect(t.said('shoved')[0]!.with).toMatchObject({ who: bandit, hazard: true })
  })

  it('leaves a captive its turn for a STR save, or to surrender, and no reaction MUR-COND-02 MUR-NL-12', () => {
    const { t, heroes, foes, bandit } = held()
    nextRound(t, heroes).do('pass', 'gm')
    const given = t.fork()
    t.do('breakFree', bandit).roll('breakFree.save', 9)
    expect(t.sheet(bandit).status.turn).toBe('spent')
    given.do('surrender', bandit)
    expect(given.sheet(bandit).status.stance).toBe('surrendered')
    expect(foes).toBe(t.state.combatants[bandit]!.side)
  })

  it('EX-MUR-27 that a counter took leaves nothing of the turn in which the captive struck MUR-NL-12 MUR-COND-02', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.set(bandit, ['orders', 'attacks'], 'ask')
    attack(t, ada, bandit).choose('attack.react', 'counter').choose('counter.with', 'grapple')
    t.roll('attack.damage', 1).roll('resist.save', 9)
    expect(t.sheet(ada).status.grabbedBy).toBe(bandit)
    expect(t.refusal('breakFree', ada)).toMatchObject({ rule: 'MUR-NL-12', code: 'tooLate' })
    expect(t.refusal('surrender', ada)).toMatchObject({ rule: 'MUR-SURR-01', code: 'tooLate' })
    nextRound(t, heroes).do('turn', ada)
    expect(t.refusal('breakFree', ada)).toBeUndefined()
  })

  it('that stopped a step leaves nothing of the turn MUR-NL-12 MUR-OPP-02', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.set(bandit, ['orders', 'attacks'], 'ask')
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    t.choose('opportunity.react', 'attack').choose('opportunity.with', 'grapple').roll('resist.save', 9)
    expect(t.sheet(ada).status).toMatchObject({ grabbedBy: bandit, border: 't1' })
    expect(t.refusal('breakFree', ada)).toMatchObject({ rule: 'MUR-NL-12', code: 'tooLate' })
    done(t)
    expect(t.sheet(ada).status.turn).toBe('spent')
  })
})

import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { attack, begin, done, faction, health, murdhamTable, scores } from '../../../../test/parties/murdham'
import { whyNotEligible } from './eligible'

type T = ReturnType<typeof murdhamTable>['t']

/** Who of these could take a turn on a go of their faction. */
const ready = (t: T, ...who: Id[]) => who.filter(id => !whyNotEligible(t.state, t.state.combatants[id]!))

/** These act in this order and do nothing; `pass`: the faction on its go passes. */
function act(t: T, ...who: Id[]): T {
  for (const id of who) t.do(id === 'pass' ? 'pass' : 'endTurn', id === 'pass' ? 'gm' : id)
  return t
}

describe('the fast and the slow phase', () => {
  function company() {
    const { t, heroes, foes, put } = murdhamTable()
    t.do('settings', 'gm', { set: { fastSlow: true } })
    const bal = put('Balthasar', heroes, [1, 1], scores({ wit: 12 }))
    const syb = put('Sybilla', heroes, [1, 2], scores({ wit: 6 }))
    const theo = put('Theobald', heroes, [2, 1], scores({ wit: 9 }))
    const one = put('Bandit', foes, [2, 2])
    const two = put('Bandit', foes, [3, 2])
    const leader = put('Leader', foes, [3, 3], scores({ wit: 10 }))
    t.do('begin', 'gm', { 'begin.started': heroes, 'begin.hidden': [] })
    return { t, heroes, foes, bal, syb, theo, one, two, leader }
  }

  it('EX-MUR-01 are parted by a d20; a bandit who dodged does not cost the bandits their go MUR-OPT-01 MUR-OPT-03 MUR-OPT-06', () => {
    const { t, heroes, bal, syb, theo, one, two, leader } = company()
    t.roll('round.fat', 9)
    expect(t.state.turn!.fat).toBe(9)
    expect(ready(t, bal, syb, theo, one, two, leader)).toEqual([bal, theo, leader])
    t.choose('round.first', heroes)
    expect(t.refusal('attack', syb)).toMatchObject({ rule: 'MUR-OPT-03', code: 'tooSlow' })
    attack(t, theo, one).choose('attack.react', 'dodge').roll('dodge.save', 5)
    expect(t.sheet(one)).toMatchObject({ health: { cur: 8 }, status: { turn: 'spent' } })
    done(t)
    expect(t.sheet(theo).status.turn).toBe('spent')
    act(t, leader)
    act(t, 'pass')
    expect(t.said('passes').map(({ with: f }) => f.forced)).toEqual([false, true])
    expect(t.state.turn).toMatchObject({ phase: 'slow', at: heroes, passes: 0, fat: 9 })
    expect(ready(t, bal, syb, theo, one, two, leader)).toEqual([bal, syb, two])
    act(t, syb, two)
    act(t, bal)
    expect(t.said('passes').map(({ with: f }) => f.forced)).toEqual([true, true])
    expect(t.said('round')).toHaveLength(1)
    t.roll('round.fat', 1).choose('round.first', heroes)
  })

  it('run one after the other, each until all have passed in a row, begun by the same faction MUR-OPT-02 MUR-OPT-05 MUR-OPT-07', () => {
    const { t, foes, one, two } = company()
    t.roll('round.fat', 10).choose('round.first', foes)
    expect(t.state.turn).toMatchObject({ phase: 'fast', at: foes })
    const fled = t.fork()
    fled.set(two, ['status', 'stance'], 'fled')
    expect(fled.refusal('pass', two)).toMatchObject({ code: 'unable' })
    expect(fled.refusal('pass', one)).toBeUndefined()
    act(t, 'pass', 'pass')
    expect(t.state.turn).toMatchObject({ phase: 'slow', at: foes, passes: 0 })
    act(t, 'pass')
    expect(t.state.turn).toMatchObject({ phase: 'slow', passes: 1 })
    act(t, 'pass').roll('round.fat', 10).choose('round.first', foes)
    expect(t.state.turn).toMatchObject({ round: 2, phase: 'fast' })
  })

  it('let everybody act late who was too slow or held back, and force a pass on those who are all too slow MUR-OPT-04 MUR-OPT-08 MUR-DICE-09', () => {
    const { t, heroes, foes, bal, syb, theo, one, two, leader } = company()
    t.roll('round.fat', 12).choose('round.first', foes)
    // The foes were passed by at once: nobody of them has WIT 12.
    expect(t.state.turn).toMatchObject({ at: heroes, passes: 1 })
    expect(t.said('passes')[0]!.with).toMatchObject({ side: foes, forced: true })
    act(t, 'pass')
    expect(ready(t, bal, syb, theo, one, two, leader)).toHaveLength(6)
    act(t, one, bal)
    expect(t.sheet(bal).status.turn).toBe('spent')
  })
})

describe('alternation', () => {
  it('EX-MUR-02 may be passed, and acted in after a pass MUR-ROUND-01 MUR-ROUND-04 MUR-ROUND-05', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const [bal, syb, theo] = ['Balthasar', 'Sybilla', 'Theobald'].map((name, i) => put(name, heroes, [1, i])) as [
      Id,
      Id,
      Id,
    ]
    const [leader, one, two, three] = ['Leader', 'A', 'B', 'C'].map((name, i) => put(name, foes, [9, i])) as [
      Id,
      Id,
      Id,
      Id,
    ]
    begin(t, foes)
    act(t, leader, syb, one, 'pass')
    expect(t.state.turn!.passes).toBe(1)
    act(t, two)
    expect(t.state.turn!.passes).toBe(0)
    act(t, bal, three)
    t.do('turn', theo)
    t.do('endTurn', theo)
    expect(t.said('passes').map(({ with: f }) => [f.side, f.forced, f.passes])).toEqual([
      [foes, true, 1],
      [heroes, true, 2],
    ])
    t.choose('round.first', foes)
    expect(t.state.turn).toMatchObject({ round: 2, passes: 0 })
  })

  it('EX-MUR-03 goes round three factions in a fixed order, from whoever is named first MUR-ROUND-03 MUR-ROUND-06 MUR-INIT-01', () => {
    const { t, heroes: a, foes: b, put } = murdhamTable()
    const c = faction(t, 'Third')
    const [a1, a2] = [put('a1', a, [1, 1]), put('a2', a, [1, 2])]
    const b1 = put('b1', b, [9, 1])
    const c1 = put('c1', c, [13, 1])
    begin(t, a, { 'round.first': b })
    act(t, b1)
    expect(t.state.turn).toMatchObject({ at: c, passes: 0 })
    act(t, 'pass')
    expect(t.state.turn).toMatchObject({ at: a, passes: 1 })
    act(t, 'pass')
    expect(t.said('passes').map(({ with: f }) => [f.side, f.passes])).toEqual([
      [a, 2],
      [b, 3],
    ])
    expect(t.open[0]).toMatchObject({ key: 'round.first', of: a1 })
    t.choose('round.first', c)
    act(t, c1)
    act(t, 'pass', b1)
    expect(t.state.turn).toMatchObject({ at: a, passes: 1 })
    act(t, a1)
    expect(t.state.turn).toMatchObject({ at: a, passes: 2 })
    act(t, a2)
    expect(t.said('passes').map(({ with: f }) => [f.side, f.passes])).toEqual([
      [b, 1],
      [c, 2],
      [a, 3],
    ])
    t.choose('round.first', a)
    expect(t.state.turn!.round).toBe(3)
  })

  it('gives everybody one turn a round, a reaction included MUR-ROUND-02 MUR-TIME-01', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const ada = put('Ada', heroes, [1, 1])
    const bo = put('Bo', heroes, [1, 2])
    const one = put('Bandit', foes, [2, 1])
    put('Bandit', foes, [9, 1])
    begin(t, heroes)
    attack(t, ada, one).choose('attack.react', 'dodge').roll('dodge.save', 8)
    done(t)
    expect(t.refusal('attack', one)).toMatchObject({ rule: 'MUR-ROUND-02', code: 'spent' })
    act(t, 'pass')
    expect(t.refusal('attack', ada)).toMatchObject({ rule: 'MUR-ROUND-02' })
    act(t, bo)
  })

  it('goes on to the next faction whatever reactions were made MUR-ROUND-07', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const ada = put('Ada', heroes, [1, 1])
    const one = put('Bandit', foes, [2, 1])
    put('Bandit', foes, [9, 1])
    begin(t, heroes)
    attack(t, ada, one).choose('attack.react', 'dodge').roll('dodge.save', 1)
    done(t)
    expect(t.state.turn!.at).toBe(foes)
  })

  it('begins a new round fresh, with a lost turn taken off MUR-ROUND-09 MUR-ROUND-08', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const ada = put('Ada', heroes, [1, 1])
    const bo = put('Bo', heroes, [1, 2], { status: { skipTurn: true } })
    const one = put('Bandit', foes, [9, 1])
    begin(t, heroes)
    t.set(bo, ['status', 'skipTurn'], true)
    act(t, ada, one, bo).choose('round.first', heroes)
    expect([ada, bo, one].map(id => t.sheet(id).status.turn)).toEqual(['fresh', 'spent', 'fresh'])
    expect(t.sheet(bo).status.skipTurn).toBe(false)
  })

  it('does not let a faction pass while somebody of it must get away MUR-ROUND-10', () => {
    const { t, heroes, foes, put } = murdhamTable()
    put('Ada', heroes, [1, 1])
    const one = put('Bandit', foes, [9, 1], { status: { stance: 'broken' } })
    begin(t, foes)
    expect(t.refusal('pass', one)).toMatchObject({ rule: 'MUR-ROUND-10', code: 'mustRetreat' })
    const waiting = t.fork()
    waiting.do('settings', 'gm', { set: { brokenMayWait: true } }).do('pass', one)
    expect(waiting.state.turn!.at).toBe(heroes)
  })
})

describe('the initiative', () => {
  it('belongs to the faction that started the fight, for all of it MUR-INIT-02', () => {
    const { t, heroes, foes, put } = murdhamTable()
    put('Ada', heroes, [1, 1])
    put('Bandit', foes, [9, 1])
    begin(t, foes)
    expect(t.state.turn!.holder).toBe(foes)
    act(t, 'pass', 'pass')
    expect(t.open[0]).toMatchObject({ key: 'round.first', of: 'gm' })
    t.choose('round.first', heroes)
    expect(t.state.turn).toMatchObject({ holder: foes, first: heroes, at: heroes })
    t.do('settings', 'gm', { set: { initiativeEachRound: true } })
    act(t, 'pass', 'pass').roll('initiative.draw', 1).choose('round.first', heroes)
    expect(t.state.turn!.holder).toBe(heroes)
  })

  it('is drawn when nobody knows who started it MUR-INIT-03 MUR-DICE-10', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const third = faction(t, 'Third')
    put('Ada', heroes, [1, 1])
    put('Bandit', foes, [9, 1])
    put('Rat', third, [13, 1])
    t.do('begin', 'gm', { 'begin.started': 'unclear', 'begin.hidden': [] })
    expect(t.open[0]).toMatchObject({ key: 'initiative.draw', dice: [3] })
    t.roll('initiative.draw', 2).choose('round.first', third)
    expect(t.state.turn).toMatchObject({ holder: foes, first: third })
  })

  it('is drawn anew when its faction is out of a fight that goes on MUR-INIT-04', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const third = faction(t, 'Third')
    const ada = put('Ada', heroes, [1, 1], health(1, 8))
    const bandit = put('Bandit', foes, [2, 1])
    put('Rat', third, [13, 1])
    begin(t, heroes, { 'round.first': foes })
    attack(t, bandit, ada).choose('attack.react', 'none').roll('attack.damage', 2)
    done(t)
    act(t, 'pass')
    expect(t.open[0]).toMatchObject({ key: 'initiative.draw', dice: [2] })
    t.roll('initiative.draw', 2).choose('round.first', third)
    expect(t.state.turn!.holder).toBe(third)
  })
})

describe('the end', () => {
  it('is proposed when one side is left, allies counted as one; the GM may play on MUR-END-01', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const friends = faction(t, 'Friends', [heroes])
    const ada = put('Ada', heroes, [1, 1])
    const bandit = put('Bandit', foes, [2, 1], health(2, 8))
    put('Bo', friends, [13, 1])
    begin(t, heroes)
    attack(t, ada, bandit).choose('attack.react', 'none').roll('attack.damage', 3)
    const over = t.fork()
    over.choose('fight.over', 'end').roll('gear.wear', 2)
    expect(over.state.phase).toBe('over')
    t.choose('fight.over', 'playOn')
    done(t)
    act(t, 'pass')
    // The end step looks again.
    t.choose('fight.over', 'playOn').choose('round.first', heroes)
    expect(t.state.turn!.round).toBe(2)
  })

  it('leaves rounds to the GM when nobody can act any more', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const ada = put('Ada', heroes, [1, 1])
    put('Bandit', foes, [2, 1], { status: { incapacitated: true } })
    begin(t, heroes).choose('fight.over', 'playOn')
    t.set(ada, ['status', 'incapacitated'], true)
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({ of: 'gm', title: 'Nobody can act' })
    t.do('round').choose('fight.over', 'playOn')
    expect(t.state.turn!.round).toBe(2)
  })

  it('of a stretch is said by the GM: who lives gets up, exemptions lapse MUR-TIME-02', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const ada = put('Ada', heroes, [1, 1], health(3, 8), { status: { incapacitated: true, moraleExempt: true } })
    put('Bandit', foes, [2, 1])
    expect(t.do('stretch').sheet(ada).status).toMatchObject({ incapacitated: false, moraleExempt: false })
  })
})

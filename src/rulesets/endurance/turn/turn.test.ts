import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { begin, enduranceTable, idle, pool, reacting } from '../../../../test/parties/endurance'
import { blank } from '../sheet/blank'
import { view } from '../display'
import { weapons } from '../sheet/weapons'

/** Four heroes and this many guards, all within reach of nothing. */
function teams(guardCount: number) {
  const { t, heroes, guards, put } = enduranceTable('30x12')
  const p = ['Roland', 'Clementine', 'Fabian', 'Boudica'].map((name, i) => put(name, heroes, [2, 2 * i + 1])) as [
    Id,
    Id,
    Id,
    Id,
  ]
  const g = Array.from({ length: guardCount }, (_, i) => put(i === 0 ? 'captain' : 'guard', guards, [20, 2 * i + 1]))
  return { t, heroes, guards, p, g, put }
}

/** The team whose go it is, after each of these turns. */
function goes(t: ReturnType<typeof teams>['t'], heroes: Id): string {
  const { teams: order, at } = t.state.turn!
  return order[at] === heroes ? 'P' : 'G'
}

describe('a round', () => {
  it('EX-END-01 begins with what set off the combat, in its author’s first turn END-INIT-03 END-INIT-04 END-INIT-05', () => {
    const { t, guards, heroes, put } = enduranceTable()
    const fabian = put('Fabian', heroes, [4, 5])
    const roland = put('Roland', heroes, [3, 5])
    const a = put('guard', guards, [5, 5])
    const b = put('guard', guards, [15, 5])
    begin(t, { author: fabian, target: a })
    expect(t.state.turn!.teams).toEqual([heroes, guards])
    idle(t, roland, b)
    t.do('takeTurn', fabian).roll('attack.dice', 3, 3, 9)
    expect(t.said('attacks')[0]!.with).toMatchObject({ by: fabian, target: a })
    expect(t.sheet(fabian).status.actionsLeft).toBe(2)
    expect(t.state.turn!.opening).toBeNull()
    t.do('endTurn', fabian)
  })

  it('drops what set it off when that has become impossible END-INIT-06', () => {
    const { t, guards, heroes, put } = enduranceTable()
    const fabian = put('Fabian', heroes, [4, 5])
    const roland = put('Roland', heroes, [3, 5])
    const a = put('guard', guards, [5, 5])
    const b = put('guard', guards, [15, 5])
    begin(t, { author: fabian, target: a })
    idle(t, roland, b)
    t.set(a, ['status', 'dead'], true).do('takeTurn', fabian)
    expect(t.said('dropped')).toHaveLength(1)
    expect(t.sheet(fabian).status.actionsLeft).toBe(3)
  })

  it('EX-END-33 drops it at no cost when its target is unconscious, or has left: those are out of the fight END-INIT-06', () => {
    const { t, guards, heroes, put } = enduranceTable()
    const fabian = put('Fabian', heroes, [4, 5])
    const roland = put('Roland', heroes, [3, 5])
    const a = put('guard', guards, [5, 5])
    const b = put('guard', guards, [15, 5])
    begin(t, { author: fabian, target: a })
    idle(t, roland, b)
    const left = t
      .fork()
      .do('leave', 'gm', { who: [a] })
      .do('takeTurn', fabian)
    expect(left.said('dropped')).toHaveLength(1)
    const incapacitated = t.fork().set(a, ['conditions', 'incapacitated'], true).do('takeTurn', fabian)
    expect(incapacitated.open[0]?.key, 'whoever is conscious is attacked').toBe('attack.dice')
    incapacitated.roll('attack.dice', 1, 1, 9)
    t.set(a, ['status', 'unconscious'], true).do('takeTurn', fabian)
    expect(t.said('dropped')).toHaveLength(1)
    expect(t.sheet(fabian).status).toMatchObject({ actionsLeft: 3, attacksThisRound: 0 })
  })

  it('EX-END-01 alternates between teams, each picking freely, until all have acted END-TURN-02 END-TURN-03 END-TURN-05', () => {
    const { t, heroes, p, g } = teams(3)
    const [roland, clementine, fabian, boudica] = p
    begin(t)
    expect(t.refusal('takeTurn', g[0]!)).toMatchObject({ rule: 'END-TURN-03', code: 'othersGo' })
    idle(t, roland, g[0]!)
    expect(t.refusal('takeTurn', roland)).toMatchObject({ rule: 'END-TURN-02', code: 'hasActed' })
    idle(t, clementine, g[1]!, fabian, g[2]!, boudica)
    expect(t.state.turn).toMatchObject({ round: 2, seconds: 6 })
    expect(goes(t, heroes)).toBe('P')
    idle(t, boudica)
  })

  it('EX-END-02 goes on with those that still have somebody END-TURN-06 END-TURN-04', () => {
    const { t, heroes, p, g } = teams(2)
    begin(t)
    const sequence: string[] = []
    for (const who of [p[0], g[0]!, p[1], g[1]!, p[2], p[3]]) {
      sequence.push(goes(t, heroes))
      idle(t, who)
    }
    expect(sequence.join('')).toBe('PGPGPP')
    expect(t.state.turn!.round).toBe(2)
  })

  it('lasts six seconds and begins again with the first team END-TURN-01 END-INIT-08', () => {
    const { t, heroes, p, g } = teams(1)
    begin(t)
    idle(t, p[0], g[0]!, p[1], p[2], p[3])
    expect(t.state.turn).toMatchObject({
      round: 2,
      seconds: 6,
      at: 0,
      teams: [heroes, t.state.combatants[g[0]!]!.side],
    })
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({ round: 2, seconds: 6, title: 'Heroes choose' })
  })

  it('goes round three teams, judging each when the go reaches it END-TURN-07 END-INIT-07 END-INIT-04', () => {
    const { t, heroes, guards, put } = enduranceTable()
    t.do('side.add', 'gm', { name: 'Wolves' })
    const wolves = Object.keys(t.state.sides)[2]!
    const [a, b, c, d] = [
      put('Roland', heroes, [2, 2]),
      put('guard', guards, [4, 4]),
      put('wolf', wolves, [6, 6]),
      put('wolf', wolves, [8, 8]),
    ]
    t.do('begin', 'gm', { 'begin.author': guards, 'begin.surprise': 'none', 'begin.next': wolves })
    expect(t.state.turn!.teams).toEqual([guards, wolves, heroes])
    idle(t, b, c, a, d)
    expect(t.state.turn!.round).toBe(2)
  })

  it('has room for newcomers from the next one on, a new team at the end END-INIT-09', () => {
    const { t, heroes, guards, p, g } = teams(1)
    begin(t)
    t.do('side.add', 'gm', { name: 'Wolves' })
    const wolves = Object.keys(t.state.sides)[2]!
    t.do('join', 'gm', {
      list: [
        { name: 'Wolf', side: wolves, cell: 40 },
        { name: 'Guard', side: guards, cell: 41 },
      ],
    })
    expect(t.state.turn!.teams).toEqual([heroes, guards, wolves])
    idle(t, p[0])
    const guard = Object.keys(t.state.combatants).at(-1)!
    expect(t.refusal('takeTurn', guard)).toMatchObject({ rule: 'END-INIT-09', code: 'newcomer' })
    idle(t, g[0]!, p[1], p[2], p[3], p[0], guard)
  })

  it('EX-END-03 still owes a turn to whoever wakes in time END-TURN-08 END-TURN-09 END-COND-03', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const roland = put('Roland', heroes, [4, 5], () => ({
      health: pool(12, 9),
      endurance: pool(10, 0),
      deflectionPhysical: 8,
    }))
    const clementine = put('Clementine', heroes, [3, 5])
    const boudica = put('Boudica', heroes, [1, 5])
    const g1 = put('guard', guards, [5, 5])
    const g2 = put('guard', guards, [9, 5])
    begin(t)
    idle(t, boudica)
    t.do('takeTurn', g1).do('attack', g1, { 'attack.target': roland }).roll('attack.dice', 2, 2, 9).do('endTurn', g1)
    expect(t.sheet(roland)).toMatchObject({ health: { cur: 8 }, status: { unconscious: true } })
    expect(t.refusal('takeTurn', roland)).toMatchObject({ rule: 'END-TURN-08' })
    t.do('takeTurn', clementine).do('resuscitate', clementine).roll('resuscitate.dice', 3, 2, 8)
    expect(t.sheet(clementine).status).toMatchObject({ prone: true, actionsLeft: 1 })
    expect(t.said('resuscitated')[0]!.with).toMatchObject({ total: 5, difficulty: 4, conscious: true })
    expect(t.sheet(roland).status).toMatchObject({ unconscious: false, prone: true })
    t.do('endTurn', clementine)
    expect(t.refusal('takeTurn', roland)).toMatchObject({ code: 'othersGo' })
    idle(t, g2, roland)
    expect(t.state.turn!.round).toBe(2)
  })

  it('gives nobody a second turn, and falling ends one’s own END-TURN-10', () => {
    const { t, p, g } = teams(1)
    begin(t)
      .do('takeTurn', p[0])
      .do('harm', 'gm', { who: [p[0]], amount: 22 })
    expect(t.sheet(p[0]).status).toMatchObject({ unconscious: true, acted: true })
    expect(t.state.turn!.who).toBeNull()
    t.set(p[0], ['status', 'unconscious'], false)
    idle(t, g[0]!)
    expect(t.refusal('takeTurn', p[0])).toMatchObject({ rule: 'END-TURN-02' })
  })

  it('lets a member end the turn without doing anything, but no team pass END-TURN-11', () => {
    const { t, p, g } = teams(1)
    begin(t)
    expect(t.refusal('takeTurn', g[0]!)?.code).toBe('othersGo')
    expect(t.refusal('endTurn', p[0])?.code).toBe('notTakingTurn')
    idle(t, p[0])
  })

  it('starts each turn afresh: guard and wait over, one reaction, three actions END-TURN-12 END-ACT-01 END-REACT-01', () => {
    const { t, p, g } = teams(1)
    begin(t).do('takeTurn', p[0]).do('guard', p[0])
    idle(t, g[0]!, p[1], p[2], p[3])
    expect(t.sheet(p[0]).status.guarding).toBe(true)
    t.set(p[0], ['status', 'reactionsLeft'], 0).do('takeTurn', p[0])
    expect(t.sheet(p[0]).status).toMatchObject({ guarding: false, reactionsLeft: 1, actionsLeft: 3 })
  })
})

describe('surprise', () => {
  function ambush(clementineIsAlert: boolean) {
    const { t, heroes, guards, put } = enduranceTable('30x12')
    const p = ['Roland', 'Clementine', 'Fabian', 'Boudica'].map((name, i) =>
      put(name, heroes, [2, 2 * i + 1], () => ({
        ...reacting('dodge'),
        cannotBeSurprised: name === 'Clementine' && clementineIsAlert,
      })),
    ) as [Id, Id, Id, Id]
    const g = [0, 1, 2].map(i => put('goblin', guards, [3, 2 * i + 1])) as [Id, Id, Id]
    begin(t, { author: guards, surprise: guards })
    return { t, p, g, heroes }
  }

  it('EX-END-04 gives one side a whole round to itself END-SURP-01 END-SURP-02 END-SURP-03', () => {
    const { t, p, g, heroes } = ambush(false)
    expect(t.state.turn).toMatchObject({ round: 0 })
    expect(t.refusal('takeTurn', p[0])).toMatchObject({ rule: 'END-SURP-07', code: 'surprised' })
    idle(t, ...g)
    expect(t.state.turn).toMatchObject({ round: 1, seconds: 6, surprise: null })
    const sequence: string[] = []
    for (const who of [g[0], p[0], g[1], p[1], g[2], p[2], p[3]]) {
      sequence.push(goes(t, heroes))
      idle(t, who)
    }
    expect(sequence.join('')).toBe('GPGPGPP')
  })

  it('is called the surprise round, beside the GM’s clock and beside the players’ END-SURP-02', () => {
    const { t, g } = ambush(false)
    const names = () => [t.ruleset.display.prompt(t.state).roundName, view(t.state, null).roundName]
    expect(names()).toEqual(['Surprise round', 'Surprise round'])
    idle(t, ...g)
    expect(names()).toEqual([undefined, undefined])
  })

  it('EX-END-04 leaves the surprised without reactions, until the round is over END-SURP-07', () => {
    const { t, p, g } = ambush(false)
    t.do('takeTurn', g[0])
      .do('attack', g[0], { 'attack.target': p[0] })
      .roll('attack.dice', 1, 1, 9)
      .do('endTurn', g[0])
    idle(t, g[1], g[2])
    expect(t.sheet(p[0]).status).toMatchObject({ surprised: false, reactionsLeft: 1 })
    t.do('takeTurn', g[0]).do('attack', g[0], { 'attack.target': p[0] })
    t.choose('attack.defend', 'none').roll('attack.dice', 1, 1, 9)
  })

  it('is named where it keeps somebody from reacting, or by house rule does not END-SURP-07', () => {
    const { t, p, g } = ambush(false)
    t.do('takeTurn', g[0])
    const may = t.fork()
    t.do('attack', g[0], { 'attack.target': p[0] })
    expect(t.open).toMatchObject([{ key: 'attack.dice', rules: expect.arrayContaining(['END-SURP-07']) }])
    t.roll('attack.dice', 1, 1, 9)
    may.do('settings', 'gm', { set: { surprisedMayReact: true } }).set(p[0], ['status', 'reactionsLeft'], 1)
    may.do('attack', g[0], { 'attack.target': p[0] })
    expect(may.open).toMatchObject([{ key: 'attack.defend', rules: expect.arrayContaining(['END-SURP-07']) }])
  })

  it('EX-END-05 alternates with those who cannot be surprised; whoever is taken out loses the turn END-SURP-04 END-SURP-05 END-SURP-06', () => {
    const { t, p, g, heroes } = ambush(true)
    const [, clementine] = p
    idle(t, g[0])
    expect(goes(t, heroes)).toBe('P')
    t.do('takeTurn', clementine).set(g[1], ['status', 'unconscious'], true).do('endTurn', clementine)
    expect(t.refusal('takeTurn', g[1])?.rule).toBe('END-TURN-08')
    idle(t, g[2])
    expect(t.state.turn!.round).toBe(1)
    const sequence: string[] = []
    for (const who of [g[0], p[0], g[2], p[1], p[2], p[3]]) {
      sequence.push(goes(t, heroes))
      idle(t, who)
    }
    expect(sequence.join('')).toBe('GPGPPP')
  })
})

describe('the end', () => {
  it('is proposed when one team is left, and the GM has the last word END-END-01 END-END-03', () => {
    const { t, p, g } = teams(1)
    begin(t).do('takeTurn', p[0]).set(g[0]!, ['status', 'dead'], true).do('endTurn', p[0])
    expect(t.said('decided')[0]!.with.why).toBe('lastTeam')
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({ of: 'gm', title: 'Only Heroes remain' })
    t.do('end')
    expect(t.state.phase).toBe('over')
  })

  it('is proposed when an objective is reached END-END-02 END-INIT-02', () => {
    const { t, heroes, p } = teams(1)
    begin(t).do('takeTurn', p[0])
    t.do('side.edit', 'gm', { side: heroes, more: { objective: 'Reach the gate', objectiveDone: true } }).do(
      'endTurn',
      p[0],
    )
    expect(t.said('decided')[0]!.with.why).toBe('objective')
  })

  it('clears the marks of the fight; wounds and the price of cheated deaths stay END-END-03', () => {
    const { t, p } = teams(1)
    begin(t)
      .do('takeTurn', p[0])
      .do('guard', p[0])
      .set(p[0], ['health', 'cur'], 5)
      .set(p[0], ['cheatDeathDifficulty'], 15)
    t.do('end')
    expect(t.sheet(p[0])).toMatchObject({ health: { cur: 5 }, cheatDeathDifficulty: 15, status: { guarding: false } })
    t.do('begin', 'gm', { 'begin.author': Object.keys(t.state.sides)[0]!, 'begin.surprise': 'none' })
    expect(t.state.turn).toMatchObject({ round: 1, seconds: 0 })
  })

  it('needs teams that fight, each combatant on one END-INIT-01', () => {
    const { t, p } = teams(1)
    expect(t.refusal('attack', p[0])).toMatchObject({ rule: 'END-INIT-01', code: 'notInCombat' })
    begin(t)
    expect(t.state.phase).toBe('combat')
  })
})

it('a turn that nobody has is ended by nobody, not even at the GM’s word', () => {
  const { t, heroes, guards, put } = enduranceTable()
  const roland = put('Roland', heroes, [4, 5])
  put('guard', guards, [9, 5])
  begin(t)
  const { turn } = t.state
  t.do('endTurn', roland, {}, true)
  expect(t.state.turn).toEqual(turn)
  expect(t.sheet(roland).status.acted).toBe(false)
})

describe('between fights', () => {
  const worn = () => ({ health: pool(12, 5), endurance: pool(11, 0), stamina: pool(5, 1), focus: pool(10, 10) })

  it('a break gives back half, rounded up END-REST-01', () => {
    const { t, heroes, put } = enduranceTable()
    const who = put('Roland', heroes, [2, 2], worn)
    t.do('break', 'gm', { who: [who] })
    expect(t.sheet(who)).toMatchObject({
      health: pool(12, 5),
      endurance: pool(11, 6),
      stamina: pool(5, 4),
      focus: pool(10),
    })
  })

  it('a rest gives back all and one health; an interrupted one half and none END-REST-02', () => {
    const { t, heroes, put } = enduranceTable()
    const who = put('Roland', heroes, [2, 2], worn)
    const short = t.fork().do('rest', 'gm', { who: [who], interrupted: true })
    expect(short.sheet(who)).toMatchObject({ health: pool(12, 5), endurance: pool(11, 6) })
    t.do('rest', 'gm', { who: [who] })
    expect(t.sheet(who)).toMatchObject({ health: pool(12, 6), endurance: pool(11), stamina: pool(5) })
  })

  it('says what came back to whom; the players read it of their own, and of a side in words what they can see END-REST-01 END-REST-02', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const { conditions, status } = blank()
    const who = [
      put('Roland', heroes, [2, 2], worn),
      put('Clementine', heroes, [4, 2], () => ({ conditions: { ...conditions, stunned: true, bleeding: 2 } })),
      put('Guard', guards, [6, 2], () => ({ ...worn(), conditions: { ...conditions, poisoned: true } })),
      put('Corpse', heroes, [8, 2], () => ({ ...worn(), status: { ...status, dead: true } })),
    ]
    t.do('break', 'gm', { who })
    expect(t.told).toEqual([
      'Roland has had a break: 6 endurance, 3 stamina back.',
      'Clementine has had a break: nothing to get back; no longer stunned, bleeding.',
      'Guard has had a break: 6 endurance, 3 stamina back; no longer poisoned.',
    ])
    expect(t.heard).toEqual([t.told[0], t.told[1], 'Guard has had a break: no longer poisoned.'])
    expect(t.said('recovered')[0]!.because).toEqual([
      { n: 6, of: 'halfOfMaximum', rule: 'END-REST-01', to: 'endurance' },
      { n: 3, of: 'halfOfMaximum', rule: 'END-REST-01', to: 'stamina' },
    ])
    t.do('rest', 'gm', { who: [who[0]!], interrupted: true })
    expect(t.told).toEqual(['Roland has had an interrupted rest: 5 endurance, 1 stamina back.'])
    expect(t.said('recovered')[0]!.because).toContainEqual({
      n: -1,
      of: 'aboveMaximum',
      rule: 'END-REST-02',
      to: 'endurance',
    })
    t.do('side.edit', 'gm', { side: guards, show: 'nothing' }).do('rest', 'gm', { who: who.slice(0, 3) })
    expect(t.told[0]).toBe('Roland has had a rest: 1 health back.')
    expect(t.heard).toEqual(t.told.slice(0, 2))
  })

  it('there is no rest while the fight lasts END-REST-01', () => {
    const { t, p } = teams(1)
    begin(t)
    expect(t.refusal('rest', 'gm', { who: [p[0]] })).toMatchObject({ rule: 'END-REST-01', code: 'inCombat' })
  })
})

it('a sap only stuns, and the weapon says so END-DEATH-05', () => {
  const { t, heroes, guards, put } = enduranceTable()
  const who = put('Boudica', heroes, [4, 5], () => ({ items: [weapons.sap()] }))
  const guard = put('guard', guards, [5, 5], () => ({ health: pool(12, 1), endurance: pool(10, 0), constitution: 99 }))
  begin(t).do('takeTurn', who).do('attack', who).roll('attack.dice', 6, 6, 9)
  expect(t.sheet(guard).status).toMatchObject({ unconscious: true, dead: false })
  expect(t.said('spared')).toHaveLength(1)
})

it('the GM’s damage reaches each once, however often they are named END-DMG-05', () => {
  const { t, heroes, put } = enduranceTable()
  const roland = put('Roland', heroes, [3, 5], () => ({ endurance: pool(20) }))
  t.do('harm', 'gm', { who: [roland, roland], amount: 3, damage: 'none' })
  expect(t.sheet(roland).endurance.cur).toBe(17)
  expect(t.said('damaged')).toHaveLength(1)
})

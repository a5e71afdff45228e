import { describe, expect, it } from 'vitest'
import { attack, begin, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'
import { freshStatus } from '../sheet/blank'

const rolls = { readiness: 'roll' } as const

describe('the first round', () => {
  it('EX-RAT-01 whoever fails the DEX save acts after the opponents, who rolled nothing RAT-INIT-03 RAT-INIT-04 RAT-INIT-07', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bea = put('Bea', heroes, [0, 0], { ...rolls, dex: pool(13) })
    const troll = put('wood troll', foes, [5, 5])
    t.do('begin', 'gm', { 'round.telegraph': 'nothing' })
    expect(t.open.map(({ of }) => of)).toEqual([bea])
    t.roll('begin.save', 16)
    expect(t.state.turn!.late).toEqual([bea])
    t.do('nothing', bea)
    play(t)
    expect(t.refusal('other', troll)).toBeUndefined()
    expect(t.state.turn!.at).toBe(1)
    play(t)
    expect(t.state.turn!.at).toBe(2)
    play(t)
    expect(t.state.turn).toMatchObject({ round: 2, at: -1, phases: [{ side: heroes }, { side: foes }] })
  })

  it('begins with everybody on the side of the players, hirelings too RAT-INIT-01 RAT-INIT-08', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    put('Ann', heroes, [0, 0], rolls)
    const hireling = put('hireling', heroes, [1, 0], { ...rolls, kind: 'hireling' })
    put('Foe', foes, [5, 5])
    expect(t.refusal('attack', hireling)).toMatchObject({ rule: 'RAT-INIT-01' })
    begin(t, 3, 20)
    expect(t.state.turn!.late).toEqual([hireling])
  })

  it('EX-RAT-03 equal passes, ready needs no die; next round all are together RAT-INIT-05 RAT-INIT-06 RAT-ACT-04', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [0, 0], { ...rolls, dex: pool(12) })
    const bob = put('Bob', heroes, [1, 0], { ...rolls, dex: pool(14) })
    const cid = put('Cid', heroes, [2, 0])
    put('Foe', foes, [5, 5])
    begin(t, 12, 15)
    expect(t.state.turn).toMatchObject({ early: [ann, cid], late: [bob] })
    play(play(play(t)))
    expect(t.state.turn).toMatchObject({ round: 2, early: [], late: [] })
    expect(
      play(t)
        .said('phase')
        .map(({ with: f }) => f),
    ).toEqual([{ side: heroes, who: 'all' }])
  })

  it('tells the players who is next to declare, past somebody of theirs whom they do not know', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const spy = put('Cid', heroes, [2, 0])
    const ann = put('Ann', heroes, [0, 0])
    put('Foe', foes, [5, 5])
    t.do('known', 'gm', { who: [spy], known: 'absent' })
    begin(t)
    const now = () => t.ruleset.display.view(t.state, null).now
    expect(now()).toEqual({ title: 'Ann: what do you do?', who: ann, side: heroes })
    t.do('nothing', ann)
    expect(now()).toEqual({ title: 'Heroes act', who: null, side: heroes })
  })

  it('tells the players too who acts before the opponents and who after them, but not of whom they do not know RAT-INIT-04', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    put('Ann', heroes, [0, 0], rolls)
    put('Bob', heroes, [1, 0], rolls)
    const spy = put('Cid', heroes, [2, 0])
    put('Foe', foes, [5, 5])
    t.do('known', 'gm', { who: [spy], known: 'absent' })
    begin(t, 2, 20)
    expect(t.told).toContain('Before the opponents: Ann, Cid. After them: Bob.')
    expect(t.heard.at(-1)).toBe('Before the opponents: Ann. After them: Bob.')
    const shown = () => t.ruleset.display.view(t.state, null).combatants.map(({ badges }) => badges[0])
    expect(shown()).toEqual(['before the opponents', 'after the opponents', 'fresh'])
    play(play(play(t)))
    expect(t.heard).toContain('Heroes act after the opponents.')
    expect(t.state.turn!.round).toBe(2)
    expect(shown()).toEqual([undefined, undefined, 'fresh'])
  })

  it('tells the players nothing of those who save where they know none of them', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const spy = put('Cid', heroes, [2, 0])
    put('Foe', foes, [5, 5])
    t.do('known', 'gm', { who: [spy], known: 'absent' })
    begin(t)
    expect(t.told).toContain('Before the opponents: Cid.')
    expect(t.heard.join(' ')).not.toMatch(/saves|opponents/)
  })

  it('catches PCs out without a roll, and makes the ready roll against a foe who lay ready RAT-INIT-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [0, 0])
    const bob = put('Bob', heroes, [1, 0], { readiness: 'caughtOut' })
    put('Foe', foes, [5, 5], { readiness: 'ready' })
    begin(t, 2)
    expect(t.state.turn).toMatchObject({ early: [ann], late: [bob] })
  })

  it('asks no roll of those who cannot act; one in critical damage crawls late RAT-INIT-09', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    put('Ann', heroes, [0, 0])
    put('Bob', heroes, [1, 0], { ...rolls, wil: pool(9, 0) })
    const cid = put('Cid', heroes, [2, 0], { ...rolls, status: { ...freshStatus(), critical: true, hourLeft: 10 } })
    put('Foe', foes, [5, 5])
    begin(t)
    expect(t.state.turn!.late).toEqual([cid])
    expect(t.refusal('crawl', cid)).toBeUndefined()
  })

  it('gives further sides phases of their own, and asks the GM who is first when no PC takes part RAT-INIT-10', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('side.add', 'gm', { name: 'Rats' })
    const rats = Object.keys(t.state.sides)[2]!
    put('Guard', heroes, [0, 0], { kind: 'npc' })
    put('Foe', foes, [5, 5])
    put('Rat', rats, [8, 8])
    t.do('begin', 'gm').choose('begin.first', foes)
    expect(t.state.turn).toMatchObject({
      players: null,
      at: 0,
      phases: [{ side: foes }, { side: heroes }, { side: rats }],
    })
    expect(t.refusal('orderSaves')).toMatchObject({ rule: 'RAT-INIT-10' })
  })

  it('saves once more for the order at the beginning of a later round RAT-INIT-11', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [0, 0], { ...rolls, dex: pool(10) })
    put('Foe', foes, [5, 5])
    begin(t, 5)
    play(play(t))
    expect(t.state.turn!.round).toBe(2)
    t.do('orderSaves').roll('begin.save', 11)
    expect(t.state.turn!.late).toEqual([ann])
    expect(t.refusal('orderSaves')).toBeUndefined()
    play(t)
    expect(t.refusal('orderSaves')).toMatchObject({ rule: 'RAT-INIT-11' })
  })

  it('lets those who come later act from the next round on RAT-INIT-12', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    put('Ann', heroes, [0, 0])
    put('Foe', foes, [5, 5])
    begin(t)
    const bob = put('Bob', heroes, [1, 0])
    expect(t.refusal('attack', bob)).toMatchObject({ rule: 'RAT-INIT-12' })
    play(play(t))
    expect(t.refusal('attack', bob)).toBeUndefined()
  })

  it('counts ten seconds a round RAT-INIT-02', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    put('Ann', heroes, [0, 0])
    put('Foe', foes, [5, 5])
    begin(t)
    play(play(t))
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({ round: 2, seconds: 10 })
  })

  it('is lost to whoever fails, under the house rule RAT-OPT-07', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { lateLoseTurn: true } })
    const bea = put('Bea', heroes, [0, 0], { ...rolls, dex: pool(10) })
    put('Foe', foes, [5, 5])
    begin(t, 15)
    expect(t.heard.at(-1)).toBe('No turn this round: Bea.')
    expect(t.ruleset.display.view(t.state, null).combatants[0]!.badges).toContain('no turn this round')
    expect(t.refusal('attack', bea)).toMatchObject({ rule: 'RAT-OPT-07' })
    expect(t.state.turn!.at).toBe(1)
    expect(play(t).state.turn!.round).toBe(2)
  })
})

describe('a round', () => {
  it('shows what the foes will likely do; nobody is bound by it RAT-TURN-01', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [0, 0])
    const bob = put('Bob', heroes, [6, 5])
    const foe = put('Foe', foes, [5, 5])
    t.do('begin').enter('round.telegraph')
    expect(t.state.turn!.intents).toEqual([{ who: foe, words: 'attack', target: bob }])
    expect(JSON.stringify(t.ruleset.display.view(t.state, null))).toContain('likely: attack Bob')
    t.do('telegraph', 'gm', { who: foe, words: 'run at', target: ann })
    expect(t.state.turn!.intents).toEqual([{ who: foe, words: 'run at', target: ann }])
    play(t).do('nothing', foe)
  })

  it('says no more what a foe will likely do once it is out of the fight RAT-TURN-01', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    put('Bob', heroes, [6, 5])
    const foe = put('Foe', foes, [5, 5])
    put('Other', foes, [9, 9])
    t.do('begin').enter('round.telegraph')
    expect(JSON.stringify(t.ruleset.display.view(t.state, null)).match(/likely: attack Bob/g)).toHaveLength(2)
    t.do('harm', 'gm', { who: [foe], ability: 'str', amount: 20 })
    // The other one's is left.
    expect(JSON.stringify(t.ruleset.display.view(t.state, null)).match(/likely: attack Bob/g)).toHaveLength(1)
  })

  it('takes the declarations of the players first, and locks them when all have declared RAT-TURN-02 RAT-TURN-03', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [0, 0])
    const bob = put('Bob', heroes, [1, 0])
    const foe = put('Foe', foes, [0, 1])
    begin(t)
    expect(t.ruleset.display.prompt(t.state).of).toBe(ann)
    attack(t, ann, foe)
    expect(t.said('saved')).toEqual([])
    expect(t.refusal('play')).toMatchObject({ rule: 'RAT-TURN-03', with: { who: [bob] } })
    t.do('nothing', bob).do('play').enter('phase.rulings').roll('attack.dice', 2)
    expect(t.refusal('attack', ann)).toMatchObject({ rule: 'RAT-TURN-03' })
  })

  it('keeps the place of a replaced declaration; who acts late declares at once too, and anew when the target is gone RAT-TURN-04', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [0, 0])
    const bob = put('Bob', heroes, [1, 0], { readiness: 'caughtOut' })
    const foe = put('Foe', foes, [0, 1], { hp: pool(1, 0), str: pool(2) })
    const other = put('Foe', foes, [1, 1])
    begin(t)
    attack(attack(t, ann, other, { 'attack.weapon': '0' }), bob, foe)
    t.do('takeBack', ann)
    attack(t, ann, foe)
    expect(t.state.turn!.declared.map(({ who }) => who)).toEqual([ann, bob])
    t.do('settings', 'gm', { set: { morale: false } })
    play(t).roll('attack.dice', 6)
    expect(t.sheet(foe).status.dead).toBe(true)
    play(t)
    play(t).choose('attack.again', other).roll('attack.dice', 1, 2)
    expect(t.sheet(other).hp.cur).toBe(1)
  })

  it('takes the declarations of the others at the start of their own phase RAT-TURN-05', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [0, 0])
    const foe = put('Foe', foes, [0, 1])
    begin(t)
    expect(t.refusal('attack', foe)).toMatchObject({ rule: 'RAT-TURN-05' })
    play(t)
    attack(t, foe, ann)
    expect(t.said('declared')[0]!.shared).toBeUndefined()
    expect(JSON.stringify(t.ruleset.display.view(t.state, null))).not.toContain('attacks')
    play(t).roll('attack.dice', 1)
  })

  it('lets everything in a phase happen at once: the attack of one brought down by a friend still counts RAT-TURN-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bomb = {
      name: 'bomb',
      dice: [6 as const],
      blast: true,
      area: null,
      ranged: true,
      hands: 1 as const,
      held: true,
      critEffect: null,
    }
    const ann = put('Ann', heroes, [0, 0], { weapons: [bomb] })
    const bob = put('Bob', heroes, [3, 3], { hp: pool(1, 0), armorItems: [], str: pool(13) })
    const foe = put('Foe', foes, [4, 3], { hp: pool(9) })
    begin(t)
    attack(t, ann, bob, { 'attack.weapon': '0', 'attack.others': [] })
    attack(t, bob, foe, { 'attack.weapon': '0' }).do('move', bob, {
      'move.path': [t.cell([2, 3])],
      'move.when': 'after',
    })
    play(t).roll('attack.dice', 6).roll('critical.save', 20)
    expect(t.sheet(bob).status.critical).toBe(true)
    t.roll('attack.dice', 4)
    expect(t.sheet(foe).hp.cur).toBe(5)
    expect(t.state.combatants[bob]!.cell).toBe(t.cell([3, 3]))
  })

  it('takes the turn of whoever fell in an earlier phase; a PC in critical damage may crawl RAT-TURN-07 RAT-MOVE-05 RAT-COND-01', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bea = put('Bea', heroes, [5, 5], { readiness: 'caughtOut', hp: pool(1, 0), str: pool(12) })
    const finn = put('Finn', heroes, [7, 5], { readiness: 'caughtOut', hp: pool(1, 0), str: pool(2) })
    const foe = put('Foe', foes, [6, 5])
    const other = put('Foe', foes, [6, 6])
    begin(t)
    attack(attack(t, bea, foe), finn, foe)
    play(t)
    attack(attack(t, foe, bea), other, finn)
    play(t).roll('attack.dice', 4).roll('critical.save', 9).roll('attack.dice', 6).choose('death.next', 'wait')
    play(t)
    expect(t.refusedAnswer('crawl.path', [t.cell([4, 5]), t.cell([3, 5]), t.cell([2, 5])])).toMatchObject({
      rule: 'RAT-MOVE-05',
    })
    t.walk('crawl.path', [4, 5], [3, 5])
    expect(t.fight.events.flatMap(e => (e.type === 'lost' ? [e.with] : []))).toEqual([{ who: finn }])
    expect(t.state.combatants[bea]!.cell).toBe(t.cell([3, 5]))
    expect(t.refusal('attack', bea)).toMatchObject({ rule: 'RAT-COND-01' })
    expect(t.refusal('crawl', bea)).toBeUndefined()
  })

  it('takes late declarations when the late phase comes, under the house rule RAT-OPT-12', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { declareByPhase: true } })
    const ann = put('Ann', heroes, [0, 0])
    const bob = put('Bob', heroes, [1, 0], { readiness: 'caughtOut' })
    put('Foe', foes, [0, 1])
    begin(t)
    expect(t.refusal('attack', bob)).toMatchObject({ rule: 'RAT-OPT-12' })
    t.do('nothing', ann)
    play(play(t))
    expect(t.refusal('attack', bob)).toBeUndefined()
    expect(t.refusal('attack', ann)).toMatchObject({ rule: 'RAT-TURN-03' })
    play(t)
  })
})

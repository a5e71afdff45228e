import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { attack, begin, done, duel, health, murdhamTable, passive, scores } from '../../../test/parties/murdham'
import { armour, listed, weapon } from './sheet/weapons'

describe('morale', () => {
  it('EX-MUR-22 of a group at half is one die for all who must check; who passed is free of it MUR-MOR-01 MUR-MOR-04 MUR-MOR-06', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [22, 1])
    const wits = [8, 8, 9, 10, 6]
    const all = wits.map((wit, i) => put('Bandit', foes, [1, i % 4], scores({ wit }), { orders: passive }))
    const [first, second, nine, ten, six] = all as [Id, Id, Id, Id, Id]
    begin(t, heroes)
    const round = () => {
      while (t.open.length === 0) t.do('pass', 'gm')
      return t
    }
    round().choose('round.first', heroes)
    t.do('harm', 'gm', { who: [first, ten], amount: 8 })
    round().roll('morale.die', 8).choose('round.first', heroes)
    expect(all.map(id => t.sheet(id).status.moraleExempt)).toEqual([false, true, true, false, false])
    expect(t.sheet(six).status.stance).toBe('broken')
    t.do('settings', 'gm', { set: { brokenMayWait: true } })
    t.do('harm', 'gm', { who: [nine], amount: 5 })
    round()
    expect(t.open[0]!.key).toBe('round.first')
    t.choose('round.first', heroes)
    expect(t.state.turn!.round).toBe(4)
    expect(second).toBeDefined()
  })

  it('EX-MUR-23 of one alone is checked at half health; who surrenders and is struck may fight on MUR-MOR-02 MUR-SURR-03 MUR-SURR-04', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    const third = Object.keys(t.do('side.add', 'gm', { name: 'Rats' }).state.sides).at(-1)!
    const syb = put('Sybilla', heroes, [2, 1], { orders: passive })
    put('Rat', third, [22, 1])
    const ogre = put('Ogre', foes, [1, 1], scores({ str: 12, wit: 6 }), health(12), { weapons: [weapon('club', 8)] })
    begin(t, heroes)
    const round = () => {
      if (t.state.turn!.acting) done(t)
      while (t.open.length === 0) t.do('pass', 'gm')
      return t
    }
    t.do('harm', 'gm', { who: [ogre], amount: 3 })
    expect(t.state.turn!.groups.find(({ members }) => members.includes(ogre))!.due).toBe(false)
    t.do('harm', 'gm', { who: [ogre], amount: 3 })
    expect(t.state.turn!.groups.find(({ members }) => members.includes(ogre))!.due).toBe(true)
    round().roll('morale.die', 7).choose('round.first', foes)
    expect(t.sheet(ogre).status.stance).toBe('broken')
    t.do('surrender', ogre)
    expect(t.sheet(ogre)).toMatchObject({ weapons: [], status: { stance: 'surrendered', turn: 'spent' } })
    t.do('pass', 'gm')
    attack(t, syb, ogre).roll('attack.damage', 2).choose('surrender.fightOn', 'fightOn')
    expect(t.sheet(ogre)).toMatchObject({
      health: { cur: 4 },
      status: { stance: 'steady', turn: 'spent', incapacitated: false },
    })
    round().choose('round.first', heroes)
    t.do('harm', 'gm', { who: [ogre], amount: 1 })
    round().roll('morale.die', 1).choose('round.first', heroes)
    expect(t.sheet(ogre).status.moraleExempt).toBe(true)
  })

  it('waits for the end of the round, and breaks those who fail MUR-MOR-03 MUR-MOR-05 MUR-MOR-10', () => {
    const { t, heroes, foes, put, bandit, far } = duel()
    const third = put('Bandit', foes, [36, 2])
    begin(t, heroes)
    t.do('harm', 'gm', { who: [bandit, third], amount: 8 })
    expect(t.sheet(far).status.stance).toBe('steady')
    t.do('pass', 'gm').do('pass', 'gm').roll('morale.die', 9).choose('round.first', foes)
    expect(t.sheet(far).status.stance).toBe('broken')
  })

  it('breaks nobody whom the GM has led away over the roll MUR-MOR-05 MUR-MOR-12', () => {
    const { t, heroes, foes, put, bandit, far } = duel()
    const [third, fourth] = [put('Bandit', foes, [36, 2]), put('Bandit', foes, [37, 2])]
    begin(t, heroes)
    t.do('harm', 'gm', { who: [bandit, third], amount: 8 })
    t.do('pass', 'gm').do('pass', 'gm')
    t.ruleIn('leave', { who: [far] })
      .roll('morale.die', 9)
      .choose('round.first', foes)
    expect([far, fourth].map(id => t.sheet(id).status.stance)).toEqual(['steady', 'broken'])
    expect(t.said('morale').map(({ with: f }) => f.failed)).toEqual([[fourth]])
  })

  it('says nothing of a roll for which nobody is left MUR-MOR-12', () => {
    const { t, heroes, foes, put, ada, bandit, far } = duel()
    put('Bandit', foes, [36, 2])
    begin(t, heroes)
    t.do('harm', 'gm', { who: [bandit, far], amount: 8 })
    t.do('pass', 'gm').do('pass', 'gm')
    const last = Object.values(t.state.combatants).flatMap(c => (c.side === foes && !c.sheet.status.dead ? [c.id] : []))
    t.ruleIn('leave', { who: last.filter(id => id !== bandit && id !== far) }).roll('morale.die', 9)
    expect(t.said('morale')).toEqual([])
    while (t.open[0]) t.enter(t.open[0].key)
    expect(ada).toBeDefined()
  })

  it('EX-MUR-28 does not try whoever fights on for the own surrender, but for a later loss MUR-MOR-10 MUR-SURR-04', () => {
    const { t, heroes, foes, put, ada, bandit, far } = duel()
    const third = put('Bandit', foes, [36, 2])
    begin(t, heroes)
    t.do('settings', 'gm', { set: { brokenMayWait: true } })
    t.do('harm', 'gm', { who: [third], amount: 8 })
    t.do('pass', 'gm').do('pass', 'gm').roll('morale.die', 9).choose('round.first', foes)
    t.do('surrender', bandit)
    attack(t, ada, bandit).roll('attack.damage', 1).choose('surrender.fightOn', 'fightOn')
    done(t)
    const another = t.fork()
    t.do('pass', 'gm').do('pass', 'gm')
    expect(t.open[0]!.key).toBe('round.first')
    t.choose('round.first', foes)
    another.do('harm', 'gm', { who: [far], amount: 8 })
    while (another.open.length === 0) another.do('pass', 'gm')
    another.roll('morale.die', 9).choose('round.first', foes)
    expect(another.sheet(bandit).status.stance).toBe('broken')
  })

  it('of one alone is checked all the same when it surrenders and fights on in the round of its wound MUR-MOR-02 MUR-SURR-04', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    const syb = put('Sybilla', heroes, [2, 1], { orders: passive })
    const third = Object.keys(t.do('side.add', 'gm', { name: 'Rats' }).state.sides).at(-1)!
    put('Rat', third, [22, 1])
    const ogre = put('Ogre', foes, [1, 1], health(12))
    begin(t, foes)
    t.do('harm', 'gm', { who: [ogre], amount: 3 }).do('harm', 'gm', { who: [ogre], amount: 3 })
    t.do('surrender', ogre).do('pass', 'gm')
    attack(t, syb, ogre).roll('attack.damage', 1).choose('surrender.fightOn', 'fightOn')
    done(t)
    while (t.open.length === 0) t.do('pass', 'gm')
    expect(t.open[0]!.key).toBe('morale.die')
    t.roll('morale.die', 1)
    while (t.open[0]) t.enter(t.open[0].key)
  })

  it('does not touch those immune to fear, nor those who cannot act; half is rounded up MUR-MOR-08 MUR-MOR-09 MUR-MOR-12', () => {
    const { t, heroes, foes, put, bandit, far } = duel({}, {})
    t.set(far, ['mind'], 'mindless')
    const third = put('Bandit', foes, [36, 2])
    begin(t, heroes)
    // Two of three are left: half of three is two.
    t.do('harm', 'gm', { who: [third], amount: 8 })
    t.do('pass', 'gm').do('pass', 'gm').roll('morale.die', 8).choose('round.first', heroes)
    expect([bandit, far].map(id => t.sheet(id).status.moraleExempt)).toEqual([true, false])
    t.set(bandit, ['status', 'incapacitated'], true)
    t.do('pass', 'gm').do('pass', 'gm').choose('round.first', heroes)
  })

  it('leaves the broken to flee or surrender, never nearer to the enemy MUR-MOR-07', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [9, 1])
    const bandit = put('Bandit', foes, [5, 1], { status: { stance: 'broken' } })
    put('Bandit', foes, [22, 1])
    begin(t, foes)
    expect(t.refusal('attack', bandit)).toMatchObject({ rule: 'MUR-MOR-07', code: 'broken' })
    expect(t.refusal('step', bandit, { 'step.to': 'border:t2' })).toMatchObject({
      rule: 'MUR-MOR-07',
      code: 'mustRetreat',
    })
    expect(t.refusal('endTurn', bandit)).toMatchObject({ rule: 'MUR-MOR-07', code: 'mustYield' })
    t.do('step', bandit, { 'step.to': 'border:t0' })
    done(t)
  })

  it('of one who began the fight alone is its own, though its faction has others MUR-MOR-11', () => {
    const { t, heroes, bandit } = duel({}, { group: 'captain' })
    begin(t, heroes)
    t.do('harm', 'gm', { who: [bandit], amount: 3 }).do('harm', 'gm', { who: [bandit], amount: 1 })
    t.do('pass', 'gm').do('pass', 'gm').roll('morale.die', 8).choose('round.first', heroes)
    expect(t.sheet(bandit).status.moraleExempt).toBe(true)
  })

  it('leaves it to the enemy whether the surrendered are spared MUR-SURR-01 MUR-SURR-02', () => {
    const { t, foes, ada, bandit } = duel()
    begin(t, foes)
    t.do('surrender', bandit)
    attack(t, ada, bandit).roll('attack.damage', 1).choose('surrender.fightOn', 'stay')
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 7 }, status: { stance: 'surrendered' } })
  })

  it('EX-MUR-29 lets the surrendered fight on whom an enemy stuns, though nothing hurt them MUR-SURR-03 MUR-SURR-04 MUR-COND-03', () => {
    const cosh = weapon('cosh', 4, { keywords: ['stun'] })
    const { t, foes, heroes, put, ada, bandit } = duel({ weapons: [cosh] }, { armour: armour('mail', 2) })
    const kay = put('Kay', heroes, [9, 1], { weapons: [listed('flash powder')] })
    begin(t, foes)
    t.do('surrender', bandit)
    const dazzled = t.fork()
    const struck = t.fork()
    attack(t, ada, bandit).roll('attack.damage', 1).choose('surrender.fightOn', 'fightOn')
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 8 }, status: { stance: 'steady', turn: 'spent' } })
    dazzled.do('blast', kay, { 'blast.zone': 't0' }).choose('attack.stance', 'still').roll('hit.save', 1)
    dazzled.choose('attack.react', 'none').choose('surrender.fightOn', 'stay')
    expect(dazzled.sheet(bandit).status).toMatchObject({ stance: 'surrendered', skipTurn: true })
    // Hurt and stunned by one blow, they are asked once.
    attack(struck, ada, bandit).roll('attack.damage', 3).choose('surrender.fightOn', 'stay')
    expect(struck.open).toEqual([])
  })
})

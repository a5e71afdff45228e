import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import {
  attack,
  begin,
  healthLeft,
  done,
  health,
  murdhamTable,
  passive,
  scores,
  type Change,
} from '../../../../test/parties/murdham'
import { armour, helmet, listed, shield, weapon } from '../sheet/weapons'

type T = ReturnType<typeof murdhamTable>['t']

const asking = { attacks: 'best', react: 'ask', guard: 'never', opportunity: 'never', omens: 'ask' } as const

/** Two who stand together, and one of each faction far off, so that the fight goes on whatever happens to the first two. */
function duel(...changes: Change[]) {
  const { t, heroes, foes, put } = murdhamTable('40x4')
  const ada = put('Ada', heroes, [1, 1], { orders: asking }, changes[0] ?? {})
  const bandit = put('Bandit', foes, [2, 1], { orders: passive }, changes[1] ?? {})
  const bo = put('Bo', heroes, [38, 1], { orders: passive })
  const far = put('Cut-throat', foes, [37, 1], { orders: passive })
  return { t, heroes, foes, put, ada, bandit, bo, far }
}

/** All pass until the next round, which this faction begins. */
function nextRound(t: T, first: Id): T {
  if (t.state.turn!.acting) done(t)
  while (t.open.length === 0) t.do('pass', 'gm')
  if (t.open[0]!.key === 'morale.die') t.roll('morale.die', 1)
  return t.choose('round.first', first)
}

describe('EX-MUR-25', () => {
  it('1: dying, tended in time, injured MUR-DEATH-01 MUR-DEATH-04 MUR-DICE-12', () => {
    const medicine = { name: 'medicine box', effect: 'medicine', text: '', count: 1 } as const
    const { t, heroes, put, ada } = duel({ omens: 0 })
    const tender = put('Bo', heroes, [1, 2], { consumables: [medicine] })
    begin(t, heroes)
    nextRound(nextRound(t, heroes), heroes)
    t.set(ada, ['health', 'cur'], 3).do('harm', 'gm', { who: [ada], amount: 5 })
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 0 }, status: { incapacitated: true, diesAtEndOf: 4 } })
    nextRound(t, heroes).do('tend', tender, { 'tend.whom': ada }).roll('injury.dice', 4).roll('injury.loss', 2)
    expect(t.sheet(ada)).toMatchObject({
      health: { cur: 1 },
      agi: { cur: 6 },
      status: { incapacitated: true, diesAtEndOf: null, hobbled: true },
    })
  })

  it('2: a chase at equal pace is one die, and none where those who flee ride MUR-CHASE-02 MUR-CHASE-03', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [1, 1])
    const away = [6, 8, 11].map((agi, i) => put('Bandit', foes, [20, i], scores({ agi })))
    t.do('chase', 'gm', { who: away })
    const mounted = t.fork()
    t.choose('chase.pace', 'equal').roll('chase.die', 8)
    expect(away.map(id => t.sheet(id).status.stance)).toEqual(['surrendered', 'fled', 'fled'])
    mounted.choose('chase.pace', 'faster')
    expect(away.map(id => mounted.sheet(id).status.stance)).toEqual(['fled', 'fled', 'fled'])
  })

  it('3: 15 seconds pass, and nothing is done MUR-OPT-10 MUR-OPT-12', () => {
    const { t, heroes, foes, bo } = duel()
    begin(t, heroes)
    t.do('settings', 'gm', { set: { chaosTimer: true } })
      .do('turn', bo)
      .do('timeUp', bo)
    expect(t.sheet(bo).status.turn).toBe('spent')
    expect(t.state.turn).toMatchObject({ at: foes, passes: 0 })
  })

  it('4: an omen rolls damage again, and the lower counts MUR-OMEN-01', () => {
    const { t, foes, ada, bandit } = duel({ omens: 1 })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'none').roll('attack.damage', 5)
    t.choose('omen.damage', 'spend').roll('attack.damage', 2)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 6 }, omens: 0 })
  })

  describe('omens in an exchange of blows', () => {
    /** Ada strikes the bandit, who strikes back, with these dice; all of them lie on the table before anybody is asked. */
    const clash = (attacked: number, countered: number, ...changes: Change[]) => {
      const { t, heroes, ada, bandit } = duel({ omens: 1, ...changes[0] }, { ...changes[1], orders: asking })
      begin(t, heroes)
      attack(t, ada, bandit).choose('attack.react', 'counter')
      t.roll('attack.damage', attacked).roll('counter.damage', countered)
      return { t, ada, bandit }
    }

    it('are not offered against a counter whose maker goes down first MUR-OMEN-01 MUR-REACT-07', () => {
      const { t, ada, bandit } = clash(5, 2)
      expect(t.open).toEqual([])
      expect(healthLeft(t, ada, bandit)).toEqual([8, 3])
      expect(t.sheet(ada).omens).toBe(1)
    })

    it('are offered against one that lands, and may turn the order about MUR-OMEN-01 MUR-REACT-07', () => {
      const { t, ada, bandit } = clash(3, 5)
      const kept = t.fork().choose('omen.damage', 'keep')
      expect(healthLeft(kept, ada, bandit)).toEqual([3, 8])
      t.choose('omen.damage', 'spend').roll('counter.damage', 2)
      expect(healthLeft(t, ada, bandit)).toEqual([6, 5])
      expect(t.said('hurt').map(({ with: { who } }) => who)).toEqual([bandit, ada])
      const both = clash(3, 3)
      both.t.choose('omen.damage', 'keep')
      expect(healthLeft(both.t, both.ada, both.bandit)).toEqual([5, 5])
    })

    it('are offered where the first blow leaves its victim standing: the undead, the frenzied MUR-OMEN-01 MUR-KIND-01', () => {
      for (const stands of [{ kind: 'undead' as const }, { status: { frenzied: true } }]) {
        const { t, ada, bandit } = clash(5, 2, {}, stands)
        t.choose('omen.damage', 'spend').roll('counter.damage', 1)
        expect(healthLeft(t, ada, bandit)).toEqual([7, 3])
      }
      const robot = clash(5, 2, {}, { kind: 'construct' })
      expect(healthLeft(robot.t, robot.ada, robot.bandit)).toEqual([8, 3])
    })

    it('count the helmet, and death outright MUR-OMEN-01 MUR-ARM-04 MUR-DMG-04', () => {
      const covered = clash(4, 2, {}, { helmet: helmet() })
      covered.t.choose('omen.damage', 'keep')
      expect(healthLeft(covered.t, covered.ada, covered.bandit)).toEqual([6, 4])
      const slain = clash(5, 2, {}, { kind: 'undead', ...scores({ str: 5 }) })
      expect(slain.t.sheet(slain.bandit).status.dead).toBe(true)
      expect(slain.t.open).toEqual([])
    })
  })

  it('5: distracted, a turn is gone MUR-ACT-04 MUR-COND-03', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    const passed = t.fork()
    t.do('distract', ada, { 'trick.target': bandit }).choose('trick.how', 'save').roll('trick.save', 11)
    expect(t.sheet(bandit).status.turn).toBe('spent')
    passed.do('distract', ada, { 'trick.target': bandit }).choose('trick.how', 'save').roll('trick.save', 8)
    expect(passed.sheet(bandit).status.turn).toBe('fresh')
  })

  it('6: a large troll strikes twice as hard, and its hide is twice as thick MUR-SIZE-01', () => {
    const troll: Change = { ...scores({ str: 12 }), ...health(24), size: 'large', naturalArmour: 1 }
    const { t, foes, ada, bandit, heroes, put } = duel({}, troll)
    const bo = put('Bo', heroes, [1, 2], { weapons: [weapon('sword', 6)], orders: passive })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'none').roll('attack.damage', 2)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 4 }, status: { incapacitated: true } })
    done(t)
    attack(t, bo, bandit).roll('attack.damage', 5)
    expect(t.sheet(bandit).health.cur).toBe(21)
  })

  it('7: the undead stay up, go on while dying, and check no morale MUR-KIND-01 MUR-DEATH-04 MUR-MOR-08', () => {
    const { t, heroes, bandit } = duel({}, { kind: 'undead', group: 'alone' })
    begin(t, heroes)
    t.do('harm', 'gm', { who: [bandit], amount: 5 })
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 3 }, status: { incapacitated: false } })
    nextRound(t, heroes)
    t.do('harm', 'gm', { who: [bandit], amount: 3 })
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 0 }, status: { incapacitated: false, diesAtEndOf: 3 } })
    t.do('pass', 'gm').do('endTurn', bandit)
    nextRound(t, heroes)
    expect(t.sheet(bandit).status.dead).toBe(false)
    nextRound(t, heroes)
    expect(t.sheet(bandit).status.dead).toBe(true)
  })

  it('8: a power costs mana, or corruption, which may burn MUR-POW-01 MUR-DICE-14', () => {
    const power = {
      name: 'Glow',
      level: 1,
      range: 'personal',
      die: null,
      direct: false,
      dodge: false,
      text: 'It glows.',
    } as const
    const { t, heroes, ada } = duel({ powers: [power], mana: { cur: 1, max: 1 }, omens: 0 })
    begin(t, heroes)
    t.do('invoke', ada)
    expect(t.sheet(ada)).toMatchObject({ mana: { cur: 0 }, corruption: 0 })
    nextRound(t, heroes).do('invoke', ada)
    const stays = t.fork()
    t.roll('corruption.die', 2)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 6 }, corruption: 0 })
    expect(t.said('power')).toHaveLength(1)
    stays.roll('corruption.die', 3)
    expect(stays.sheet(ada)).toMatchObject({ health: { cur: 8 }, corruption: 2 })
  })

  it('9: whoever dodges blows dodges once for nothing MUR-SKILL-01 MUR-TURN-08', () => {
    const { t, foes, put, ada, bandit, heroes } = duel({ skills: ['dodgeBlows'], omens: 0 })
    const other = put('Bandit', foes, [2, 2])
    put('Dan', heroes, [1, 3], { orders: { ...passive, guard: 'always' }, skills: ['protect'] })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'dodge').roll('dodge.save', 8)
    expect(t.sheet(ada).status.turn).toBe('fresh')
    done(t)
    t.do('pass', 'gm')
    attack(t, other, ada).choose('attack.react', 'dodge').roll('dodge.save', 8)
    expect(t.sheet(ada).status.turn).toBe('spent')
    nextRound(t, foes)
    // The guard, too, does one thing only.
    attack(t, bandit, ada).choose('attack.react', 'none').roll('attack.damage', 1)
  })

  it('10: the end is proposed at once; gear wears, and the stretch ends MUR-END-01 MUR-GEAR-01 MUR-COND-01', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const ada = put('Ada', heroes, [1, 1], { orders: asking })
    const bandit = put('Bandit', foes, [2, 1], health(2, 8), { orders: passive })
    begin(t, heroes)
    attack(t, ada, bandit).roll('attack.damage', 1).choose('fight.over', 'end').roll('gear.wear', 3)
    expect(t.state.phase).toBe('over')
    expect(t.sheet(bandit).status.incapacitated).toBe(true)
    t.do('stretch')
    expect(t.sheet(bandit).status.incapacitated).toBe(false)
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
    attack(t, ada, bandit).roll('hit.save', 6).roll('attack.damage', 4).roll('attack.damage', 2)
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

describe('death', () => {
  it('comes at the end of the next round to the dying, before morale MUR-DEATH-04 MUR-DEATH-01', () => {
    const { t, heroes, bandit } = duel()
    begin(t, heroes)
    t.set(bandit, ['health', 'cur'], 1).do('harm', 'gm', { who: [bandit], amount: 2 })
    nextRound(t, heroes)
    expect(t.sheet(bandit).status.dead).toBe(false)
    nextRound(t, heroes)
    expect(t.sheet(bandit).status.dead).toBe(true)
  })

  it('comes with an ability at 0; less STR is less health, but never the last of it MUR-DEATH-02', () => {
    const { t, ada } = duel({ omens: 0, health: { cur: 2, max: 8 } })
    t.do('injure', 'gm', { who: [ada] })
      .roll('injury.dice', 2)
      .roll('injury.loss', 4)
    expect(t.sheet(ada)).toMatchObject({
      str: { cur: 4 },
      health: { cur: 1, max: 4 },
      status: { incapacitated: false },
    })
    t.do('injure', 'gm', { who: [ada] })
      .roll('injury.dice', 2)
      .roll('injury.loss', 4)
    expect(t.sheet(ada).status.dead).toBe(true)
  })

  it('may be turned aside by an omen, at the price of an injury for good; a failed save may be rolled again MUR-OMEN-01', () => {
    const { t, foes, ada, bandit } = duel({ omens: 2 })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'dodge').roll('dodge.save', 9)
    t.choose('omen.save', 'spend').roll('dodge.save', 9).choose('omen.save', 'keep')
    for (const die of [6, 6, 3]) t.roll('attack.damage', die)
    t.choose('omen.damage', 'keep').choose('omen.death', 'spend')
    t.roll('injury.dice', 1)
    expect(t.sheet(ada)).toMatchObject({
      omens: 0,
      health: { cur: 1 },
      status: { dead: false, incapacitated: true, diesAtEndOf: null },
      injuries: [{ n: 1, permanent: true }],
    })
  })

  it('leaves a scar, a weaker limb or sense: each face of the d6 MUR-DICE-12', () => {
    const { t, ada } = duel({ omens: 0 })
    const injured = (...dice: [string, number][]) => {
      const one = t.fork().do('injure', 'gm', { who: [ada] })
      for (const [key, face] of dice) one.roll(key, face)
      return one
    }
    expect(injured(['injury.dice', 3], ['injury.loss', 2]).sheet(ada).wit.cur).toBe(6)
    expect(injured(['injury.dice', 5], ['injury.arm', 2]).sheet(ada).status.armInjury.main).toBe(true)
    const eye = injured(['injury.dice', 6])
    expect(eye.sheet(ada).status).toMatchObject({ eyeInjury: true, blind: false })
    eye.do('injure', 'gm', { who: [ada] }).roll('injury.dice', 6)
    expect(eye.sheet(ada).status.blind).toBe(true)
    eye.do('rest', 'gm', { who: [ada] })
    expect(eye.sheet(ada)).toMatchObject({ injuries: [], status: { eyeInjury: false, blind: false } })
  })
})

describe('a full rest', () => {
  const broken = { armInjury: { main: true, off: false } }
  const injuries = [
    { n: 4, words: 'AGI −2, hobbled', permanent: false },
    { n: 5, words: 'the primary arm is useless', permanent: true },
  ]

  it('says what came back to whom; what is for good stays MUR-DICE-12', () => {
    const { t, ada, bandit } = duel(
      {
        ...health(2),
        agi: { cur: 6, max: 8 },
        mana: { cur: 0, max: 1 },
        injuries,
        status: { ...broken, poisoned: true },
      },
      { ...health(7), status: { poisoned: true } },
    )
    t.do('rest', 'gm', { who: [ada, bandit] })
    expect(t.told).toEqual([
      'Ada has had a full rest: 6 health, 1 mana, 2 AGI back; healed: AGI −2, hobbled; no longer poisoned.',
      'Bandit has had a full rest: 1 health back; no longer poisoned.',
    ])
    expect(t.heard).toEqual([t.told[0], 'Bandit has had a full rest: no longer poisoned.'])
    expect(t.sheet(ada)).toMatchObject({ injuries: [injuries[1]], status: { armInjury: { main: true } } })
    expect(t.said('rested')[0]!.because).toContainEqual({ n: 2, of: 'fullRest', rule: 'MUR-DICE-12', to: 'agi' })
    t.do('rest', 'gm', { who: [ada] })
    expect(t.heard).toEqual(['Ada has had a full rest: nothing to get back.'])
  })

  it('tells the players no number of the GM’s own whose side is shown exactly, nor does anything else that hurts or heals', () => {
    const { t, heroes, put } = murdhamTable()
    const ada = put('Ada', heroes, [1, 1])
    const guide = put('Guide', heroes, [2, 1], { controller: 'gm' })
    const both = { who: [ada, guide] }
    t.do('adjust', 'gm', { ...both, pool: 'health', by: -1 })
    expect(t.heard).toEqual([t.told[0]])
    t.do('harm', 'gm', { ...both, amount: 2 })
    expect(t.told).toEqual(['Ada suffers 2.', 'Guide suffers 2.'])
    expect(t.heard).toEqual(['Ada suffers 2.', 'Guide is hurt.'])
    t.do('rest', 'gm', both)
    expect(t.heard).toEqual(['Ada has had a full rest: 3 health back.', 'Guide has had a full rest.'])
  })

  it('is longer than a stretch: the dying do not live to see it, the others get up MUR-DEATH-01 MUR-COND-01', () => {
    const { t, ada, bandit, bo } = duel({ omens: 0, ...health(0), status: { incapacitated: true, diesAtEndOf: 2 } }, {})
    t.set(bandit, ['status', 'stance'], 'broken').set(bo, ['status', 'incapacitated'], true)
    const omen = t
      .fork()
      .set(ada, ['omens'], 1)
      .do('rest', 'gm', { who: [ada] })
    omen.choose('omen.death', 'spend').roll('injury.dice', 1)
    expect(omen.sheet(ada).status).toMatchObject({ dead: false, incapacitated: false, diesAtEndOf: null })
    t.do('rest', 'gm', { who: [ada, bandit, bo] })
    expect(t.heard).toEqual([
      'Ada dies.',
      'Bandit takes heart again.',
      'Bandit has had a full rest.',
      'Bo gets up.',
      'Bo has had a full rest: nothing to get back.',
    ])
  })
})

it('an attack otherwise asks how, whatever the orders say: holding back and stunts are never out of reach MUR-ATK-06 MUR-STUNT-01', () => {
  const { t, heroes, ada, bandit } = duel()
  begin(t, heroes)
  const plain = attack(t.fork(), ada, bandit)
  expect(plain.open[0]!.key).toBe('attack.damage')
  plain.roll('attack.damage', 2)
  t.do('attackOtherwise', ada, { 'attack.target': bandit, 'attack.weapon': t.sheet(ada).weapons[0]!.id })
  expect(t.open).toMatchObject([
    { key: 'attack.how', default: 'plain', options: [{}, { value: 'holdBack' }, { value: 'stunt' }] },
  ])
  t.choose('attack.how', 'holdBack').roll('attack.damage', 2).roll('attack.damage', 3)
  expect(healthLeft(t, bandit)).toEqual([6])
})

describe('a question for dice', () => {
  it('says what the die is for: who stands for which face, whose score counts MUR-INIT-03 MUR-MOR-04 MUR-DICE-12', () => {
    const { t, foes, ada, bandit, far } = duel({ omens: 1 })
    const unclear = t.fork().do('begin', 'gm', { 'begin.started': 'unclear' })
    expect(unclear.asked).toBe('Who has the initiative? 1 Heroes, 2 Foes.')
    unclear.roll('initiative.draw', 1).choose('begin.hidden', []).choose('round.first', foes)
    begin(t, foes)
    t.do('harm', 'gm', { who: [bandit], amount: 9 })
    while (t.open.length === 0) t.do('pass', 'gm')
    expect(t.asked).toBe('Morale of Foes Whose WIT is as high as the die or higher stands firm: Cut-throat 8.')
    t.roll('morale.die', 9)
    expect(t.told).toContain('Morale of Foes: 9. Cut-throat loses heart.')
    expect(t.heard).toContain('Morale of Foes: 9. Cut-throat loses heart.')
    t.choose('round.first', foes).do('harm', 'gm', { who: [ada], amount: 9 })
    expect(t.asked).toMatch(/^Ada would die. Spend an omen\? Then 1 health is left, .* 1 omen left\.$/)
    t.choose('omen.death', 'spend')
    expect(t.asked).toMatch(/^Ada: injury 1 a scar, 2 less STR/)
    t.roll('injury.dice', 4)
    expect(t.asked).toBe('Ada: how much AGI is lost?')
    t.roll('injury.loss', 1).do('callSave', 'gm', { who: [far], ability: 'wit', secret: true })
    expect(t.asked).toBe('Cut-throat: WIT save, in secret 8 or lower passes.')
    t.roll('called.save', 3).do('corrupt', 'gm', { who: [far], amount: 2 })
    expect(t.asked).toBe(
      'Cut-throat: does the corruption burn? On 2 or lower: so much damage past armour, and so much corruption less.',
    )
    t.roll('corruption.die', 12)
  })

  it('of a power names its price as the mana stands MUR-POW-01', () => {
    const power = { name: 'Hush', level: 2, range: 'near', die: null, direct: false, dodge: false, text: '' } as const
    const labels = [2, 1, 0].map(cur => {
      const { t, heroes, ada } = duel({ powers: [power, { ...power, name: 'Chill' }], mana: { cur, max: 2 } })
      begin(t, heroes)
      t.do('invoke', ada)
      const label = t.ruleset.display.text.option(t.open[0]!, 'power.0', t.state)
      t.fight.ruling({ key: 'gm.stop' })
      return label
    })
    expect(labels).toEqual(['Hush (1 mana)', 'Hush (1 mana, 2 corruption)', 'Hush (4 corruption)'])
  })
})

describe('kinds and sizes', () => {
  it('constructs are disabled by critical damage; poison does nothing to them MUR-KIND-01', () => {
    const { t, bandit } = duel({}, { kind: 'construct' })
    t.do('afflict', 'gm', { who: [bandit], what: 'poisoned' })
    expect(t.sheet(bandit).status.poisoned).toBe(false)
    t.do('harm', 'gm', { who: [bandit], amount: 4 })
    expect(t.sheet(bandit).status).toMatchObject({ disabled: true, incapacitated: false })
  })

  it('the massive reach a zone further, the small strike half as hard MUR-SIZE-01', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const giant = put('Giant', heroes, [0, 0], { size: 'massive', ...health(32), orders: passive })
    const imp = put('Imp', foes, [5, 1], { size: 'small', ...health(4, 4), orders: passive })
    put('Bandit', foes, [38, 1])
    begin(t, foes)
    t.do('step', imp, { 'step.to': 'border:t0' })
    attack(t, imp, giant).roll('attack.damage', 3)
    expect(t.sheet(giant).health.cur).toBe(30)
    t.do('step', imp, { 'step.to': 'zone:t1' })
    done(t)
    attack(t, giant, imp).roll('attack.damage', 1)
    expect(t.sheet(imp).status.dead).toBe(true)
  })

  it('the larger win holds without a die, keep them with one hand, and throw the smaller MUR-SIZE-02', () => {
    const { t, heroes, ada, bandit } = duel({ size: 'large', ...health(16) }, health(12, 12))
    begin(t, heroes)
    t.do('grapple', ada, { 'attack.target': bandit })
    expect(t.sheet(bandit).status.grabbedBy).toBe(ada)
    t.do('say', ada, { 'say.words': 'Up you go.' })
    expect(t.sheet(bandit).status.grabbedBy).toBe(ada)
    nextRound(t, heroes).do('shove', ada, { 'shove.to': 'throw:t2', 'shove.hazard': 'none' }).roll('fall.dice', 3)
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 9 }, status: { grabbedBy: null } })
    expect(t.state.combatants[bandit]!.cell! % 40).toBeGreaterThanOrEqual(8)
    const { t: other, foes, ada: big, bandit: small } = duel({ size: 'large', ...health(16) }, {})
    begin(other, foes)
    other.do('disarm', small, { 'attack.target': big }).choose('attack.react', 'none')
    expect(other.sheet(big).weapons).toHaveLength(1)
  })

  it('a blast without damage is no attack on a large one alone', () => {
    const smoke = weapon('smoke', null, { mode: 'ranged', range: 2, keywords: ['blast'] })
    const { t, heroes, ada, bandit } = duel({ weapons: [smoke] }, { size: 'large', ...health(16) })
    t.do('place', 'gm', { who: bandit, cell: t.cell([5, 1]) })
    begin(t, heroes)
    expect(t.refusal('attack', ada)).toMatchObject({ rule: 'MUR-ATK-08' })
    expect(t.refusal('blast', ada)).toBeUndefined()
  })

  it('whom the GM takes off the map while it is held up is not thrown', () => {
    const { t, heroes, ada, bandit } = duel({ size: 'large', ...health(16) }, health(12, 12))
    begin(t, heroes)
    t.do('grapple', ada, { 'attack.target': bandit })
    t.do('say', ada, { 'say.words': 'Up you go.' })
    nextRound(t, heroes).do('shove', ada, { 'shove.to': 'throw:t2' })
    t.ruleIn('leave', { who: [bandit] }).choose('shove.hazard', 'none')
    expect(t.state.combatants[bandit]).toMatchObject({ gone: true, cell: null, sheet: { health: { cur: 12 } } })
  })

  it('any melee attack may be a sweep against smaller ones, a blast may be aimed at one large one MUR-SIZE-03', () => {
    const { t, heroes, ada, bandit, put, foes } = duel({ size: 'large', ...health(16) })
    const rat = put('Rat', foes, [1, 3], { size: 'tiny', ...health(2, 2), orders: passive })
    const ogre = put('Ogre', foes, [2, 2], { size: 'large', ...health(16), orders: passive })
    begin(t, heroes)
    const shrunk = t.fork().set(ada, ['size'], 'tiny')
    expect(shrunk.refusal('sweep', ada)).toMatchObject({ rule: 'MUR-SIZE-03', code: 'nobodySmaller' })
    t.do('sweep', ada).roll('attack.damage', 3).roll('attack.damage', 1)
    // Twice as hard, halved.
    expect(healthLeft(t, bandit, rat, ogre)).toEqual([5, 1, 16])
    const {
      t: other,
      heroes: side,
      ada: thrower,
      put: add,
      foes: others,
    } = duel({ weapons: [listed("alchemist's fire")] })
    const troll = add('Troll', others, [1, 2], { size: 'large', ...health(16), orders: passive })
    begin(other, side)
    attack(other, thrower, troll, { 'attack.weapon': "alchemist's fire" }).choose('attack.stance', 'still')
    other.roll('attack.damage', 4)
    expect(other.sheet(troll).health.cur).toBe(8)
  })
})

describe('powers', () => {
  const cold = { name: 'Cold', level: 1, range: 'sight', die: 6, direct: true, dodge: false, text: 'Cold.' } as const
  const sleep = {
    name: 'Sleep',
    level: 1,
    range: 'near',
    die: null,
    direct: false,
    dodge: true,
    text: 'It sleeps.',
  } as const

  it('reach as far as they say MUR-POW-03 MUR-ACT-03', () => {
    const { t, heroes, ada, bandit, far } = duel({ powers: [cold, sleep], mana: { cur: 3, max: 3 }, omens: 0 })
    begin(t, heroes)
    expect(t.refusal('invoke', ada, { 'invoke.power': 'power.0', 'attack.target': far })).toMatchObject({
      code: 'tooFar',
    })
    const near = t.fork()
    t.do('place', 'gm', { who: far, cell: t.cell([33, 1]) })
    t.do('invoke', ada, { 'invoke.power': 'power.0', 'attack.target': far }).roll('attack.damage', 3)
    expect(t.sheet(far).health.cur).toBe(5)
    expect(near.refusal('invoke', ada, { 'invoke.power': 'power.1', 'attack.target': far })).toMatchObject({
      rule: 'MUR-POW-03',
      code: 'notNearby',
    })
    near.do('invoke', ada, { 'invoke.power': 'power.1', 'attack.target': bandit })
    expect(near.said('power')[0]!.with).toMatchObject({ who: bandit, words: 'It sleeps.' })
  })

  it('can be countered and can counter; they are not dodged unless they say so MUR-POW-02', () => {
    const { t, foes, ada, bandit } = duel(
      { powers: [cold], mana: { cur: 1, max: 1 }, weapons: [], omens: 0 },
      { powers: [cold], mana: { cur: 1, max: 1 } },
    )
    t.set(ada, ['orders', 'attacks'], 'ask')
    begin(t, foes)
    t.do('invoke', bandit, { 'invoke.power': 'power.0', 'attack.target': ada })
    expect(t.refusedAnswer('attack.react', 'dodge')).toMatchObject({ rule: 'MUR-POW-02', code: 'noDodge' })
    t.choose('attack.react', 'counter').choose('counter.with', 'power.0').choose('counter.how', 'plain')
    t.roll('attack.damage', 2).roll('counter.damage', 2)
    expect(healthLeft(t, ada, bandit)).toEqual([6, 6])
    expect(t.sheet(ada).mana.cur).toBe(0)
  })

  it('above one’s mana cost 2 corruption more a level MUR-POW-01', () => {
    const { t, heroes, ada } = duel({
      powers: [{ ...sleep, level: 3, range: 'personal' }],
      mana: { cur: 2, max: 2 },
      omens: 0,
    })
    begin(t, heroes)
    t.do('invoke', ada).roll('corruption.die', 12)
    expect(t.sheet(ada)).toMatchObject({ mana: { cur: 1 }, corruption: 2 })
  })
})

describe('skills', () => {
  /** A blow of Ada's with these skills on the bandit with those. */
  function skilled(mine: Change, theirs: Change = {}) {
    const found = duel({ omens: 0, ...mine }, theirs)
    begin(found.t, found.heroes)
    return found
  }

  it('make dice larger: a skilled blow, a skilled shot, a stab in the dark MUR-SKILL-01', () => {
    const blow = skilled({ skills: ['skilledBlow'] })
    attack(blow.t, blow.ada, blow.bandit)
    expect(blow.t.open[0]).toMatchObject({ dice: [8] })
    blow.t.roll('attack.damage', 1)
    const shot = skilled({ skills: ['skilledShot', 'steadyAim'], weapons: [listed('bow')] })
    attack(shot.t, shot.ada, shot.far).choose('attack.stance', 'still').roll('hit.save', 1)
    expect(shot.t.open[0]).toMatchObject({ dice: [8] })
    shot.t.roll('attack.damage', 1)
    const stab = skilled({ skills: ['sneakAttack'] })
    stab.t.do('hide', 'gm', { who: [stab.ada] })
    attack(stab.t, stab.ada, stab.bandit)
    expect(stab.t.open[0]).toMatchObject({ dice: [12] })
    stab.t.roll('attack.damage', 1).choose('sneak.reveal', 'revealed')
  })

  it('spare impairments: brawling, both hands alike MUR-SKILL-01', () => {
    const fists = skilled({ skills: ['brawling'], weapons: [] })
    attack(fists.t, fists.ada, fists.bandit).roll('attack.damage', 3)
    expect(fists.t.sheet(fists.bandit).health.cur).toBe(5)
    const off = skilled({ skills: ['ambidextrous'], weapons: [weapon('dagger', 4, { held: 'off' })] })
    attack(off.t, off.ada, off.bandit).roll('attack.damage', 3)
    expect(off.t.sheet(off.bandit).health.cur).toBe(5)
  })

  it('pierce armour, raise shields against all one knows of, make tougher MUR-SKILL-01', () => {
    const pierce = skilled({ skills: ['piercingStrike'] }, { armour: armour('mail', 2) })
    const stopped = pierce.t.fork()
    attack(pierce.t, pierce.ada, pierce.bandit).roll('attack.damage', 3)
    attack(stopped, pierce.ada, pierce.bandit).roll('attack.damage', 2)
    expect([pierce.t, stopped].map(t => t.sheet(pierce.bandit).health.cur)).toEqual([5, 8])
    const master = skilled({}, { shields: [shield()], skills: ['shieldMastery'] })
    attack(master.t, master.ada, master.bandit).roll('attack.damage', 3)
    expect(master.t.sheet(master.bandit).health.cur).toBe(6)
    const tough = skilled({}, { skills: ['tough'], ...health(10) })
    tough.t.do('harm', 'gm', { who: [tough.bandit], amount: 9 })
    expect(tough.t.sheet(tough.bandit).status).toMatchObject({ dead: false, incapacitated: true })
  })

  it('let the fast strike first, whatever the numbers MUR-SKILL-01', () => {
    const { t, ada, bandit } = skilled({ skills: ['fastStrike'] }, { orders: { ...passive, react: 'counter' } })
    attack(t, ada, bandit).roll('attack.damage', 4).roll('counter.damage', 6).roll('counter.damage', 1)
    expect(healthLeft(t, ada, bandit)).toEqual([8, 4])
  })

  it('disarm and hold the untrained without a die MUR-SKILL-01', () => {
    const trained = skilled({ skills: ['disarm'] })
    trained.t.do('disarm', trained.ada, { 'attack.target': trained.bandit })
    expect(trained.t.sheet(trained.bandit).weapons).toEqual([])
    const immune = skilled({}, { skills: ['wrestling'] })
    immune.t.do('grapple', immune.ada, { 'attack.target': immune.bandit })
    expect(immune.t.sheet(immune.bandit).status.grabbedBy).toBeNull()
  })

  it('cleave on after felling somebody, once a turn; draw several things at once MUR-SKILL-01', () => {
    const { t, foes, put, ada, bandit } = skilled({
      skills: ['cleave', 'quickDraw'],
      weapons: [weapon('sword', 6), weapon('dagger', 4, { held: 'stowed' })],
    })
    const [two, three] = [
      put('Bandit', foes, [1, 2], { orders: passive }),
      put('Bandit', foes, [1, 3], { orders: passive }),
    ]
    attack(t, ada, bandit).roll('attack.damage', 5).choose('cleave.target', two).roll('attack.damage', 5)
    expect(t.open).toEqual([])
    expect(healthLeft(t, bandit, two, three)).toEqual([3, 3, 8])
    t.do('equip', ada, { 'equip.all': ['sword', 'dagger'] })
    expect(t.sheet(ada).weapons.map(({ held }) => held)).toEqual(['main', 'off'])
    expect(t.state.turn!.acting).toMatchObject({ bonus: true })
  })

  it('let the fleet of foot dodge an opportunity attack, and sprint further MUR-SKILL-01 MUR-OPP-03', () => {
    const { t, ada, bandit } = skilled({ skills: ['fleetFooted'] })
    t.set(bandit, ['orders', 'opportunity'], 'always')
    t.do('fullMove', ada, { 'fullMove.how': 'sprint' })
    expect(t.state.turn!.acting!.halves).toBe(10)
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    t.choose('attack.react', 'dodge').roll('dodge.save', 8)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 8 }, status: { turn: 'acting' } })
  })
})

describe('rolls of the GM', () => {
  it('a save each, or one die for a group MUR-DICE-01 MUR-DICE-02', () => {
    const { t, ada, bo } = duel({ omens: 0, ...scores({ agi: 10 }) })
    t.do('callSave', 'gm', { who: [ada], ability: 'agi' }).roll('called.save', 10)
    expect(t.said('saved')[0]!.with.passed).toBe(true)
    t.do('callSave', 'gm', { who: [ada, bo], ability: 'agi', group: true }).roll('group.save', 9)
    expect(t.said('saved').map(({ with: f }) => f.passed)).toEqual([true, false])
    t.do('callSave', 'gm', { who: [bo], ability: 'wit', secret: true }).roll('called.save', 9)
    expect(t.said('saved')[0]!.shared).toBeUndefined()
  })

  it('a contest is ability minus die; ties roll again MUR-DICE-03', () => {
    const { t, ada, bandit } = duel({ ...scores({ str: 10 }) })
    t.do('contest', 'gm', { a: ada, b: bandit, ability: 'str' }).roll('contest.die', 5).roll('contest.die', 3)
    t.roll('contest.die', 5).roll('contest.die', 4)
    expect(t.said('contest').map(({ with: f }) => f.winner)).toEqual([null, ada])
    t.set(bandit, ['size'], 'large').do('contest', 'gm', { a: ada, b: bandit, ability: 'str' })
    expect(t.said('contest')[0]!.with.winner).toBe(bandit)
  })

  it('a contest tells the players who won, by how much only where both sides are theirs MUR-DICE-03', () => {
    const { t, ada, bandit, bo } = duel()
    const contest = (a: Id, b: Id) =>
      t.do('contest', 'gm', { a, b, ability: 'agi' }).roll('contest.die', 1).roll('contest.die', 5)
    expect([contest(ada, bandit).told, t.heard]).toEqual([['Ada wins, 7 to 3.'], ['Ada wins.']])
    expect(contest(ada, bo).heard).toEqual(['Ada wins, 7 to 3.'])
  })

  it('a chance is x in y MUR-DICE-08', () => {
    const { t } = duel()
    t.do('chance', 'gm', { x: 2, y: 6, words: 'rain' }).roll('chance.die', 2)
    expect(t.said('chance')[0]!.with.happens).toBe(true)
    t.do('chance', 'gm', { x: 2, y: 6 }).roll('chance.die', 3)
    expect(t.said('chance')[0]!.with.happens).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { attack, begin, livelyDuel as duel, nextRound } from '../../../../test/parties/murdham'

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

  it('comes to the dying who fled as well, and an omen may still turn it aside MUR-DEATH-04 MUR-OMEN-01 MUR-COND-05', () => {
    const { t, heroes, ada } = duel({ omens: 1 })
    begin(t, heroes)
    t.set(ada, ['status', 'frenzied'], true)
      .set(ada, ['health', 'cur'], 1)
      .do('harm', 'gm', { who: [ada], amount: 1 })
    expect(t.sheet(ada).status).toMatchObject({ incapacitated: false, diesAtEndOf: 2 })
    t.set(ada, ['status', 'stance'], 'fled')
    nextRound(t, heroes)
    while (t.open.length === 0) t.do('pass', 'gm')
    expect(t.open[0]).toMatchObject({ key: 'omen.death', of: ada })
    expect(t.fork().choose('omen.death', 'die').sheet(ada).status.dead).toBe(true)
    t.choose('omen.death', 'spend').roll('injury.dice', 1).choose('round.first', heroes)
    expect(t.sheet(ada)).toMatchObject({ omens: 0, health: { cur: 1 }, status: { dead: false, diesAtEndOf: null } })
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

import { describe, expect, it } from 'vitest'
import { begin, healthLeft, livelyDuel as duel, nextRound } from '../../../../test/parties/murdham'

describe('EX-MUR-25', () => {
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

  it('kills its maker by the corruption that a counter costs: nobody strikes the dead any more MUR-POW-01 MUR-DICE-14', () => {
    const { t, foes, ada, bandit } = duel({ powers: [cold], weapons: [], corruption: 9, omens: 1 })
    t.set(ada, ['orders', 'attacks'], 'ask')
    begin(t, foes)
    t.do('attack', bandit, { 'attack.target': ada })
    t.choose('attack.react', 'counter').choose('counter.with', 'power.0').choose('counter.how', 'plain')
    const saved = t.fork()
    t.roll('corruption.die', 11).choose('omen.death', 'die')
    expect(t.open).toEqual([])
    expect(t.said('struck')).toEqual([])
    expect(t.said('counters')).toHaveLength(1)
    expect(t.sheet(ada).status.dead).toBe(true)
    saved.roll('corruption.die', 11).choose('omen.death', 'spend')
    expect(saved.open[0], 'an omen has saved her for the blow').toMatchObject({ key: 'injury.dice', of: ada })
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

import { describe, expect, it } from 'vitest'
import { attack, begin, duel, health, passive } from '../../../../test/parties/murdham'

describe('a stunt', () => {
  const offering = { orders: { ...passive, attacks: 'ask' as const } }

  it('EX-MUR-19 is offered, allowed, and then accepted, or the attack goes on MUR-STUNT-01 MUR-STUNT-04 MUR-STUNT-05', () => {
    const { t, heroes, ada, bandit } = duel(offering, health(3, 8))
    begin(t, heroes)
    attack(t, ada, bandit, { 'attack.weapon': 'weapon', 'attack.how': 'stunt' })
    t.answer('stunt.words', 'disarmed and knocked out for a few minutes', 'click').choose('stunt.allow', 'allow')
    const declined = t.fork()
    t.choose('stunt.accept', 'accept')
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 3 }, status: { turn: 'fresh' } })
    expect(t.said('stunt')[0]!.with).toMatchObject({ accepted: true })
    declined
      .choose('stunt.accept', 'decline')
      .choose('attack.react', 'dodge')
      .roll('dodge.save', 9)
      .roll('attack.damage', 2)
    expect(declined.sheet(bandit)).toMatchObject({ health: { cur: 1 }, status: { incapacitated: true } })
  })

  it('comes after the save to hit and before the reaction, once, and only if the GM allows it MUR-STUNT-02 MUR-STUNT-03', () => {
    const { t, heroes, ada, bandit } = duel(offering)
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: bandit, from: null, are: ['difficult'] })
    attack(t, ada, bandit, { 'attack.weapon': 'weapon', 'attack.how': 'stunt' }).roll('hit.save', 3)
    t.answer('stunt.words', 'you fly', 'click')
    expect(t.open[0]).toMatchObject({ key: 'stunt.allow', of: 'gm' })
    t.choose('stunt.allow', 'refuse')
    expect(t.open[0]!.key).toBe('attack.react')
    t.choose('attack.react', 'none').roll('attack.damage', 1)
  })

  it('is offered with a damaging attack on one only, never with a counter or a blast MUR-STUNT-06', () => {
    const { t, heroes, ada, bandit } = duel(offering)
    begin(t, heroes)
    t.do('attack', ada, { 'attack.target': bandit, 'attack.weapon': 'weapon' })
    expect(t.open[0]).toMatchObject({ options: [{ value: 'plain' }, { value: 'holdBack' }, { value: 'stunt' }] })
    t.choose('attack.how', 'stunt').answer('stunt.words', 'down', 'click').choose('stunt.allow', 'refuse')
    t.set(bandit, ['orders', 'attacks'], 'ask').choose('attack.react', 'counter').choose('counter.with', 'weapon')
    expect(t.open[0]).toMatchObject({ key: 'counter.how', options: [{ value: 'plain' }, { value: 'holdBack' }] })
    t.choose('counter.how', 'plain').roll('attack.damage', 1).roll('counter.damage', 1)
  })
})

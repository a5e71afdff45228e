import { describe, expect, it } from 'vitest'
import type { Row } from '~/engine'
import {
  attack,
  begin,
  duel,
  health,
  healthLeft,
  livelyDuel,
  passive,
  type Change,
} from '../../../../test/parties/murdham'
import { Table } from '../../../../test/table'

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

  /** Ada is about to strike somebody who is hard to hit. */
  function hard(...changes: Change[]) {
    const table = duel(...changes)
    begin(table.t, table.heroes)
    table.t.do('circumstances', 'gm', { target: table.bandit, from: null, are: ['difficult'] })
    return table
  }

  it('EX-MUR-26 may still be thought of when a save was needed and the attack hits MUR-STUNT-02', () => {
    const { t, ada, bandit } = hard(offering)
    attack(t, ada, bandit, { 'attack.weapon': 'weapon', 'attack.how': 'plain' })
    const missed = t.fork().roll('hit.save', 9)
    expect(missed.said('missed')).toHaveLength(1)
    t.roll('hit.save', 8)
    expect(t.open).toMatchObject([{ key: 'stunt.offer', of: ada, default: 'none', options: [{}, { value: 'offer' }] }])
    expect(t.asked).toBe(
      'Ada: it hits. Offer another effect? Bandit may take it instead of the damage, if the GM allows it.',
    )
    t.fork().choose('stunt.offer', 'none').choose('attack.react', 'none').roll('attack.damage', 2)
    t.choose('stunt.offer', 'offer').answer('stunt.words', 'on your knees', 'click').choose('stunt.allow', 'allow')
    t.fork().choose('stunt.accept', 'decline').choose('attack.react', 'none').roll('attack.damage', 2)
    t.choose('stunt.accept', 'accept')
    expect(t.sheet(bandit).health.cur).toBe(8)
  })

  it('may be thought of by who holds back as well, and the damage is impaired if it comes to that MUR-STUNT-02 MUR-STUNT-04 MUR-ATK-06', () => {
    const { t, ada, bandit } = hard(offering)
    attack(t, ada, bandit, { 'attack.weapon': 'weapon', 'attack.how': 'holdBack' }).roll('hit.save', 8)
    t.choose('stunt.offer', 'offer').answer('stunt.words', 'yield', 'click').choose('stunt.allow', 'refuse')
    t.choose('attack.react', 'none').roll('attack.damage', 5).roll('attack.damage', 2)
    expect(t.sheet(bandit).health.cur).toBe(6)
  })

  it('is asked about once: not after an attack that hits by itself, whose author has just chosen how MUR-STUNT-02 MUR-STUNT-06', () => {
    const { t, heroes, ada, bandit } = duel(offering)
    begin(t, heroes)
    attack(t, ada, bandit, { 'attack.weapon': 'weapon', 'attack.how': 'plain' })
    expect(t.open[0]!.key).toBe('attack.react')
    t.choose('attack.react', 'none').roll('attack.damage', 2)
  })

  it('is not asked about where orders choose the attack, but where it is made otherwise; never of who is down MUR-STUNT-02 MUR-STUNT-06', () => {
    const { t, ada, bandit } = hard()
    const by = { 'attack.target': bandit, 'attack.weapon': 'weapon' }
    const ordered = attack(t.fork(), ada, bandit).roll('hit.save', 8)
    ordered.choose('attack.react', 'none').roll('attack.damage', 2)
    const otherwise = t
      .fork()
      .do('attackOtherwise', ada, { ...by, 'attack.how': 'plain' })
      .roll('hit.save', 8)
    otherwise.choose('stunt.offer', 'none').choose('attack.react', 'none').roll('attack.damage', 2)
    t.set(bandit, ['status', 'incapacitated'], true)
    t.do('attackOtherwise', ada, { ...by, 'attack.how': 'plain' })
      .roll('hit.save', 8)
      .roll('attack.damage', 2)
  })

  it('leaves fights readable in which it could be said with the attack only MUR-STUNT-02', () => {
    const { t, ada, bandit } = hard(offering)
    attack(t, ada, bandit, { 'attack.weapon': 'weapon', 'attack.how': 'plain' }).roll('hit.save', 8)
    t.choose('stunt.offer', 'none').choose('attack.react', 'dodge').roll('dodge.save', 9).roll('attack.damage', 2)
    // The same fight, as it was kept when nobody was asked.
    let since = 0
    const old = t.rows.flatMap<Row>(row => {
      if (row.row !== 'entry' || !('of' in row.entry)) return [row]
      if (row.entry.key === 'stunt.offer') since = 1
      return row.entry.key === 'stunt.offer' ? [] : [{ ...row, entry: { ...row.entry, ask: row.entry.ask - since } }]
    })
    const kept = new Table(t.ruleset, t.map, t.spots, t.start, old)
    expect(kept.state).toEqual(t.state)
    expect(kept.fight.eventsOf(kept.fight.timeline.mark.done - 1)).toEqual(t.fight.events)
    kept.fight.go({ done: kept.fight.timeline.mark.done - 1, entries: 2 })
    expect(kept.open).toMatchObject([{ key: 'dodge.save' }])
    expect(kept.fight.repair).toBeNull()
    kept.roll('dodge.save', 1)
  })
})

it('an attack otherwise asks how, whatever the orders say: holding back and stunts are never out of reach MUR-ATK-06 MUR-STUNT-01', () => {
  const { t, heroes, ada, bandit } = livelyDuel()
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

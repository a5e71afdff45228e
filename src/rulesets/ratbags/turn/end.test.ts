import { describe, expect, it } from 'vitest'
import { attack, begin, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'
import { weapon } from '../sheet/weapons'

const sword = weapon('sword', 8)

describe('morale', () => {
  it('EX-RAT-22 is tested at the first casualty and when half are lost; who fails flees RAT-OPT-03 RAT-OPT-04 RAT-OPT-05', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword], armorNatural: 3 })
    const [g1, g2, g3, g4] = [0, 1, 2, 3].map(i => put('root goblin', foes, [2, i], { hp: pool(4, 0) })) as [
      string,
      string,
      string,
      string,
    ]
    begin(t)
    play(attack(t, ann, g1))
      .roll('attack.dice', 4)
      .roll('critical.save', 20)
    expect(t.open[0]).toMatchObject({ of: 'gm', see: 'asked' })
    expect(t.asked).toBe('root goblin B: WIL save for morale 8 or lower passes.')
    expect(t.ruleset.display.text.dice(t.open[0]!, t.state)).toEqual(['root goblin B WIL d20'])
    expect(t.told).toContain('root goblin B, root goblin C, root goblin D waver.')
    const ruled = t.fork()
    ruled.ruleIn('leave', { who: [g3] }).roll('morale.save', 8)
    expect(ruled.open).toMatchObject([{ key: 'morale.save', facts: { who: g4 } }])
    ruled.ruleIn('leave', { who: [g4] }).roll('morale.save', 20)
    expect([g3, g4].map(id => ruled.sheet(id).status.fleeing)).toEqual([false, false])
    t.roll('morale.save', 8).roll('morale.save', 9).roll('morale.save', 20)
    expect([g2, g3, g4].map(id => t.sheet(id).status.fleeing)).toEqual([false, true, true])
    expect(t.refusal('attack', g3)).toMatchObject({ rule: 'RAT-OPT-05' })
    const free = t.fork()
    for (const id of [g3, g4]) t.do('retreat', id, { 'retreat.where': 'away' }).choose('retreat.safe', 'yes')
    attack(t, g2, ann)
    play(t).roll('retreat.save', 14).roll('retreat.save', 15).roll('attack.dice', 1)
    expect([g3, g4].map(id => t.sheet(id).status)).toMatchObject([{ escaped: true }, { escaped: false, fleeing: true }])
    expect(t.open).toMatchObject([{ key: 'morale.save', facts: { who: g2 } }])
    t.roll('morale.save', 3)

    free.do('settings', 'gm', { set: { npcFleeFreely: true } })
    free.do('retreat', g3, { 'retreat.where': 'away' }).choose('retreat.safe', 'yes')
    play(free)
    expect(free.sheet(g3).status.escaped).toBe(true)
    free.roll('morale.save', 3)
  })

  it('asks nobody where only the fearless are left, and says so: the cause is used up RAT-OPT-04', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const foe = put('Foe', foes, [2, 1], { hp: pool(3, 0), str: pool(2) })
    put('Brute', foes, [8, 8], { fearless: true })
    begin(t)
    play(attack(t, ann, foe)).roll('attack.dice', 8)
    expect(t.told).toContain('Nobody is left who could waver.')
    expect(t.state.turn?.morale).toMatchObject([{ used: ['first', 'half'] }])
  })

  it('of a lone foe is tested when its HP hit 0, one roll of the leader for all, the players never RAT-DICE-10', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const foe = put('Foe', foes, [2, 1], { hp: pool(3), wil: pool(9) })
    begin(t)
    play(attack(t, ann, foe))
      .roll('attack.dice', 3)
      .roll('morale.save', 10)
    expect(t.sheet(foe).status.fleeing).toBe(true)
    const second = ratbagsTable()
    const bob = second.put('Bob', second.heroes, [1, 1], { weapons: [sword] })
    const victim = second.put('Foe', second.foes, [2, 1], { hp: pool(3, 0), str: pool(2) })
    const others = [2, 3].map(i => second.put('Foe', second.foes, [2, i]))
    second.put('Boss', second.foes, [3, 1], { leader: true, fearless: true, wil: pool(5) })
    begin(second.t)
    play(attack(second.t, bob, victim)).roll('attack.dice', 8)
    second.t.roll('morale.save', 6)
    expect(others.every(id => second.t.sheet(id).status.fleeing)).toBe(true)
  })
})

describe('combat', () => {
  it('ends when one side is left, and the GM is asked about the dying RAT-END-03 RAT-END-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const bob = put('Bob', heroes, [9, 9])
    const foe = put('Foe', foes, [2, 1], { hp: pool(3, 0), str: pool(2) })
    t.set(bob, ['status', 'critical'], true).set(bob, ['status', 'hourLeft'], 61)
    begin(t)
    attack(t, ann, foe)
    play(t, { 'combat.over': 'end' }).roll('attack.dice', 8)
    expect(t.open[0]).toMatchObject({ key: 'end.care', facts: { who: bob, minutes: 11 } })
    const died = t.fork()
    t.choose('end.care', 'goesOn').choose('end.rest', 'noRest')
    expect(t.state.phase).toBe('over')
    expect(t.ruleset.display.prompt(t.state)).toMatchObject({
      detail: 'HP, STR, DEX and WIL stay as they are.',
      roundName: 'After 1 round',
      seconds: null,
    })
    const ofBob = t.ruleset.display.badges(t.state.combatants[bob]!, t.state).map(({ words }) => words)
    expect(ofBob).toContain('dying, 11 min')
    const told = t.ruleset.display.view(t.state, null).combatants.find(({ id }) => id === bob)!.badges
    expect(told, 'the minutes are for the GM and whoever plays him').toContain('dying')
    expect(told).not.toContain('dying, 11 min')
    expect(t.sheet(bob).status).toMatchObject({ critical: true, hourLeft: 61 })
    t.do('clock', 'gm', { minutes: 11 }).choose('death.next', 'wait')
    expect(t.sheet(bob).status.dead).toBe(true)
    died.choose('end.care', 'died').choose('death.next', 'wait').choose('end.rest', 'noRest')
    expect(died.sheet(bob).status.dead).toBe(true)
  })

  it('EX-RAT-29 tells the minutes that are left the same in the question and on the badge, a begun one as whole RAT-END-06', () => {
    for (const [rounds, minutes] of [
      [357, 60],
      [354, 59],
      [1, 1],
      [0, 0],
    ] as const) {
      const { t, heroes, foes, put } = ratbagsTable()
      const bob = put('Bob', heroes, [1, 1])
      put('Foe', foes, [9, 9])
      t.set(bob, ['status', 'critical'], true).set(bob, ['status', 'hourLeft'], rounds)
      begin(t).do('end')
      expect(t.open[0]).toMatchObject({ key: 'end.care', facts: { who: bob, minutes } })
      expect(t.asked).toContain(`${minutes} ${minutes === 1 ? 'minute is' : 'minutes are'} left.`)
      const badges = t.ruleset.display.badges(t.state.combatants[bob]!, t.state)
      expect(badges.map(({ words }) => words)).toContain(`dying, ${minutes} min`)
      t.choose('end.care', 'goesOn').choose('end.rest', 'noRest')
      if (minutes > 1) t.do('clock', 'gm', { minutes: minutes - 1 })
      expect(t.sheet(bob).status.dead).toBe(false)
      t.do('clock', 'gm', { minutes: 1 }).choose('death.next', 'wait')
    }
  })

  it('asks nothing more of somebody whom the GM has pronounced dead over the question RAT-END-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bob = put('Bob', heroes, [1, 1])
    put('Foe', foes, [9, 9])
    t.set(bob, ['status', 'critical'], true).set(bob, ['status', 'hourLeft'], 61)
    begin(t).do('end')
    t.ruleIn('mark', { who: [bob], mark: 'dead' })
      .choose('death.next', 'wait')
      .choose('end.care', 'treated')
    expect(t.sheet(bob).status).toMatchObject({ dead: true, aided: false })
    t.choose('end.rest', 'noRest')
  })

  it('is followed by ten minutes of rest that bring back HP, not abilities; those take a week RAT-END-04 RAT-END-05', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { hp: pool(4, 1), str: pool(11, 6) })
    const bob = put('Bob', heroes, [3, 1], { hp: pool(4, 1), deprived: true })
    put('Foe', foes, [5, 1])
    begin(t)
    expect(t.refusal('rest')).toMatchObject({ rule: 'RAT-END-04' })
    t.do('end').choose('end.rest', 'rest')
    expect([ann, bob].map(id => t.sheet(id))).toMatchObject([{ hp: { cur: 4 }, str: { cur: 6 } }, { hp: { cur: 1 } }])
    t.do('week', 'gm', { who: [ann] })
    expect(t.sheet(ann).str.cur).toBe(11)
  })
})

describe('a rest', () => {
  it('says what came back to whom, and why nothing did; the dead are left out RAT-END-04 RAT-COND-05 RAT-COND-11', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const low = { hp: pool(4, 1) }
    const who = [
      put('Ann', heroes, [1, 1], low),
      put('Bob', heroes, [3, 1], { ...low, deprived: true }),
      put('Cid', heroes, [5, 1], { ...low, slotsUsed: 9 }),
      put('Dara', heroes, [7, 1], low),
      put('Eve', heroes, [9, 1], low),
      put('Foe', foes, [11, 1], low),
    ]
    const [ann, , cid, dara, eve] = who as [string, string, string, string, string]
    t.set(cid, ['slotsUsed'], 10).set(eve, ['status', 'dead'], true)
    t.set(dara, ['status', 'critical'], true).set(dara, ['status', 'hourLeft'], 60)
    t.do('rest', 'gm', { who })
    expect(t.told).toEqual([
      'Ann has rested: 3 HP back.',
      'Bob has rested: deprived, nothing comes back.',
      'Cid has rested: with a full pack no HP come back.',
      'Dara has rested: untreated, nothing comes back.',
      'Foe has rested: 3 HP back.',
    ])
    expect(t.heard).toEqual([...t.told.slice(0, 4), 'Foe has rested.'])
    expect(t.said('rested')[0]!.because).toEqual([{ n: 3, of: 'whole', rule: 'RAT-END-04', to: 'hp' }])
    t.do('treat', 'gm', { who: [dara] }).do('rest', 'gm', { who: [ann, dara] })
    expect(t.told).toEqual(['Ann has rested: nothing to get back.', 'Dara has rested: out of danger; 3 HP back.'])
  })

  it('of a night takes Fatigue away, of a week with a healer brings abilities back RAT-COND-12 RAT-END-05', () => {
    const { t, heroes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { str: pool(11, 6), wil: pool(8, 7), hp: pool(4), slotsUsed: 5, fatigue: 2 })
    t.do('night', 'gm', { who: [ann] })
    expect(t.heard).toEqual(['Ann has slept a full night: nothing to get back; 2 Fatigue gone.'])
    t.do('week', 'gm', { who: [ann] })
    expect(t.heard).toEqual(['Ann has rested for a week with a healer: 5 STR, 1 WIL back.'])
  })
})

describe('the GM', () => {
  it('may roll for the mood of those who are met RAT-DICE-11 RAT-OPT-15', () => {
    const { t } = ratbagsTable()
    const moods = [
      [1, 1],
      [2, 3],
      [3, 3],
      [5, 6],
      [6, 6],
    ].map(([one, other]) => {
      t.do('reaction').roll('reaction.dice', one!, other!)
      return t.said('reaction')[0]!.with.mood
    })
    expect(moods).toEqual(['hostile', 'wary', 'curious', 'kind', 'helpful'])
    t.do('settings', 'gm', { set: { reactionRoll: false } })
    expect(t.refusal('reaction')).toMatchObject({ rule: 'RAT-OPT-15' })
  })

  it('may roll a die of fate RAT-DICE-12 RAT-OPT-16', () => {
    const { t } = ratbagsTable()
    t.do('fate').roll('fate.die', 4)
    expect(t.said('fate')[0]!.with.good).toBe(true)
    t.do('fate').roll('fate.die', 3)
    expect(t.said('fate')[0]!.with.good).toBe(false)
  })
})

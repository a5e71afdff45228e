import { describe, expect, it } from 'vitest'
import { attack, begin, foeAttacks, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'
import { walled } from '../../../../test/table'
import { weapon } from '../sheet/weapons'

const bomb = weapon('bomb', 6, { blast: true, ranged: true })
const bow = weapon('bow', 6, { ranged: true, hands: 2 })
const sword = weapon('sword', 8)
const daggers = [weapon('dagger', 6), weapon('dagger', 6)]
const dice = (t: { open: readonly object[] }) => t.open.map(ask => ('dice' in ask ? ask.dice : []))

describe('an attack', () => {
  it('EX-RAT-02 always hits; armour is taken off the die, the rest off HP RAT-ATK-01 RAT-DMG-01 RAT-DICE-02', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bea = put('Bea', heroes, [1, 1], {
      hp: pool(5),
      armorItems: [{ name: 'leather', value: 1, type: 'body', worn: true, destroyed: false }],
    })
    const troll = put('Troll', foes, [2, 1], { weapons: [weapon('club', 10)] })
    foeAttacks(begin(t), troll, bea)
    const stopped = t.fork().roll('attack.dice', 1)
    expect(stopped.said('struck')[0]!.shared).toMatchObject({ kept: 1, net: 0 })
    t.roll('attack.dice', 4)
    expect(t.said('struck')[0]!.shared).not.toHaveProperty('net')
    expect(t.sheet(bea)).toMatchObject({ hp: { cur: 2 }, str: { cur: 10 } })
    expect(t.said('struck')[0]!.with.net).toBe(3)
  })

  it('EX-RAT-05 of several attackers rolls each their own dice, and only the best counts RAT-ATK-03 RAT-ATK-05 RAT-DICE-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const bob = put('Bob', heroes, [1, 2], { weapons: daggers })
    const cid = put('Cid', heroes, [6, 6], { weapons: [bow] })
    const bandit = put('Bandit', foes, [2, 1], { hp: pool(6), armorNatural: 1, str: pool(11) })
    begin(t)
    for (const who of [ann, bob, cid]) attack(t, who, bandit)
    play(t, { 'phase.rulings': 'each' })
    t.choose('attack.ruling', 'normal').choose('attack.ruling', 'normal').choose('attack.ruling', 'impaired')
    expect(dice(t)).toEqual([[8], [6, 6], [4]])
    t.roll('attack.dice', 3).roll('attack.dice', 5, 1).roll('attack.dice', 4)
    expect(t.said('struck')[0]!.with).toMatchObject({ kept: 5, by: bob, net: 4 })
    expect(t.sheet(bandit).hp.cur).toBe(2)
  })

  it('does nothing to somebody whom the GM has led away over the dice RAT-ATK-01 RAT-DMG-01', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const foe = put('Foe', foes, [2, 1], { hp: pool(9) })
    put('Foe', foes, [9, 1], { fearless: true })
    begin(t)
    play(attack(t, ann, foe))
      .ruleIn('leave', { who: [foe] })
      .roll('attack.dice', 6)
    expect(t.state.combatants[foe]).toMatchObject({ gone: true, sheet: { hp: { cur: 9 } } })
    expect(t.said('hurt')).toEqual([])
  })

  it('of several attackers combines always, within one phase only RAT-ATK-04', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const cid = put('Cid', heroes, [1, 2], { weapons: [sword] })
    const bob = put('Bob', heroes, [2, 2], { weapons: [sword], readiness: 'caughtOut' })
    const foe = put('Foe', foes, [2, 1], { hp: pool(20) })
    begin(t)
    for (const who of [ann, bob, cid]) attack(t, who, foe)
    play(t).roll('attack.dice', 2).roll('attack.dice', 3)
    expect(t.sheet(foe).hp.cur).toBe(17)
    play(play(t)).roll('attack.dice', 4)
    expect(t.sheet(foe).hp.cur).toBe(13)
  })

  it('lets the side choose whose die counts where they are equal and it matters RAT-ATK-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const bob = put('Bob', heroes, [1, 2], {
      weapons: [weapon('leystaff', 8, { critEffect: { text: 'drinks', ability: 'wil', dice: [4] } })],
    })
    const foe = put('Foe', foes, [2, 1], { hp: pool(1), str: pool(10) })
    begin(t)
    attack(attack(t, ann, foe), bob, foe)
    play(t).roll('attack.dice', 4).roll('attack.dice', 4)
    expect(t.open[0]).toMatchObject({ key: 'attack.owner', of: ann })
    t.choose('attack.owner', bob).roll('critical.save', 15).roll('effect.dice', 2)
    expect(t.sheet(foe).wil.cur).toBe(8)
  })

  /** Ann strikes with both hands at somebody who fails the save that follows. */
  function withBoth(...pair: ReturnType<typeof weapon>[]) {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: pair })
    const foe = put('Foe', foes, [2, 1], { hp: pool(1), str: pool(10) })
    put('Foe', foes, [9, 9], { fearless: true })
    begin(t)
    play(attack(t, ann, foe, { 'attack.weapon': '0+1' }))
    return { t, ann, foe }
  }
  const fang = weapon('fang', 8, { critEffect: { text: 'drinks', ability: 'wil', dice: [4] } })
  const claw = weapon('claw', 8, { critEffect: { text: 'lames', ability: 'dex', dice: [4] } })
  const effects = (t: ReturnType<typeof withBoth>['t']) => t.said('effect').map(({ with: f }) => f.words)

  it('EX-RAT-32 of two weapons brings about what the one does whose die was kept RAT-ATK-06 RAT-DMG-10', () => {
    const clawed = withBoth(fang, claw)
    clawed.t.roll('attack.dice', 1, 6).roll('critical.save', 15).roll('effect.dice', 2)
    expect(effects(clawed.t)).toEqual(['lames'])
    const fanged = withBoth(fang, claw)
    fanged.t.roll('attack.dice', 6, 1).roll('critical.save', 15).roll('effect.dice', 2)
    expect(effects(fanged.t)).toEqual(['drinks'])
    const plain = withBoth(weapon('sword', 8), fang)
    plain.t.roll('attack.dice', 8, 1).roll('critical.save', 20)
    expect(effects(plain.t), 'the sword does nothing of the kind').toEqual([])
  })

  it('of two weapons with equal dice lets the attacker say which, where that matters RAT-ATK-06', () => {
    const both = withBoth(fang, claw)
    both.t.roll('attack.dice', 6, 6)
    expect(both.t.asked).toBe('Ann: which of the two weapons counts?')
    expect(both.t.ruleset.display.text.option(both.t.open[0]!, '1', both.t.state)).toBe('Claw')
    both.t.choose('attack.arm', '1').roll('critical.save', 15).roll('effect.dice', 2)
    expect(effects(both.t)).toEqual(['lames'])
    const same = withBoth(fang, fang)
    same.t.roll('attack.dice', 6, 6).roll('critical.save', 15).roll('effect.dice', 2)
    expect(effects(same.t)).toEqual(['drinks'])
  })

  it('one die in place of two is of either weapon RAT-OPT-14 RAT-ATK-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { dualOneDie: true } })
    const ann = put('Ann', heroes, [1, 1], { weapons: [fang, claw] })
    const foe = put('Foe', foes, [2, 1], { hp: pool(1), str: pool(10) })
    put('Foe', foes, [9, 9], { fearless: true })
    t.set(foe, ['status', 'inCover'], true)
    begin(t)
    play(attack(t, ann, foe, { 'attack.weapon': '0+1' }))
      .roll('attack.dice', 4)
      .choose('attack.arm', '1')
    t.roll('critical.save', 15).roll('effect.dice', 2)
    expect(effects(t)).toEqual(['lames'])
  })

  it('unarmed is a d4, enhanced or not; a tied-up guard is helpless EX-RAT-11 RAT-ATK-02 RAT-ATK-21', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [] })
    const guard = put('Guard', foes, [2, 1])
    t.set(guard, ['status', 'tied'], true)
    begin(t)
    attack(t, ann, guard)
    const flexible = t.fork()
    play(t)
    expect(dice(t)).toEqual([[4]])
    t.roll('attack.dice', 3)
    expect(t.sheet(guard)).toMatchObject({ hp: { cur: 0 }, str: { cur: 10 } })
    flexible.do('settings', 'gm', { set: { unarmedFlexible: true } })
    play(flexible)
    expect(dice(flexible)).toEqual([[12, 12]])
  })

  it('bare hands can be enhanced and doubled, under the house rule RAT-OPT-13', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { unarmedFlexible: true } })
    const ann = put('Ann', heroes, [1, 1], { weapons: [] })
    const guard = put('Guard', foes, [2, 1])
    begin(t)
    play(attack(t, ann, guard)).roll('attack.dice', 1, 2)
    expect(t.sheet(guard).hp.cur).toBe(1)
  })

  it('EX-RAT-33 two fists are two weapons: with both house rules an enhanced blow is one d12 RAT-OPT-13 RAT-OPT-14', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { unarmedFlexible: true, dualOneDie: true } })
    const ann = put('Ann', heroes, [1, 1], { weapons: [] })
    const guard = put('Guard', foes, [2, 1], { hp: pool(30) })
    begin(t)
    attack(t, ann, guard).do('play').choose('phase.rulings', 'each')
    const rolled = (ruling: string) => {
      const fork = t.fork().choose('attack.ruling', ruling)
      if (fork.open[0]!.key === 'attack.enhanced') fork.choose('attack.enhanced', 'take')
      const sides = dice(fork) as number[][]
      fork.roll('attack.dice', ...sides[0]!.map(() => 1))
      return sides
    }
    expect(rolled('enhanced')).toEqual([[12]])
    expect(rolled('impaired')).toEqual([[4]])
    expect(rolled('normal'), 'nothing is replaced').toEqual([[4, 4]])
    t.choose('attack.ruling', 'normal').roll('attack.dice', 1, 1)
  })

  it('needs a neighbour, or with a ranged weapon a line of sight RAT-ATK-19', () => {
    const { t, heroes, foes, put } = ratbagsTable('A.#F\n....\n...G')
    const ann = put('Ann', heroes, 'A', { weapons: [sword, { ...bow, held: false }] })
    const foe = put('Foe', foes, 'F')
    const other = put('Foe', foes, 'G')
    begin(t)
    expect(t.refusal('attack', ann)).toMatchObject({ rule: 'RAT-ATK-19', code: 'noTarget' })
    t.do('attack', ann, undefined, true)
    expect(t.refusedAnswer('attack.target', other)).toMatchObject({ code: 'outOfReach', with: { squares: 4 } })
    t.answer('attack.target', other, 'gm', true).answer('attack.weapon', '0', 'gm', true)
    t.do('hold', ann, { 'hold.what': ['weapon.1'] })
    t.do('attack', ann)
    expect(t.refusedAnswer('attack.target', foe)).toMatchObject({ code: 'noSight' })
    t.choose('attack.target', other)
    play(t).roll('attack.dice', 1)
    expect(t.sheet(other).hp.cur).toBe(2)
  })
})

describe('impaired and enhanced', () => {
  it('replace the die by a d4 or a d12, whatever the weapon RAT-ATK-07 RAT-ATK-08 RAT-DICE-03', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const bob = put('Bob', heroes, [3, 1], {
      weapons: [sword],
      orders: { attacks: 'best', enhanced: 'ask', sunder: 'ask' },
    })
    const foe = put('Foe', foes, [2, 1], { hp: pool(30) })
    begin(t)
    attack(attack(t, ann, foe), bob, foe)
    play(t, { 'phase.rulings': 'each' }).choose('attack.ruling', 'impaired').choose('attack.ruling', 'enhanced')
    const kept = t.fork()
    t.choose('attack.enhanced', 'take')
    expect(dice(t)).toEqual([[4], [12]])
    t.roll('attack.dice', 4).roll('attack.dice', 11)
    expect(t.sheet(foe).hp.cur).toBe(19)
    kept.choose('attack.enhanced', 'decline')
    expect(dice(kept)).toEqual([[4], [8]])
  })

  it('roll a d12 for the advantage RAT-DICE-04', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const foe = put('Foe', foes, [2, 1], { hp: pool(30) })
    begin(t)
    play(attack(t, ann, foe), { 'phase.rulings': 'each' }).choose('attack.ruling', 'enhanced')
    expect(dice(t)).toEqual([[12]])
    t.roll('attack.dice', 12)
  })

  it('cancel each other RAT-ATK-09', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const foe = put('Foe', foes, [2, 1], { hp: pool(30) })
    t.set(foe, ['status', 'tied'], true).set(ann, ['status', 'bound'], true)
    begin(t)
    play(attack(t, ann, foe))
    expect(dice(t)).toEqual([[8]])
    t.roll('attack.dice', 1)
  })

  it('are suggested for cover, darkness, bound hands; the GM decides RAT-ATK-10', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [bow] })
    const foe = put('Foe', foes, [5, 1], { hp: pool(30) })
    begin(t)
    const suggestion = (path: readonly string[], who: string) => {
      const fork = t.fork()
      fork.set(who, ['status', ...path], true)
      fork.do('attack', ann, { 'attack.target': foe }).do('play')
      return fork.open[0]!.facts!.blows
    }
    const impaired = [{ by: ann, target: foe, mode: 'impaired' }]
    expect(suggestion(['inCover'], foe)).toEqual(impaired)
    expect(suggestion(['unseen'], foe)).toEqual(impaired)
    expect(suggestion(['bound'], ann)).toEqual(impaired)
    t.do('paint', 'gm', { cells: [t.cell([5, 1])], ground: 'cover' })
    attack(t, ann, foe).do('play')
    expect(t.open[0]!.facts!.blows).toEqual(impaired)
    t.choose('phase.rulings', 'each').choose('attack.ruling', 'normal')
    expect(dice(t)).toEqual([[6]])
    t.roll('attack.dice', 6)
  })

  it('are impaired far away, under the house rule RAT-OPT-08', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { rangedDistance: 12 } })
    const ann = put('Ann', heroes, [1, 1], { weapons: [bow] })
    const near = put('Near', foes, [13, 1], { hp: pool(30) })
    const far = put('Far', foes, [14, 1], { hp: pool(30) })
    begin(t)
    const fork = t.fork()
    play(attack(t, ann, near))
    expect(dice(t)).toEqual([[6]])
    t.roll('attack.dice', 6)
    play(attack(fork, ann, far))
    expect(dice(fork)).toEqual([[4]])
  })

  it('whoever has left is not the one most at risk in a daring manoeuvre RAT-ACT-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword], dex: pool(12) })
    const foe = put('Foe', foes, [2, 1])
    put('Other', foes, [2, 2])
    begin(t)
    t.do('daring', ann, { 'attack.target': foe })
    const risky = play(t.fork())
    risky.set(foe, ['status', 'escaped'], true).choose('risk.how', 'dex')
    expect(risky.open[0]!.key).toBe('risk.price')
  })

  it('a daring manoeuvre enhances when its save is passed, and costs nothing when it fails RAT-ATK-20 RAT-ACT-03', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword], dex: pool(12) })
    const foe = put('Foe', foes, [2, 1], { hp: pool(30) })
    begin(t)
    t.do('daring', ann, { 'attack.target': foe })
    play(t).choose('risk.how', 'dex').choose('risk.who', ann).answer('risk.price', 'a fall', 'click')
    const failed = t.fork()
    t.roll('risk.save', 12)
    expect(dice(t)).toEqual([[12]])
    t.roll('attack.dice', 1)
    failed.roll('risk.save', 13)
    expect(dice(failed)).toEqual([[8]])
  })
})

describe('two weapons at once', () => {
  it('EX-RAT-10 keep the highest; every die is replaced RAT-ATK-11 RAT-ATK-12 RAT-DICE-05', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bob = put('Bob', heroes, [1, 1], { weapons: [weapon('sword', 8), weapon('dagger', 6)] })
    const foe = put('Foe', foes, [2, 1], { hp: pool(30) })
    begin(t)
    attack(t, bob, foe).do('play')
    const roll = (ruling: string, ...faces: [number, number]) => {
      const fork = t.fork()
      fork.choose('phase.rulings', 'each').choose('attack.ruling', ruling)
      const sides = dice(fork)[0]
      if (fork.open[0]!.key === 'attack.enhanced') fork.choose('attack.enhanced', 'take')
      fork.roll('attack.dice', ...faces)
      return [sides, fork.said('struck')[0]!.with.kept]
    }
    expect(roll('impaired', 2, 4)).toEqual([[4, 4], 4])
    expect(roll('enhanced', 3, 9)).toEqual([[12, 12], 9])
    expect(roll('both', 6, 2)).toEqual([[8, 6], 6])
    t.choose('phase.rulings', 'suggested').roll('attack.dice', 1, 2)
  })

  it('roll one replaced die under the house rule RAT-OPT-14', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { dualOneDie: true } })
    const bob = put('Bob', heroes, [1, 1], { weapons: daggers })
    const foe = put('Foe', foes, [2, 1], { hp: pool(30) })
    t.set(foe, ['status', 'inCover'], true)
    begin(t)
    play(attack(t, bob, foe))
    expect(dice(t)).toEqual([[4]])
    t.roll('attack.dice', 4)
  })

  it('leave no hand for a shield RAT-ACT-12', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const shield = { name: 'shield', value: 1, type: 'shield' as const, worn: true, destroyed: false }
    const bob = put('Bob', heroes, [1, 1], { weapons: daggers, armorItems: [shield], hp: pool(9) })
    const foe = put('Foe', foes, [2, 1])
    begin(t)
    t.do('hold', bob, { 'hold.what': ['weapon.0', 'shield.0'] })
    expect(t.refusal('hold', bob)).toMatchObject({ rule: 'RAT-ACT-12', code: 'changedHands' })
    foeAttacks(t, foe, bob).roll('attack.dice', 5).choose('sunder.item', 'no')
    expect(t.sheet(bob).hp.cur).toBe(5)
    t.do('hold', bob, { 'hold.what': ['weapon.0', 'weapon.1', 'shield.0'] })
    expect(t.said('holds')[0]!.with.hands).toBe(3)
    foeAttacks(t, foe, bob).roll('attack.dice', 3).choose('sunder.item', 'no')
    expect(t.sheet(bob).hp.cur).toBe(2)
  })
})

describe('a blast', () => {
  it('EX-RAT-12 rolls anew for each target RAT-ATK-13 RAT-DICE-07', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { hp: pool(4), str: pool(9), armorItems: [], armorNatural: 1 })
    const bob = put('Bob', heroes, [1, 2], { hp: pool(2), str: pool(10), armorItems: [] })
    const troll = put('wood troll', foes, [2, 1])
    foeAttacks(begin(t), troll, ann, { 'attack.weapon': '0', 'attack.others': [bob], 'attack.area': 'all' })
    t.roll('attack.dice', 2, 6).roll('critical.save', 8).roll('attack.dice', 2, 1)
    expect(t.sheet(ann)).toMatchObject({ hp: { cur: 0 }, str: { cur: 8 } })
    expect(t.sheet(bob)).toMatchObject({ hp: { cur: 0 }, str: { cur: 10 } })
  })

  it('EX-RAT-13 rolls its damage die for the number when that is unclear RAT-ATK-15 RAT-ATK-16 RAT-DICE-08', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const cid = put('Cid', heroes, [1, 1], { weapons: [bomb] })
    const goblins = [0, 1, 2, 3, 4].map(i => put('root goblin', foes, [6, i], { leader: i === 4 }))
    const [g1, g2, g3, g4, g5] = goblins as [string, string, string, string, string]
    begin(t)
    attack(t, cid, g1, { 'attack.weapon': '0', 'attack.others': [g2, g3, g4, g5], 'attack.area': 'count' })
    play(t).roll('blast.count', 3).choose('blast.pick', [g2, g4])
    t.roll('attack.dice', 6).roll('critical.save', 10).roll('attack.dice', 1).roll('attack.dice', 4)
    expect(t.sheet(g1)).toMatchObject({ hp: { cur: 0 }, str: { cur: 6 }, status: { down: true } })
    expect([g2, g3, g4].map(id => t.sheet(id).hp.cur)).toEqual([3, 4, 0])
    expect(t.open).toMatchObject([{ key: 'morale.save', facts: { who: g5 } }])
    t.roll('morale.save', 8)
    expect(goblins.some(id => t.sheet(id).status.fleeing)).toBe(false)
  })

  it('of two hits the second whom the attacker picks, and leaves the third alone RAT-ATK-13 RAT-ATK-15 RAT-ATK-16', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const cid = put('Cid', heroes, [1, 1], { weapons: [bomb] })
    const trio = [0, 1, 2].map(i => put('Wolf', foes, [6, i], { hp: pool(9) }))
    const [w1, w2, w3] = trio as [string, string, string]
    begin(t)
    attack(t, cid, w1, { 'attack.weapon': '0', 'attack.others': [w2, w3], 'attack.area': 'count' })
    play(t).roll('blast.count', 2).choose('blast.pick', w3).roll('attack.dice', 4).roll('attack.dice', 5)
    expect(trio.map(id => t.sheet(id).hp.cur)).toEqual([5, 9, 4])
  })

  it('EX-RAT-14 joins the heap of its target when others attack it too RAT-ATK-17', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [bomb] })
    const bob = put('Bob', heroes, [5, 1], { weapons: [sword] })
    const orc = put('Orc', foes, [6, 1], { hp: pool(8), armorNatural: 1 })
    const wolf = put('Wolf', foes, [6, 2], { hp: pool(3) })
    begin(t)
    attack(t, ann, orc, { 'attack.weapon': '0', 'attack.others': [wolf], 'attack.area': 'all' })
    play(attack(t, bob, orc))
      .roll('attack.dice', 6)
      .roll('attack.dice', 4)
      .roll('attack.dice', 2)
    expect([t.sheet(orc).hp.cur, t.sheet(wolf).hp.cur]).toEqual([3, 1])
  })

  it('is laid on the map where nobody knows its area: those in it are caught, and no number is rolled RAT-ATK-16', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [bomb] })
    const orc = put('Orc', foes, [6, 1], { hp: pool(8) })
    const near = put('Wolf', foes, [7, 2], { hp: pool(3) })
    const far = put('Rat', foes, [9, 1], { hp: pool(3) })
    begin(t)
    attack(t, ann, orc, { 'attack.weapon': '0', 'attack.others': [far], 'attack.area': 'place', 'blast.radius': 2 })
    expect(t.open[0]).toMatchObject({ kind: 'area', who: orc, area: { kind: 'circle', radius: 2 } })
    t.choose('blast.where', { kind: 'circle', radius: 2, at: [6.5 * 1024, 1.5 * 1024] })
    expect(t.state.turn!.declared[0]).toMatchObject({ who: ann, targets: [orc, near], count: false })
    play(t).roll('attack.dice', 3).roll('attack.dice', 1)
    expect([orc, near, far].map(id => t.sheet(id).hp.cur)).toEqual([5, 2, 3])
  })

  it('reaches whom an area catches that lies on the map already, without a count RAT-ATK-16', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [bomb] })
    const orc = put('Orc', foes, [6, 1], { hp: pool(8) })
    const wolf = put('Wolf', foes, [7, 2], { hp: pool(3) })
    put('Rat', foes, [9, 1], { hp: pool(3) })
    begin(t)
    t.do('area.add', 'gm', { shape: { kind: 'square', side: 3, at: [6.5 * 1024, 1.5 * 1024] }, name: 'Bomb' })
    t.do('attack', ann, { 'attack.target': orc, 'attack.weapon': '0' })
    expect(t.open[0]).toMatchObject({ key: 'attack.others', default: [wolf] })
    t.enter('attack.others')
    expect(t.open).toEqual([])
    expect(t.state.turn!.declared[0]).toMatchObject({ targets: [orc, wolf], count: false })
  })

  it('catches everybody in a known area, friends too, the attacker only if the GM says so RAT-ATK-14 RAT-ATK-18', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [4, 1], { weapons: [{ ...bomb, area: 2 }] })
    const bob = put('Bob', heroes, [6, 2], { weapons: [sword] })
    const orc = put('Orc', foes, [6, 1], { hp: pool(8) })
    const far = put('Wolf', foes, [9, 1], { hp: pool(3) })
    begin(t)
    t.do('attack', ann, { 'attack.target': orc, 'attack.weapon': '0' })
    expect(t.open[0]).toMatchObject({ key: 'attack.others', default: [bob] })
    expect(JSON.stringify(t.open[0])).toContain(`{"value":"${ann}"}`)
    t.choose('attack.others', [bob, ann])
    play(t).roll('attack.dice', 1).roll('attack.dice', 1).roll('attack.dice', 1)
    expect(t.sheet(far).hp.cur).toBe(3)
  })

  it('EX-RAT-34 catches the same whether its area is the weapon’s, laid on the map before, or laid as it is thrown RAT-ATK-13 RAT-ATK-16', () => {
    const thrown = (area: number | null) => {
      const { t, heroes, foes, put } = ratbagsTable(walled(12, 3, { x1: 8, y1: 0, x2: 8, y2: 3, kind: 'wall' }))
      const ann = put('Ann', heroes, [1, 1], { weapons: [{ ...bomb, area }] })
      const orc = put('Orc', foes, [7, 1], { hp: pool(8) })
      const caught = [put('Wolf', foes, [5, 1], { hp: pool(3) }), put('Rat', foes, [6, 2], { hp: pool(3) })]
      // Two squares away and one aside is farther than two; the third stands behind a wall.
      put('Cat', foes, [5, 0], { hp: pool(3) })
      put('Dog', foes, [8, 1], { hp: pool(3) })
      begin(t)
      return { t, ann, orc, caught }
    }
    const at = [7.5 * 1024, 1.5 * 1024]
    const own = thrown(2)
    own.t.do('attack', own.ann, { 'attack.target': own.orc, 'attack.weapon': '0' })
    expect(own.t.open[0]).toMatchObject({ key: 'attack.others', default: own.caught })
    own.t.enter('attack.others')
    const before = thrown(null)
    before.t.do('area.add', 'gm', { shape: { kind: 'circle', radius: 2, at }, name: 'Bomb' })
    before.t.do('attack', before.ann, { 'attack.target': before.orc, 'attack.weapon': '0' })
    expect(before.t.open[0]).toMatchObject({ key: 'attack.others', default: before.caught })
    before.t.enter('attack.others')
    const { t, ann, orc, caught } = thrown(null)
    attack(t, ann, orc, { 'attack.weapon': '0', 'attack.others': caught, 'attack.area': 'place', 'blast.radius': 2 })
    t.choose('blast.where', { kind: 'circle', radius: 2, at })
    for (const { t: table } of [own, before, { t }])
      expect(table.state.turn!.declared[0]).toMatchObject({ targets: [orc, ...caught], count: false })
  })

  it('around somebody large reaches as far past each of its sides RAT-ATK-13', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 5], { weapons: [{ ...bomb, area: 2 }] })
    const giant = put('Giant', foes, [8, 4], { hp: pool(20), footprint: 3 })
    // Two squares past its left and its lower side, and three.
    const caught = [put('Wolf', foes, [6, 5]), put('Rat', foes, [9, 8])]
    put('Cat', foes, [5, 5])
    put('Dog', foes, [9, 9])
    begin(t)
    t.do('attack', ann, { 'attack.target': giant, 'attack.weapon': '0' })
    expect(t.open[0]).toMatchObject({ key: 'attack.others', default: caught })
    t.enter('attack.others')
  })

  it('simply cannot work when the GM says so, and puts no die into the heap RAT-ACT-11', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const bob = put('Bob', heroes, [3, 1], { weapons: [sword] })
    const foe = put('Ghost', foes, [2, 1])
    begin(t)
    attack(attack(t, ann, foe), bob, foe)
    play(t, { 'phase.rulings': 'each' }).choose('attack.ruling', 'impossible').choose('attack.ruling', 'normal')
    expect(t.open).toMatchObject([{ of: bob }])
    t.roll('attack.dice', 1)
  })
})

it('EX-RAT-04 a save passes at or under the score, always at 1, never at 20 RAT-DICE-01 RAT-ACT-04', () => {
  const { t, heroes, put } = ratbagsTable()
  const save = (score: number, die: number) => {
    const who = put('Ann', heroes, [0, 0], { dex: pool(score) })
    t.do('callSave', 'gm', { who: [who], ability: 'dex' }).roll('risk.save', die)
    return t.said('saved')[0]!.with.passed
  }
  expect([save(3, 1), save(3, 3), save(3, 4), save(20, 19), save(20, 20), save(0, 1)]).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ])
})

import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import { attack, begin, done, health, murdhamTable, scores } from '../../../test/murdham'
import { armour, helmet, listed, shield, weapon } from './weapons'

type T = ReturnType<typeof murdhamTable>['t']
type Change = Parameters<ReturnType<typeof murdhamTable>['put']>[3]

const never = { attacks: 'best', react: 'never', guard: 'never', opportunity: 'never', omens: 'never' } as const

/** Two who stand together, and one of each faction far off, so that the fight goes on whatever happens to the first two. */
function duel(...changes: Change[]) {
  const { t, heroes, foes, put } = murdhamTable('40x4')
  const ada = put('Ada', heroes, [1, 1], changes[0] ?? {})
  const bandit = put('Bandit', foes, [2, 1], changes[1] ?? {})
  const bo = put('Bo', heroes, [38, 1])
  const far = put('Cut-throat', foes, [37, 1])
  return { t, heroes, foes, put, ada, bandit, bo, far }
}
const cur = (t: T, ...who: Id[]) => who.map(id => t.sheet(id).health.cur)

describe('a blast', () => {
  const fire = listed("alchemist's fire")

  it('EX-MUR-17 from afar that misses lands on a neighbouring zone, and on its borders MUR-BLAST-01 MUR-BLAST-05 MUR-BLAST-06', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const kay = put('Kay', heroes, [1, 1], { weapons: [fire] })
    const x = put('X', foes, [9, 1])
    const y = put('Y', foes, [5, 1], { armour: armour('mail', 2) })
    const lo = put('Lo', heroes, [7, 2], { status: { border: 't2' } })
    begin(t, heroes)
    t.do('blast', kay, { 'blast.zone': 't2' }).choose('attack.stance', 'still').roll('hit.save', 15)
    expect(t.open[0]).toMatchObject({ key: 'blast.deviation', dice: [2], facts: { zones: ['B1', 'D1'] } })
    t.roll('blast.deviation', 1)
    t.choose('attack.react', 'none').choose('attack.react', 'none')
    t.roll('attack.damage', 3).roll('attack.damage', 4)
    expect(cur(t, x, y, lo, kay)).toEqual([8, 5, 4, 8])
    expect(t.sheet(lo).status.incapacitated).toBe(true)
  })

  it('EX-MUR-18 in close needs no save; the one counter may stop it for all MUR-BLAST-02 MUR-BLAST-03 MUR-BLAST-09', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const eater = put('Fire-eater', heroes, [1, 1], { weapons: [weapon('fire', 4, { keywords: ['blast', 'fire'] })] })
    const one = put('Bandit', foes, [2, 1], { weapons: [weapon('axe', 8)] })
    const two = put('Bandit', foes, [3, 1], { weapons: [weapon('axe', 8)], status: { border: 't1' } })
    put('Bo', heroes, [38, 1])
    begin(t, heroes)
    t.do('blast', eater).choose('attack.react', 'counter').choose('attack.react', 'dodge').roll('dodge.save', 9)
    t.roll('attack.damage', 2).roll('attack.damage', 3).roll('counter.damage', 5)
    expect(t.sheet(eater)).toMatchObject({ health: { cur: 3 }, status: { incapacitated: true } })
    expect(cur(t, one, two)).toEqual([8, 8])
  })

  it('rolls for each by itself, or once for all under a house rule MUR-DMG-06', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const kay = put('Kay', heroes, [1, 1], { weapons: [fire] })
    const [x, y] = [put('X', foes, [5, 1], { orders: never }), put('Y', foes, [5, 2], { orders: never })]
    begin(t, heroes)
    const once = t.fork()
    t.do('blast', kay, { 'blast.zone': 't1' }).choose('attack.stance', 'still')
    t.roll('attack.damage', 1).roll('attack.damage', 2)
    expect(cur(t, x, y)).toEqual([7, 6])
    once.do('settings', 'gm', { set: { blastOneRoll: true } })
    once.do('blast', kay, { 'blast.zone': 't1' }).choose('attack.stance', 'still').roll('attack.damage', 2)
    expect(cur(once, x, y)).toEqual([6, 6])
  })

  it('on one’s own zone hits oneself too, whether it was aimed there or went astray MUR-BLAST-04 MUR-BLAST-07 MUR-ZONE-07', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const kay = put('Kay', heroes, [1, 1], { weapons: [fire] })
    put('X', foes, [13, 1])
    begin(t, heroes)
    const astray = t.fork()
    t.do('blast', kay, { 'blast.zone': 't0' }).choose('attack.stance', 'still').roll('attack.damage', 1)
    expect(t.sheet(kay).health.cur).toBe(7)
    astray.do('blast', kay, { 'blast.zone': 't1' }).choose('attack.stance', 'moving').roll('hit.save', 20)
    astray.roll('blast.deviation', 1).roll('attack.damage', 2)
    expect(astray.sheet(kay).health.cur).toBe(6)
  })

  it('goes one way without a die where there is one neighbour, and fizzles out where there is none MUR-DICE-11', () => {
    const { t, heroes, foes, put } = murdhamTable('8x4')
    const kay = put('Kay', heroes, [1, 1], { weapons: [fire], status: { border: null } })
    const x = put('X', foes, [5, 1], { orders: never })
    begin(t, heroes)
    const none = t.fork()
    t.do('blast', kay, { 'blast.zone': 't0' }).choose('attack.stance', 'moving').roll('hit.save', 20)
    t.roll('attack.damage', 3)
    expect(cur(t, kay, x)).toEqual([8, 5])
    none.do('zone.size', 'gm', { size: 8 })
    none.do('blast', kay, { 'blast.zone': 't0' }).choose('attack.stance', 'moving').roll('hit.save', 20)
    expect(none.said('fizzles')).toHaveLength(1)
  })

  it('of somebody on a border hits the one zone or the other MUR-BLAST-08', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const eater = put('Fire-eater', heroes, [3, 1], {
      weapons: [weapon('fire', 4, { keywords: ['blast', 'fire'] })],
      status: { border: 't1' },
    })
    const [x, y] = [put('X', foes, [1, 1], { orders: never }), put('Y', foes, [5, 1], { orders: never })]
    begin(t, heroes)
    t.do('blast', eater, { 'blast.zone': 't1' }).roll('attack.damage', 2)
    expect(cur(t, x, y)).toEqual([8, 6])
  })
})

describe('a stunt', () => {
  const offering = { orders: { ...never, attacks: 'ask' as const } }

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

describe('a hold', () => {
  function held(...changes: Change[]) {
    const found = duel(...changes)
    const { t, heroes, ada, bandit } = found
    begin(t, heroes)
    t.do('grapple', ada, { 'attack.target': bandit }).choose('attack.react', 'none').roll('resist.save', 9)
    return found
  }
  /** The next round, with Ada's faction on its go. */
  const nextRound = (t: T, heroes: Id): T => {
    if (t.state.turn!.acting) done(t)
    while (t.open.length === 0) t.do('pass', 'gm')
    return t.choose('round.first', heroes)
  }

  it('EX-MUR-20 is taken, kept while its maker strikes, and lost to a save, or given up with a shove MUR-NL-05 MUR-NL-06 MUR-NL-12', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const theo = put('Theobald', heroes, [1, 1], scores({ str: 9 }), health(9), { weapons: [weapon('dagger', 4)] })
    const bandit = put('Bandit', foes, [2, 1], { weapons: [weapon('hatchet', 6)] })
    const archer = put('Archer', foes, [9, 1], { weapons: [listed('bow')] })
    begin(t, heroes)
    t.do('grapple', theo, { 'attack.target': bandit }).choose('attack.react', 'counter').roll('counter.damage', 1)
    expect(t.sheet(theo).health.cur).toBe(8)
    t.roll('resist.save', 13)
    expect(t.sheet(bandit).status).toMatchObject({ grabbedBy: theo, turn: 'spent' })
    done(t)
    t.do('pass', 'gm').choose('round.first', heroes)
    const [fresh, shoved] = [t.fork(), t.fork()]

    attack(t, theo, bandit).roll('attack.damage', 2)
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 6 }, status: { grabbedBy: theo } })
    done(t)
    attack(t, archer, theo).choose('attack.stance', 'still').roll('attack.damage', 1)
    expect(t.sheet(theo).health.cur).toBe(7)
    done(t)
    expect(t.refusal('attack', bandit)).toMatchObject({ rule: 'MUR-COND-02', code: 'entangled' })
    t.do('breakFree', bandit).roll('breakFree.save', 8)
    expect(t.sheet(bandit).status).toMatchObject({ grabbedBy: null })
    t.choose('round.first', heroes)

    fresh.do('pass', 'gm')
    attack(fresh, archer, theo)
      .choose('attack.stance', 'still')
      .choose('attack.react', 'hide')
      .choose('hide.behind', bandit)
    fresh.roll('attack.damage', 1)
    expect(fresh.sheet(bandit)).toMatchObject({ health: { cur: 7 }, status: { grabbedBy: theo } })
    expect(fresh.sheet(theo)).toMatchObject({ health: { cur: 8 }, status: { turn: 'spent' } })

    shoved.do('shove', theo, { 'shove.to': 'border:t1', 'shove.hazard': 'none' })
    expect(shoved.sheet(bandit).status).toMatchObject({ grabbedBy: null, border: 't1' })
  })

  it('without damage it is, and resisted with STR; a save to hit may be due MUR-NL-01 MUR-NL-11', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: bandit, from: ada, are: ['unseen'] })
    t.do('grapple', ada, { 'attack.target': bandit })
      .roll('hit.save', 1)
      .choose('attack.react', 'none')
      .roll('resist.save', 8)
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 8 }, status: { grabbedBy: null } })
  })

  it('moves along with its maker, but anything else lets go MUR-NL-07 MUR-MOVE-05 MUR-MOVE-06', () => {
    const { t, heroes, ada, bandit } = held()
    nextRound(t, heroes)
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    expect([ada, bandit].map(id => t.state.combatants[id]!.cell! % 40)).toEqual([4, 4])
    const kept = t.fork()
    t.do('say', ada).choose('hold.letGo', 'letGo').answer('say.words', 'Off!', 'click')
    expect(t.sheet(bandit).status.grabbedBy).toBeNull()
    kept.do('say', ada).choose('hold.letGo', 'keep')
    expect(kept.told).toEqual(['Ada keeps hold of Bandit and does nothing else.'])
    expect(kept.heard).toEqual([])
    expect(kept.sheet(bandit).status.grabbedBy).toBe(ada)
    expect(kept.state.turn!.acting!.bonus).toBe(false)
  })

  it('leaves the captive to hide behind, without a say MUR-NL-09', () => {
    const { t, heroes, foes, put, ada, bandit } = held()
    const other = put('Bandit', foes, [1, 2])
    nextRound(t, heroes).do('pass', 'gm')
    attack(t, other, ada).choose('attack.react', 'hide').choose('hide.behind', bandit).roll('attack.damage', 2)
    expect(cur(t, ada, bandit)).toEqual([8, 6])
    expect(t.sheet(bandit).status.grabbedBy).toBe(ada)
  })

  it('of both at once is settled in order: who is held first holds nobody MUR-NL-10', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.set(bandit, ['orders', 'attacks'], 'ask')
    t.do('grapple', ada, { 'attack.target': bandit })
      .choose('attack.react', 'counter')
      .choose('counter.with', 'grapple')
    const missed = t.fork()
    t.roll('resist.save', 9)
    expect(t.sheet(bandit).status.grabbedBy).toBe(ada)
    missed.roll('resist.save', 8).roll('resist.save', 9)
    expect(missed.sheet(ada).status.grabbedBy).toBe(bandit)
  })

  it('ends when its maker is put out, or they are apart MUR-NL-13', () => {
    const { t, ada, bandit } = held()
    const apart = t.fork()
    t.do('harm', 'gm', { who: [ada], amount: 5 })
    expect(t.sheet(bandit).status.grabbedBy).toBeNull()
    apart.do('place', 'gm', { who: bandit, cell: apart.cell([12, 1]) })
    expect(apart.sheet(ada).status.grabbing).toBeNull()
  })

  it('may end with a shove, half a zone, into danger, or both; not into a full place MUR-NL-08 MUR-NL-14 MUR-ACT-08', () => {
    const { t, heroes, foes, put, ada, bandit } = held()
    const [a, b] = [
      put('Rat', foes, [3, 2], { status: { border: 't1' } }),
      put('Rat', foes, [3, 3], { status: { border: 't1' } }),
    ]
    nextRound(t, heroes)
    expect(t.refusal('shove', ada, { 'shove.to': 'border:t1' })).toMatchObject({ rule: 'MUR-ZONE-08', code: 'full' })
    expect([a, b]).toHaveLength(2)
    t.do('shove', ada, { 'shove.to': 'stay', 'shove.hazard': 'hazard' })
    expect(t.said('shoved')[0]!.with).toMatchObject({ who: bandit, hazard: true })
  })

  it('leaves a captive its turn for a STR save, or to surrender, and no reaction MUR-COND-02 MUR-NL-12', () => {
    const { t, heroes, foes, bandit } = held()
    nextRound(t, heroes).do('pass', 'gm')
    const given = t.fork()
    t.do('breakFree', bandit).roll('breakFree.save', 9)
    expect(t.sheet(bandit).status.turn).toBe('spent')
    given.do('surrender', bandit)
    expect(given.sheet(bandit).status.stance).toBe('surrendered')
    expect(foes).toBe(t.state.combatants[bandit]!.side)
  })
})

describe('an ambush', () => {
  function ambush() {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    const sy = put('Sy', heroes, [1, 1], { weapons: [weapon('great sword', 8)] })
    const ad = put('Ad', heroes, [9, 1])
    const mo = put('Mo', heroes, [1, 2])
    const one = put('Bandit', foes, [2, 1])
    const two = put('Bandit', foes, [5, 1])
    t.do('begin', 'gm', { 'begin.started': heroes, 'begin.hidden': [sy, ad] })
    return { t, heroes, foes, sy, ad, mo, one, two }
  }

  it('EX-MUR-21 gives each of the hidden a turn before the first round, to which nobody reacts MUR-SNEAK-01 MUR-SNEAK-05 MUR-SNEAK-08', () => {
    const { t, heroes, sy, ad, mo, one, two } = ambush()
    expect(t.state.turn).toMatchObject({ round: 0, phase: 'bonus', at: heroes })
    expect(t.refusal('turn', mo)).toMatchObject({ rule: 'MUR-SNEAK-05', code: 'notHidden' })
    attack(t, sy, one).roll('attack.damage', 5).choose('sneak.reveal', 'revealed')
    expect(t.sheet(one)).toMatchObject({ health: { cur: 3 }, status: { incapacitated: true } })
    done(t)
    t.do('step', ad, { 'step.to': 'border:t1' }).choose('sneak.reveal', 'revealed')
    t.do('step', ad, { 'step.to': 'zone:t1' })
    attack(t, ad, two).roll('attack.damage', 2)
    expect(t.sheet(two).health.cur).toBe(6)
    done(t).choose('round.first', heroes)
    expect(t.state.turn!.round).toBe(1)
    expect([sy, ad, mo, two].map(id => t.sheet(id).status.turn)).toEqual(['fresh', 'fresh', 'fresh', 'fresh'])
  })

  it('alternates among those who have somebody hidden, and is no round MUR-SNEAK-09', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    t.do('settings', 'gm', { set: { fastSlow: true } })
    const [sy, ad] = [put('Sy', heroes, [1, 1]), put('Ad', heroes, [1, 2])]
    const rat = put('Rat', foes, [22, 1])
    t.do('begin', 'gm', { 'begin.started': heroes, 'begin.hidden': [sy, ad, rat] }).choose('bonus.first', foes)
    expect(t.state.turn).toMatchObject({ at: foes, fat: null })
    t.do('endTurn', rat).do('endTurn', sy).do('endTurn', ad)
    t.roll('round.fat', 3).choose('round.first', heroes)
  })

  it('in the middle of a fight is a surprise as well: no reaction, no guard, and then it is seen MUR-SNEAK-04 MUR-SNEAK-10 MUR-SNEAK-06', () => {
    const { t, heroes, foes, put, ada, bandit } = duel()
    put('Guard', foes, [3, 1])
    begin(t, heroes)
    t.do('hide', 'gm', { who: [ada] })
    expect(t.sheet(ada).status.hiddenFrom).toEqual([foes])
    attack(t, ada, bandit).roll('attack.damage', 1).choose('sneak.reveal', 'revealed')
    expect(t.sheet(ada).status.hiddenFrom).toEqual([])
    const { t: other, foes: others, ada: hidden, bandit: blind } = duel()
    begin(other, others)
    other.do('hide', 'gm', { who: [hidden] })
    expect(other.refusal('attack', blind, { 'attack.target': hidden })).toMatchObject({
      rule: 'MUR-SNEAK-03',
      code: 'hidden',
    })
  })

  it('keeps the GM’s own from the players; what may give them away is the GM’s to say MUR-SNEAK-02 MUR-SNEAK-03 MUR-SNEAK-07', () => {
    const { t, foes, heroes, bandit, far } = duel()
    begin(t, foes)
    t.do('hide', 'gm', { who: [bandit, far] })
    const shown = () => t.ruleset.view(t.state, null)
    expect(JSON.stringify(shown())).not.toMatch(/Bandit|Cut-throat|Foes/)
    t.do('step', bandit, { 'step.to': 'border:t1' }).choose('sneak.reveal', 'hidden')
    expect(t.said('moved').every(({ shared }) => shared === undefined)).toBe(true)
    expect(JSON.stringify(shown())).not.toMatch(/Bandit|Foes/)
    t.do('say', bandit, { 'say.words': 'Now!' }).choose('sneak.reveal', 'revealed')
    expect(shown().combatants.map(({ name }) => name)).toContain('Bandit')
    expect(heroes).toBeDefined()
  })
})

describe('morale', () => {
  it('EX-MUR-22 of a group at half is one die for all who must check; who passed is free of it MUR-MOR-01 MUR-MOR-04 MUR-MOR-06', () => {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [22, 1])
    const wits = [8, 8, 9, 10, 6]
    const all = wits.map((wit, i) => put('Bandit', foes, [1, i % 4], scores({ wit }), { orders: never }))
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
    const syb = put('Sybilla', heroes, [2, 1], { orders: never })
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
})

describe('a chase', () => {
  function fled() {
    const { t, heroes, foes, put } = murdhamTable('24x4')
    put('Ada', heroes, [1, 1])
    const away = [6, 8, 11].map((agi, i) =>
      put('Bandit', foes, [20, i], scores({ agi }), { status: { stance: 'fled' } }),
    )
    return { t: t.do('begin', 'gm', { 'begin.started': heroes, 'begin.hidden': [] }).choose('fight.over', 'end'), away }
  }
  const stances = (t: T, who: readonly Id[]) => who.map(id => t.sheet(id).status.stance)

  it('at equal pace is one die for those who flee MUR-CHASE-01 MUR-CHASE-02 MUR-DICE-02', () => {
    const { t, away } = fled()
    t.choose('chase.pace', 'equal').roll('chase.die', 8)
    expect(stances(t, away)).toEqual(['surrendered', 'fled', 'fled'])
    t.do('chase', 'gm', { who: [away[1]!] })
      .choose('chase.pace', 'equal')
      .roll('chase.die', 20)
    expect(stances(t, away)).toEqual(['surrendered', 'surrendered', 'fled'])
  })

  it('is won by the faster without a die, and lost by the slower MUR-CHASE-03 MUR-CHASE-04', () => {
    const { t, away } = fled()
    const slower = t.fork()
    t.choose('chase.pace', 'faster')
    expect(stances(t, away)).toEqual(['fled', 'fled', 'fled'])
    slower.choose('chase.pace', 'slower')
    expect(stances(slower, away)).toEqual(['surrendered', 'surrendered', 'surrendered'])
  })
})

describe('gear', () => {
  it('EX-MUR-24 breaks in the fight when it was damaged, and wears after it when it was used MUR-GEAR-01 MUR-GEAR-04 MUR-GEAR-05', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const ada = put('Ada', heroes, [1, 1], { orders: never })
    const cyr = put('Cyr', heroes, [1, 2], scores({ str: 12 }), health(12), {
      shields: [shield('shield', { damaged: true })],
      armour: armour('mail', 2, { damaged: true }),
      weapons: [weapon('sword', 6, { used: true })],
    })
    const axe = put('Axe', foes, [2, 1], { weapons: [weapon('axe', 8)] })
    const club = put('Club', foes, [2, 2], { weapons: [weapon('club', 4, { improvised: true })], orders: never })
    const mace = put('Mace', foes, [37, 1], {
      weapons: [weapon('mace', 6, { quality: 'robust' }), listed('bow', { held: 'stowed' })],
    })
    begin(t, foes)
    t.set(cyr, ['weapons', 0, 'used'], true).set(mace, ['weapons', 0, 'used'], true)
    attack(t, axe, ada).choose('attack.guard', 'guard').roll('attack.damage', 8).roll('attack.damage', 3)
    expect(t.sheet(cyr)).toMatchObject({
      health: { cur: 5 },
      status: { incapacitated: true },
      shields: [{ destroyed: true }],
      armour: { destroyed: false, used: true },
    })
    done(t)
    t.do('pass', 'gm')
    attack(t, club, ada).roll('attack.damage', 1)
    expect(t.sheet(ada).health.cur).toBe(7)
    expect(t.sheet(club).weapons[0]!.destroyed).toBe(true)
    t.do('end')
    expect(t.open.map(({ of, facts, ...ask }) => [of, facts!.item, 'dice' in ask && ask.dice])).toEqual([
      [cyr, 'sword', [4]],
      [cyr, 'mail', [4]],
      [axe, 'axe', [4]],
      [mace, 'mace', [8]],
    ])
    for (const die of [1, 1, 4, 2]) t.roll('gear.wear', die)
    expect(t.sheet(cyr)).toMatchObject({ weapons: [{ damaged: true, destroyed: false }], armour: { destroyed: true } })
    expect(t.sheet(mace).weapons[0]!.damaged).toBe(false)
  })

  it('is rolled for with a d4, robust with a d8; a 1 damages or destroys MUR-DICE-07 MUR-GEAR-08', () => {
    const { t, ada } = duel({ weapons: [weapon('glass sword', 6, { quality: 'fragile' })], helmet: helmet() })
    t.do('durability', 'gm', { who: ada, item: 'helmet' }).roll('gear.wear', 2)
    expect(t.said('itemHolds')[0]!.with).toEqual({ who: ada, item: 'helmet' })
    expect(t.sheet(ada).helmet).toMatchObject({ damaged: false })
    t.do('durability', 'gm', { who: ada, item: 'helmet' }).roll('gear.wear', 1)
    expect(t.sheet(ada).helmet).toMatchObject({ damaged: true, destroyed: false })
    t.do('durability', 'gm', { who: ada, item: 'glass sword' }).roll('gear.wear', 1)
    expect(t.sheet(ada).weapons[0]!.destroyed).toBe(true)
  })

  it('breaks on any 1 of the dice, rerolls and both rolls of a pair included; the damage counts MUR-GEAR-03 MUR-GEAR-09', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [weapon('sword', 6, { damaged: true })] }, { orders: never })
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: bandit, from: null, are: ['obscured'] })
    const kept = t.fork()
    attack(t, ada, bandit).roll('attack.damage', 6).roll('attack.damage', 1).roll('attack.damage', 2)
    expect(t.sheet(ada).weapons[0]!.destroyed).toBe(true)
    expect(t.sheet(bandit).health.cur).toBe(6)
    kept.do('settings', 'gm', { set: { breakOnKeptDieOnly: true } })
    attack(kept, ada, bandit).roll('attack.damage', 6).roll('attack.damage', 1).roll('attack.damage', 2)
    expect(kept.sheet(ada).weapons[0]!.destroyed).toBe(false)
  })

  it('that did not count is at risk as well, unless a house rule says so MUR-GEAR-10', () => {
    const { t, heroes, ada, bandit } = duel(
      { weapons: [weapon('fire', 8, { keywords: ['fire'] })] },
      { armour: armour('mail', 2, { damaged: true }), ...scores({ str: 12 }), ...health(12), orders: never },
    )
    begin(t, heroes)
    const counted = t.fork()
    attack(t, ada, bandit).roll('attack.damage', 8).roll('attack.damage', 1)
    expect(t.sheet(bandit).armour).toMatchObject({ destroyed: true, used: false })
    counted.do('settings', 'gm', { set: { onlyCountedGear: true } })
    attack(counted, ada, bandit).roll('attack.damage', 8).roll('attack.damage', 1)
    expect(counted.sheet(bandit).armour!.destroyed).toBe(false)
  })

  it('stands for spent ammunition too; natural and lasting things never wear MUR-GEAR-02 MUR-GEAR-11', () => {
    const { t, heroes, ada } = duel({
      weapons: [weapon('claws', 6, { natural: true }), weapon('rune blade', 6, { quality: 'lasting' }), listed('bow')],
    })
    begin(t, heroes)
    for (const i of [0, 1, 2]) t.set(ada, ['weapons', i, 'used'], true)
    t.do('end')
    expect(t.open.map(({ facts }) => facts!.item)).toEqual(['bow'])
    t.roll('gear.wear', 4)
  })

  it('wears on the ground as well, lies there after the fight, and is taken up again by whom the GM says MUR-GEAR-01 MUR-GEAR-11', () => {
    const { t, heroes, ada, bandit } = duel(
      { weapons: [weapon('great sword', 8, { bulk: 2, held: 'both' }), weapon('knife', 4, { held: 'stowed' })] },
      { orders: never, ...health(20) },
    )
    begin(t, heroes)
    attack(t, ada, bandit).roll('attack.damage', 2)
    t.do('letGo', ada)
    const [thing = ''] = Object.keys(t.state.things)
    t.do('end')
    expect(t.open.map(({ of, facts }) => [of, facts!.item])).toEqual([[ada, 'great sword']])
    const whole = t.fork()
    t.roll('gear.wear', 1)
    expect(t.said('damagedItem')[0]!.with).toEqual({ who: ada, item: 'great sword' })
    t.do('takeUp', 'gm', { who: ada, thing })
    expect(t.sheet(ada).weapons.at(-1)).toMatchObject({ name: 'great sword', damaged: true, held: 'both' })
    expect(t.state.things).toEqual({})
    expect(() => t.do('takeUp', 'gm', { who: ada, thing })).toThrow(/no thing/)
    // In the next fight it has not been used yet.
    whole.roll('gear.wear', 3)
    begin(whole, heroes).do('end')
    expect(whole.state).toMatchObject({ phase: 'over', things: { [thing]: { name: 'great sword' } } })
  })

  it('is gone from the ground when wear destroys it MUR-GEAR-01 MUR-DICE-07', () => {
    const { t, heroes, ada, bandit } = duel(
      { weapons: [weapon('glass', 4, { quality: 'fragile' })] },
      { orders: never, ...health(20) },
    )
    begin(t, heroes)
    attack(t, ada, bandit).roll('attack.damage', 2)
    t.do('letGo', ada).do('end').roll('gear.wear', 1)
    expect(t.said('broken')[0]!.with).toEqual({ who: ada, item: 'glass' })
    expect(t.state.things).toEqual({})
  })

  it('may be what is at hand: an improvised weapon counts as damaged MUR-GEAR-06 MUR-GEAR-07', () => {
    const { t, heroes, ada, bandit } = duel({}, { orders: never })
    begin(t, heroes)
    t.do('improvise', ada, { 'improvise.kind': 'hand' })
    expect(t.sheet(ada).weapons.at(-1)).toMatchObject({ die: 4, improvised: true, held: 'off' })
    expect(t.refusal('improvise', ada)).toMatchObject({ code: 'noFreeHand' })
    t.set(ada, ['weapons'], t.sheet(ada).weapons.slice(1))
    attack(t, ada, bandit).roll('attack.damage', 1).roll('attack.damage', 1)
    expect(t.sheet(ada).weapons[0]!.destroyed).toBe(true)
  })

  it('may be what is at hand again when the first has been destroyed: each has an id of its own MUR-GEAR-06', () => {
    const gone = weapon('improvised weapon', 4, { improvised: true, destroyed: true })
    const { t, heroes, ada } = duel({ weapons: [gone] }, { orders: never })
    begin(t, heroes)
    t.do('improvise', ada, { 'improvise.kind': 'hand' })
    expect(t.sheet(ada).weapons.map(({ id, destroyed }) => [id, destroyed])).toEqual([
      ['improvised weapon', true],
      ['improvised weapon 2', false],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import {
  attack,
  begin,
  done,
  duel,
  health,
  murdhamTable,
  passive,
  scores,
  type Change,
} from '../../../../test/parties/murdham'
import { armour, listed, shield, weapon } from '../sheet/weapons'

type T = ReturnType<typeof murdhamTable>['t']

/** The attack is not reacted to. */
const unanswered = (t: T): T => t.choose('attack.react', 'none')
const bow = listed('bow')

describe('an attack', () => {
  it('EX-MUR-05 hits by itself; half of what was left is critical, and then it takes no dice to kill MUR-ATK-02 MUR-ATK-07 MUR-DMG-02', () => {
    const { t, heroes, put, ada, bandit, far } = duel({ weapons: [weapon('sword', 6)] })
    const syb = put('Sybilla', heroes, [1, 2], { weapons: [weapon('dagger', 4)] })
    begin(t, heroes)
    unanswered(attack(t, ada, bandit))
    expect(t.open[0]).toMatchObject({ key: 'attack.damage', dice: [6] })
    t.roll('attack.damage', 4)
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 4 }, status: { incapacitated: true, diesAtEndOf: null } })
    done(t)
    t.do('endTurn', far).do('finalBlow', syb)
    expect(t.said('finalBlow')[0]!.with).toMatchObject({ by: syb, target: bandit })
    expect(t.sheet(bandit).status.dead).toBe(true)
    done(t)
  })

  it('that is a final shot takes the movement, and names the rule that says so MUR-ATK-18', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [bow] })
    t.set(bandit, ['status', 'incapacitated'], true)
    begin(t, heroes)
    for (const laterMovementFree of [false, true]) {
      const shoots = t.fork().do('settings', 'gm', { set: { laterMovementFree } })
      shoots.do('finalBlow', ada)
      expect(shoots.said('attacks')[0]!.rules).toContain('MUR-ATK-18')
      expect(shoots.state.turn!.acting!.halves === 0).toBe(!laterMovementFree)
    }
  })

  it('EX-MUR-06 beyond half the range wants a WIT save, and then may be dodged MUR-ATK-12 MUR-ATK-14 MUR-REACT-02', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const bal = put('Balthasar', heroes, [1, 1], scores({ agi: 7 }))
    const bandit = put('Bandit', foes, [21, 1], { weapons: [bow] })
    begin(t, foes)
    attack(t, bandit, bal).choose('attack.stance', 'still').roll('hit.save', 8)
    t.choose('attack.react', 'dodge').roll('dodge.save', 8)
    expect(t.sheet(bal).status.turn).toBe('spent')
    t.roll('attack.damage', 3)
    expect(t.sheet(bal)).toMatchObject({ health: { cur: 5 }, status: { incapacitated: false } })
  })

  it('EX-MUR-07 on the move wants a save when near, and is impossible when far MUR-ATK-13 MUR-ATK-18 MUR-ATK-22', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const ivo = put('Ivo', heroes, [3, 1], { weapons: [bow] }, scores({ wit: 10 }))
    const near = put('A', foes, [17, 1])
    const far = put('B', foes, [21, 1])
    begin(t, heroes)
    t.do('step', ivo, { 'step.to': 'border:t1' })
    // From the border the targets are one zone nearer; back in its zone they are where they were.
    t.do('step', ivo, { 'step.to': 'zone:t0' })
    expect(t.refusal('attack', ivo, { 'attack.target': far })).toMatchObject({
      rule: 'MUR-ATK-13',
      code: 'farAndMoving',
    })
    attack(t, ivo, near).roll('hit.save', 11)
    expect(t.sheet(near).health.cur).toBe(8)
    expect(t.sheet(ivo).weapons[0]!.used).toBe(true)
    done(t)
    t.do('pass', 'gm').choose('round.first', heroes)
    const other = t.fork()
    attack(other, ivo, near).choose('attack.stance', 'still')
    expect(other.open[0]!.key).toBe('attack.react')
    other.choose('attack.react', 'none').roll('attack.damage', 1)
    attack(t, ivo, far)
    expect(t.refusedAnswer('attack.stance', 'moving')).toMatchObject({ rule: 'MUR-ATK-13' })
    t.choose('attack.stance', 'still').roll('hit.save', 11)
    expect(t.refusal('step', ivo)).toMatchObject({ rule: 'MUR-ATK-18', code: 'stoodStill' })
  })

  it('needs to be nearby with a melee weapon, and a main action MUR-ATK-01 MUR-ATK-08 MUR-ZONE-06', () => {
    const { t, heroes, ada, bandit, far } = duel()
    begin(t, heroes)
    expect(t.refusal('attack', ada, { 'attack.target': far })).toMatchObject({ rule: 'MUR-ATK-08', code: 'notNearby' })
    unanswered(attack(t, ada, bandit)).roll('attack.damage', 1)
    expect(t.refusal('attack', ada)).toMatchObject({ rule: 'MUR-TURN-01', code: 'noMain' })
  })

  it('with bare hands is a d4, impaired; with a weapon its die; holding back impairs MUR-ATK-04 MUR-ATK-05 MUR-ATK-06', () => {
    const { t, heroes, ada, bandit } = duel({
      orders: { attacks: 'ask', react: 'ask', guard: 'ask', opportunity: 'ask', omens: 'ask' },
    })
    begin(t, heroes)
    const armed = t.fork()
    attack(t, ada, bandit, { 'attack.weapon': 'unarmed', 'attack.how': 'plain' })
    unanswered(t).roll('attack.damage', 3)
    expect(t.open[0]).toMatchObject({ dice: [4] })
    t.roll('attack.damage', 2)
    expect(t.sheet(bandit).health.cur).toBe(6)
    attack(armed, ada, bandit, { 'attack.weapon': 'weapon', 'attack.how': 'holdBack' })
    unanswered(armed).roll('attack.damage', 5).roll('attack.damage', 2)
    expect(armed.sheet(bandit).health.cur).toBe(6)
  })

  it('on somebody that one cannot see wants a WIT save in close, and is impossible from afar MUR-ATK-03 MUR-ATK-09 MUR-ATK-11', () => {
    const { t, heroes, ada, bandit, far } = duel({ weapons: [weapon('sword', 6), { ...bow, held: 'both', range: 12 }] })
    begin(t, heroes)
    for (const target of [bandit, far]) t.do('circumstances', 'gm', { target, from: ada, are: ['unseen'] })
    expect(t.refusal('attack', ada, { 'attack.target': far })).toMatchObject({ rule: 'MUR-ATK-11', code: 'unseen' })
    attack(t, ada, bandit, { 'attack.weapon': 'sword' }).roll('hit.save', 9)
    expect(t.said('missed')).toHaveLength(1)
    expect(t.sheet(bandit).status.turn).toBe('fresh')
  })

  it('in other difficult circumstances is the GM’s to declare; one save is enough MUR-DICE-06 MUR-DICE-01', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: bandit, from: null, are: ['difficult', 'unseen'] })
    attack(t, ada, bandit).roll('hit.save', 8)
    unanswered(t).roll('attack.damage', 1)
    expect(t.said('saved')).toHaveLength(1)
  })

  it('from afar reaches so far and no farther; bows work nearby MUR-ATK-10 MUR-ATK-14', () => {
    const { t, heroes, ada, bandit, far } = duel({ weapons: [bow] })
    begin(t, heroes)
    expect(t.refusal('attack', ada, { 'attack.target': far })).toMatchObject({
      rule: 'MUR-ATK-10',
      code: 'tooFar',
      with: { zones: 9, most: 8 },
    })
    unanswered(attack(t, ada, bandit).choose('attack.stance', 'still')).roll('attack.damage', 2)
    expect(t.sheet(bandit).health.cur).toBe(6)
  })

  it('indirectly is made beyond half the range only, always with a save, never on the move MUR-ATK-15 MUR-ATK-16 MUR-ATK-17', () => {
    const mortar = weapon('sling staff', 6, { mode: 'indirect', range: 10, bulk: 2 })
    const { t, heroes, ada, bandit, far } = duel({ weapons: [mortar] })
    begin(t, heroes)
    expect(t.refusal('attack', ada, { 'attack.target': bandit, 'attack.weapon': 'sling staff' })).toMatchObject({
      rule: 'MUR-ATK-15',
      code: 'tooNear',
    })
    const moved = t.fork()
    moved.do('step', ada, { 'step.to': 'border:t1' })
    expect(moved.refusal('attack', ada, { 'attack.target': far })).toMatchObject({ rule: 'MUR-ATK-17', code: 'moving' })
    // A wall of smoke is no matter: it goes over what is in the way.
    t.do('circumstances', 'gm', { target: far, from: ada, are: ['behind', 'unseen'] })
    attack(t, ada, far).choose('attack.stance', 'still').roll('hit.save', 9)
    expect(t.said('missed')).toHaveLength(1)
  })

  it('with the off hand is impaired; a great weapon needs both hands MUR-ATK-19', () => {
    const great = listed('great sword')
    const { t, heroes, ada, bandit } = duel({
      weapons: [weapon('dagger', 4, { held: 'off' }), { ...great, held: 'main' }],
    })
    begin(t, heroes)
    expect(t.refusal('attack', ada, { 'attack.target': bandit, 'attack.weapon': 'great sword' })).toMatchObject({
      rule: 'MUR-ATK-19',
      code: 'needsBothHands',
    })
    attack(t, ada, bandit, { 'attack.weapon': 'dagger' })
    unanswered(t).roll('attack.damage', 2).roll('attack.damage', 3)
    expect(t.sheet(bandit).health.cur).toBe(6)
  })

  it('with a gun is made once a fight, with a vial once MUR-ATK-20', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [listed('handgun'), listed('acid vial', { held: 'off' })] })
    begin(t, heroes)
    const vial = t.fork()
    unanswered(attack(t, ada, bandit, { 'attack.weapon': 'handgun' }).choose('attack.stance', 'still')).roll(
      'attack.damage',
      1,
    )
    expect(t.sheet(ada).weapons[0]!.spent).toBe(true)
    done(t)
    t.do('pass', 'gm').do('pass', 'gm').choose('round.first', heroes)
    expect(t.refusal('attack', ada, { 'attack.target': bandit, 'attack.weapon': 'handgun' })).toMatchObject({
      rule: 'MUR-ATK-20',
      code: 'spentWeapon',
    })
    attack(vial, ada, bandit, { 'attack.weapon': 'acid vial' }).choose('attack.stance', 'still')
    unanswered(vial).roll('attack.damage', 1).roll('attack.damage', 1)
    expect(vial.sheet(ada).weapons.map(({ name }) => name)).toEqual(['handgun'])
  })

  it('by the blind wants a save in close and is impossible from afar MUR-ATK-21 MUR-COND-07', () => {
    const { t, heroes, ada, bandit } = duel({
      weapons: [weapon('sword', 6), { ...bow, held: 'both' }],
      status: { blind: true },
    })
    begin(t, heroes)
    expect(t.refusal('attack', ada, { 'attack.target': bandit, 'attack.weapon': 'bow' })).toMatchObject({
      rule: 'MUR-ATK-21',
      code: 'blind',
    })
    attack(t, ada, bandit, { 'attack.weapon': 'sword' }).roll('hit.save', 20)
  })
})

describe('keywords', () => {
  const landing = (keywords: Parameters<typeof weapon>[2]) => {
    const found = duel({ weapons: [weapon('thing', 6, keywords)] })
    begin(found.t, found.heroes)
    return found
  }

  it('poison takes hold where it hurt, after a STR save; a hook may grab MUR-ATK-23', () => {
    const { t, ada, bandit } = landing({ keywords: ['poison'] })
    unanswered(attack(t, ada, bandit))
      .roll('attack.damage', 1)
      .roll('poison.save', 9)
    expect(t.sheet(bandit).status.poisoned).toBe(true)
    const { t: other, ada: one, bandit: two } = landing({ keywords: ['grab'] })
    unanswered(attack(other, one, two))
      .roll('attack.damage', 1)
      .roll('resist.save', 9)
    expect(other.sheet(two).status.grabbedBy).toBe(one)
  })

  it('holy harms demons and undead alone; fire ignores armour MUR-ATK-23 MUR-ARM-02', () => {
    const { t, ada, bandit } = landing({ keywords: ['holy'] })
    unanswered(attack(t, ada, bandit)).roll('attack.damage', 5)
    expect(t.sheet(bandit).health.cur).toBe(8)
    t.set(bandit, ['kind'], 'undead')
    done(t)
    t.do('pass', 'gm').do('pass', 'gm').choose('round.first', t.state.combatants[ada]!.side)
    t.set(bandit, ['naturalArmour'], 2).set(ada, ['weapons', 0, 'keywords'], ['holy', 'fire'])
    unanswered(attack(t, ada, bandit)).roll('attack.damage', 3)
    expect(t.sheet(bandit).health.cur).toBe(5)
  })

  it('flash powder stuns everybody, without damage and without a save MUR-COND-03 MUR-ATK-23', () => {
    const { t, heroes, foes, put } = murdhamTable()
    const kay = put('Kay', heroes, [1, 1], { weapons: [listed('flash powder')] })
    const one = put('Bandit', foes, [5, 1])
    const two = put('Bandit', foes, [6, 1], { status: { turn: 'spent' } })
    begin(t, heroes)
    t.set(two, ['status', 'turn'], 'spent')
    t.do('blast', kay, { 'blast.zone': 't1' }).choose('attack.stance', 'still').choose('attack.react', 'none')
    t.choose('attack.guard', 'none')
    expect(t.sheet(one).status.turn).toBe('spent')
    expect(t.sheet(two).status).toMatchObject({ turn: 'spent', skipTurn: true })
    done(t).choose('round.first', heroes)
    expect([one, two].map(id => t.sheet(id).status.turn)).toEqual(['fresh', 'spent'])
  })
})

describe('damage', () => {
  /** A blow with these dice on somebody with these changes. */
  function blow(change: Parameters<typeof duel>[1], ...dice: number[]) {
    const found = duel({ weapons: [weapon('sword', 6)] }, change)
    begin(found.t, found.heroes)
    unanswered(attack(found.t, found.ada, found.bandit))
    for (const die of dice) found.t.roll('attack.damage', die)
    return found.t.sheet(found.bandit)
  }

  it('EX-MUR-08 counts the highest face one less and rolls on; as much as STR kills outright MUR-DICE-04 MUR-DMG-04 MUR-ARM-01', () => {
    const nine = { ...scores({ str: 9 }), ...health(9) }
    expect(blow(nine, 6, 6, 3)).toMatchObject({ health: { cur: 0 }, status: { dead: true } })
    const light = { ...nine, armour: armour('leather', 1) }
    expect(blow(light, 6, 6, 3)).toMatchObject({ status: { dead: true } })
    expect(blow(light, 6, 2)).toMatchObject({
      health: { cur: 3 },
      status: { dead: false, incapacitated: true, diesAtEndOf: null },
    })
  })

  it('EX-MUR-09 is rolled twice when impaired, not at all when impaired twice, once when it evens out MUR-DICE-05 MUR-DMG-05 MUR-PROT-01', () => {
    const { t, heroes, ada, bandit } = duel({
      weapons: [weapon('sword', 6)],
      orders: { attacks: 'ask', react: 'ask', guard: 'ask', opportunity: 'ask', omens: 'ask' },
    })
    begin(t, heroes)
    const [punch, pulled, veiled, even] = [t.fork(), t.fork(), t.fork(), t.fork()]
    attack(punch, ada, bandit, { 'attack.weapon': 'unarmed', 'attack.how': 'plain' })
    unanswered(punch).roll('attack.damage', 3).roll('attack.damage', 2)
    expect(punch.sheet(bandit).health.cur).toBe(6)
    attack(pulled, ada, bandit, { 'attack.weapon': 'unarmed', 'attack.how': 'holdBack' })
    unanswered(pulled)
    expect(pulled.sheet(bandit).health.cur).toBe(8)
    for (const one of [veiled, even]) {
      one.do('circumstances', 'gm', { target: bandit, from: null, are: ['obscured'] })
      unanswered(attack(one, ada, bandit, { 'attack.weapon': 'sword', 'attack.how': 'plain' }))
    }
    veiled.roll('attack.damage', 6).roll('attack.damage', 1).roll('attack.damage', 4)
    expect(veiled.said('struck')[0]!.with).toMatchObject({ faces: [6, 1, 4], raw: 4 })
    even.knob('shift', 1).roll('attack.damage', 3)
    expect(even.said('struck')[0]!.with).toMatchObject({ faces: [3], raw: 3 })
  })

  it('comes off health, down to nothing at most; the last of it makes dying MUR-DMG-01 MUR-DMG-03', () => {
    expect(blow(health(8), 3)).toMatchObject({ health: { cur: 5 }, status: { incapacitated: false } })
    expect(blow(health(2, 8), 5)).toMatchObject({
      health: { cur: 0 },
      status: { incapacitated: true, dead: false, diesAtEndOf: 2 },
    })
  })

  it('is critical from half of what was there, rounded up MUR-DMG-02 MUR-DICE-13', () => {
    expect(blow(health(5, 8), 2).status.incapacitated).toBe(false)
    expect(blow(health(5, 8), 3).status.incapacitated).toBe(true)
  })

  it('is rolled roll by roll with all rerolls, the worse of two kept when impaired MUR-DICE-15 MUR-DICE-05', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [weapon('dagger', 4, { held: 'off' })] })
    begin(t, heroes)
    unanswered(attack(t, ada, bandit))
    for (const die of [4, 4, 1, 4, 2]) t.roll('attack.damage', die)
    // 3 + 3 + 1 against 3 + 2.
    expect(t.said('struck')[0]!.with).toMatchObject({ faces: [4, 4, 1, 4, 2], raw: 5 })
  })

  it('is stopped by armour, natural armour and cover, not below nothing MUR-ARM-01 MUR-PROT-02', () => {
    const thick = { armour: armour('mail', 2), naturalArmour: 1 }
    expect(blow(thick, 5).health.cur).toBe(6)
    expect(blow(thick, 2).health.cur).toBe(8)
  })

  it('leaves more to a helmet, unless it is direct MUR-ARM-04', () => {
    const helmet = { name: 'helmet', quality: 'plain' as const, damaged: false, destroyed: false, used: false }
    expect(blow({ helmet }, 4)).toMatchObject({ health: { cur: 4 }, status: { incapacitated: false } })
    expect(blow({ helmet }, 5)).toMatchObject({ status: { incapacitated: true }, helmet: { used: true } })
    const { t, bandit } = duel({}, { helmet })
    t.do('harm', 'gm', { who: [bandit], amount: 4, direct: true })
    expect(t.sheet(bandit).status.incapacitated).toBe(true)
  })

  it('on somebody with nothing left kills only by its size MUR-DEATH-03', () => {
    const { t, heroes, bandit, ada } = duel({}, health(2, 8))
    begin(t, heroes)
    t.do('harm', 'gm', { who: [bandit], amount: 3 })
    expect(t.sheet(bandit).status).toMatchObject({ diesAtEndOf: 2, dead: false })
    const again = t.fork()
    again.do('harm', 'gm', { who: [bandit], amount: 3 })
    expect(again.sheet(bandit).status).toMatchObject({ diesAtEndOf: 2, dead: false })
    again.do('harm', 'gm', { who: [bandit], amount: 8 })
    expect(again.sheet(bandit).status.dead).toBe(true)
    t.do('finalBlow', ada)
    expect(t.sheet(bandit).status.dead).toBe(true)
  })
})

describe('cover and barriers', () => {
  it('EX-MUR-16 keep attacks out, until one leans out: then the barrier is cover to the counter MUR-PROT-02 MUR-PROT-04 MUR-PROT-05', () => {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const ina = put('Ina', heroes, [1, 1], { weapons: [listed('handgun')], armour: armour('leather', 1) })
    const bandit = put('Bandit', foes, [13, 1], { weapons: [bow] })
    begin(t, foes)
    t.do('circumstances', 'gm', { target: ina, from: bandit, are: ['behind'] })
    expect(t.refusal('attack', bandit, { 'attack.target': ina })).toMatchObject({ rule: 'MUR-PROT-04', code: 'behind' })
    t.do('pass', 'gm')
    attack(t, ina, bandit).choose('attack.stance', 'still').choose('attack.react', 'counter')
    t.roll('attack.damage', 2)
    t.choose('attack.through', 'stopped').roll('counter.damage', 5)
    expect(t.sheet(ina)).toMatchObject({ health: { cur: 5 }, status: { incapacitated: false } })
    expect(t.sheet(bandit).health.cur).toBe(6)
    const [, counter] = t.said('struck')
    expect(counter!.with).toMatchObject({ raw: 5, n: 3 })
  })

  it('cover counts once, adds up with a veil, and may be gone through MUR-PROT-03 MUR-PROT-06', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: bandit, from: null, are: ['cover'] })
    t.do('circumstances', 'gm', { target: bandit, from: ada, are: ['cover', 'obscured'] })
    unanswered(attack(t, ada, bandit))
    const through = t.fork()
    t.choose('attack.through', 'stopped').roll('attack.damage', 4).roll('attack.damage', 3)
    expect(t.sheet(bandit).health.cur).toBe(6)
    through.choose('attack.through', 'through').roll('attack.damage', 4).roll('attack.damage', 3)
    expect(through.sheet(bandit).health.cur).toBe(5)
  })

  it('a wall between the two is the GM’s to judge, once MUR-PROT-08', () => {
    const { t, heroes, foes, put } = murdhamTable('A...#...F\n....#....\n....#....\n.........')
    const ina = put('Ina', heroes, 'A', { weapons: [bow] })
    const foe = put('Foe', foes, 'F')
    begin(t, heroes)
    attack(t, ina, foe).choose('attack.wall', ['behind'])
    expect(t.state.turn!.acting).toMatchObject({ main: false })
    expect(t.refusal('attack', ina, { 'attack.target': foe })).toMatchObject({ rule: 'MUR-PROT-04' })
    t.do('circumstances', 'gm', { target: foe, from: ina, are: [] })
    attack(t, ina, foe).choose('attack.stance', 'still').choose('attack.react', 'none').roll('attack.damage', 1)
  })

  it('a barrier does not stop what comes from above, unless it covers that as well MUR-PROT-07', () => {
    const { t, heroes, ada, far } = duel({ weapons: [weapon('lobber', 6, { mode: 'indirect', range: 10, bulk: 2 })] })
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: far, from: ada, are: ['behind', 'shutIn'] })
    expect(t.refusal('attack', ada, { 'attack.target': far })).toMatchObject({ rule: 'MUR-PROT-07', code: 'shutIn' })
    t.do('circumstances', 'gm', { target: far, from: ada, are: ['behind'] })
    attack(t, ada, far).choose('attack.stance', 'still').roll('hit.save', 1).choose('attack.react', 'none')
    t.roll('attack.damage', 1)
  })

  it('a shield counts in a reaction and against a counter; two always MUR-ARM-03', () => {
    const { t, heroes, ada, bandit } = duel({}, { shields: [shield()] })
    begin(t, heroes)
    const [two, dodging] = [t.fork(), t.fork()]
    unanswered(attack(t, ada, bandit)).roll('attack.damage', 3)
    expect(t.sheet(bandit).health.cur).toBe(5)
    attack(dodging, ada, bandit).choose('attack.react', 'dodge').roll('dodge.save', 20).roll('attack.damage', 3)
    expect(dodging.sheet(bandit).health.cur).toBe(6)
    two.set(bandit, ['shields'], [shield('a', { held: 'main' }), shield('b')])
    unanswered(attack(two, ada, bandit)).roll('attack.damage', 3)
    expect(two.sheet(bandit).health.cur).toBe(6)
  })
})

describe('what a blow comes to', () => {
  const counts = (t: ReturnType<typeof murdhamTable>['t'], ...who: string[]) => who.map(id => t.sheet(id).health.cur)

  it('is never below nothing, and says so only where armour stops more than there is MUR-ARM-01', () => {
    const parts = (face: number) => {
      const { t, heroes, ada, bandit } = duel(
        { weapons: [weapon('club', 6)] },
        { armour: armour('mail', 2), orders: passive },
      )
      begin(t, heroes)
      attack(t, ada, bandit).roll('attack.damage', face)
      expect(t.said('struck')[0]!.with.n).toBe(Math.max(0, face - 2))
      // Players hear that armour has stopped it; how much came through they do not.
      expect(t.said('struck')[0]!.shared!.n).toBe(face > 2 ? undefined : 0)
      return t.said('struck')[0]!.because!.map(({ of }) => of)
    }
    expect(parts(1)).toContain('atLeastNothing')
    for (const face of [2, 3]) expect(parts(face)).not.toContain('atLeastNothing')
  })

  it('with a shield uses the shield MUR-GEAR-11', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [], shields: [shield()] }, { orders: passive })
    begin(t, heroes)
    attack(t, ada, bandit)
    expect(t.said('attacks')[0]!.with.weapon).toBe('shield')
    // The off hand is the worse one.
    t.roll('attack.damage', 2).roll('attack.damage', 1)
    expect(t.sheet(ada).shields[0]!.used).toBe(true)
  })

  it('of nothing at all leaves armour unused and harms nobody MUR-ARM-01 MUR-GEAR-11', () => {
    const { t, heroes, ada, bandit } = duel(
      { weapons: [weapon('club', 6)] },
      { orders: passive, shields: [shield()], armour: armour('leather', 1) },
    )
    begin(t, heroes)
    attack(t, ada, bandit).roll('attack.damage', 1)
    expect(counts(t, bandit)).toEqual([8])
    expect(t.sheet(bandit).shields[0]!.used).toBe(false)
    expect(t.sheet(bandit).armour!.used).toBe(true)
  })

  it('of two who only hold and disarm is the attack’s first; a blow comes before either MUR-NL-03 MUR-NL-10', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [weapon('club', 6)] }, { weapons: [weapon('axe', 6)] })
    t.set(bandit, ['orders', 'attacks'], 'ask')
    begin(t, heroes)
    const both = t.fork()
    both
      .do('disarm', ada, { 'attack.target': bandit })
      .choose('attack.react', 'counter')
      .choose('counter.with', 'disarm')
    expect(both.open[0]).toMatchObject({ key: 'resist.save', of: bandit })
    both.roll('resist.save', 20).roll('resist.save', 20)
    expect([ada, bandit].map(id => both.sheet(id).weapons.length)).toEqual([0, 0])
    // The blow of the counter lands before the attack that does no damage, and puts its maker out.
    t.do('disarm', ada, { 'attack.target': bandit })
      .choose('attack.react', 'counter')
      .choose('counter.with', 'axe')
      .choose('counter.how', 'plain')
    t.roll('counter.damage', 5)
    expect(t.sheet(ada).status.incapacitated).toBe(true)
    expect(t.sheet(bandit).weapons).toHaveLength(1)
    expect(t.open).toEqual([])
  })

  it('in a skilled hand grows by one die, and no further than the largest MUR-SKILL-01 MUR-DICE-04', () => {
    const dice = (die: 4 | 10 | 12) => {
      const { t, heroes, ada, bandit } = duel(
        { skills: ['skilledBlow'], weapons: [weapon('club', die)] },
        { orders: passive },
      )
      begin(t, heroes)
      attack(t, ada, bandit)
      const [ask] = t.open
      t.roll('attack.damage', 1)
      return ask?.kind === 'roll' ? ask.dice : []
    }
    expect([dice(4), dice(10), dice(12)]).toEqual([[6], [12], [12]])
  })

  it('of a skilled blast is larger for the first it hits alone MUR-SKILL-01 MUR-DMG-06', () => {
    const { t, heroes, foes, put } = murdhamTable('20x4')
    const kay = put('Kay', heroes, [1, 1], {
      skills: ['skilledBlow'],
      weapons: [weapon('fire', 4, { keywords: ['blast', 'fire'] })],
    })
    for (const x of [2, 3]) put('X', foes, [x, 1], { orders: passive })
    put('Y', foes, [18, 1])
    begin(t, heroes)
    t.do('blast', kay)
    expect(t.open[0]).toMatchObject({ dice: [6] })
    t.roll('attack.damage', 1)
    expect(t.open[0]).toMatchObject({ dice: [4] })
    t.roll('attack.damage', 1)
  })

  it('from a swimmer is as bad as from a climber MUR-MOVE-12 MUR-MOVE-13', () => {
    for (const status of [{ swimming: true }, { climbing: true }]) {
      const { t, heroes, ada, bandit } = duel({ weapons: [weapon('club', 6)], status }, { orders: passive })
      begin(t, heroes)
      attack(t, ada, bandit).roll('attack.damage', 4).roll('attack.damage', 2)
      expect(counts(t, bandit)).toEqual([6])
    }
  })
})

describe('after a blow that felled somebody', () => {
  /** Ada, who cleaves, beside the bandit; others as they are put. */
  const cleaver = (change: Change = {}) => {
    const found = duel({ skills: ['cleave'], weapons: [weapon('sword', 6)], omens: 0, ...change }, { orders: passive })
    return {
      ...found,
      near: (...changes: Change[]) => found.put('Near', found.foes, [1, 2], { orders: passive }, ...changes),
    }
  }

  it('there is nobody to cleave on to: nothing is asked MUR-SKILL-01', () => {
    for (const status of [undefined, { incapacitated: true }]) {
      const { t, heroes, ada, bandit, near } = cleaver()
      if (status) near({ status })
      begin(t, heroes)
      attack(t, ada, bandit).roll('attack.damage', 5)
      expect(t.open).toEqual([])
    }
  })

  it('another near is proposed, but not by a shot, nor for whoever did not fall MUR-SKILL-01', () => {
    const { t, heroes, ada, bandit, near } = cleaver()
    const other = near()
    begin(t, heroes)
    const scratch = t.fork()
    attack(scratch, ada, bandit).roll('attack.damage', 3)
    expect(scratch.open).toEqual([])
    attack(t, ada, bandit).roll('attack.damage', 5)
    expect(t.open[0]).toMatchObject({ key: 'cleave.target', default: other })
    t.choose('cleave.target', 'none')
    const bow = cleaver({ weapons: [listed('bow')] })
    bow.near()
    begin(bow.t, bow.heroes)
    attack(bow.t, bow.ada, bow.bandit).choose('attack.stance', 'still').roll('attack.damage', 5)
    expect(bow.t.open).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Id } from '~/engine'
import {
  attack,
  begin,
  done,
  duel,
  faction,
  health,
  murdhamTable,
  passive,
  scores,
} from '../../../../test/parties/murdham'
import { armour, listed, shield, weapon } from '../sheet/weapons'

type T = ReturnType<typeof murdhamTable>['t']

const sword = weapon('sword', 6)
const axe = weapon('axe', 8)
const ofTurn = (t: T, ...who: Id[]) => who.map(id => t.sheet(id).status.turn)

describe('a counter', () => {
  it('EX-MUR-10 strikes too, unless the larger number puts its maker out first MUR-REACT-05 MUR-REACT-06 MUR-REACT-07', () => {
    const { t, heroes, put, foes } = murdhamTable('40x4')
    const theo = put('Theobald', heroes, [1, 1], scores({ str: 9 }), health(9), {
      shields: [shield()],
      armour: armour('leather', 1),
      weapons: [weapon('spear', 6)],
    })
    const leader = put('Leader', foes, [2, 1], { weapons: [axe] })
    put('Bandit', foes, [37, 1])
    begin(t, heroes)
    attack(t, theo, leader).choose('attack.react', 'counter')
    expect(t.open[0]).toMatchObject({ key: 'attack.damage', of: theo })
    t.roll('attack.damage', 4).roll('counter.damage', 5)
    expect(t.said('struck').map(({ with: f }) => f.n)).toEqual([4, 3])
    expect(t.sheet(leader)).toMatchObject({ health: { cur: 4 }, status: { incapacitated: true } })
    expect(t.sheet(theo).health.cur).toBe(9)
    done(t)
    expect(ofTurn(t, theo, leader)).toEqual(['spent', 'spent'])
  })

  it('EX-MUR-11 that is as large as the blow lands together with it: both fall MUR-REACT-08', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [sword] }, { weapons: [sword] })
    begin(t, heroes)
    attack(t, ada, bandit).choose('attack.react', 'counter').roll('attack.damage', 5).roll('counter.damage', 5)
    for (const who of [ada, bandit])
      expect(t.sheet(who)).toMatchObject({ health: { cur: 3 }, status: { incapacitated: true } })
  })

  it('with a poisonous blade poisons though its maker goes down at the same moment MUR-REACT-08 MUR-ATK-23', () => {
    const { t, heroes, ada, bandit } = duel(
      { weapons: [sword] },
      { weapons: [weapon('fang', 6, { keywords: ['poison'] })] },
    )
    begin(t, heroes)
    attack(t, ada, bandit).choose('attack.react', 'counter').roll('attack.damage', 5).roll('counter.damage', 5)
    expect(t.sheet(bandit).status.incapacitated).toBe(true)
    t.roll('poison.save', 20)
    expect(t.sheet(ada).status.poisoned).toBe(true)
  })

  it('EX-MUR-12 without damage comes last, if its maker still stands MUR-NL-02 MUR-NL-03 MUR-NL-04', () => {
    const { t, foes, ada, bandit } = duel({}, { weapons: [sword] })
    begin(t, foes)
    t.set(ada, ['orders', 'attacks'], 'ask')
    attack(t, bandit, ada).choose('attack.react', 'counter').choose('counter.with', 'disarm')
    const felled = t.fork()
    t.roll('attack.damage', 3)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 5 }, status: { incapacitated: false } })
    t.roll('resist.save', 12)
    expect(t.sheet(bandit).weapons).toEqual([])
    expect(Object.values(t.state.things)).toMatchObject([{ name: 'sword', cell: t.cell([2, 1]) }])
    felled.roll('attack.damage', 4)
    expect(felled.sheet(ada).status.incapacitated).toBe(true)
    expect(felled.sheet(bandit).weapons).toHaveLength(1)
  })

  it('has used its weapon, which can wear then, and is done in the order of what lands MUR-GEAR-11 MUR-REACT-06', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [sword] }, { weapons: [sword] })
    begin(t, heroes)
    const used = () => [ada, bandit].map(id => t.sheet(id).weapons[0]!.used)
    expect(used()).toEqual([false, false])
    attack(t, ada, bandit).choose('attack.react', 'counter').roll('attack.damage', 1).roll('counter.damage', 2)
    expect(used()).toEqual([true, true])
  })

  it('of somebody who is caught by the blow lands all the same: to be held stops no blow that is on its way MUR-NL-10 MUR-ATK-23', () => {
    const { t, heroes, ada, bandit } = duel({ weapons: [listed('mancatcher')] }, { weapons: [sword] })
    begin(t, heroes)
    attack(t, ada, bandit).choose('attack.react', 'counter').roll('attack.damage', 3).roll('counter.damage', 2)
    t.roll('resist.save', 20)
    expect(t.sheet(bandit).status.grabbedBy).toBe(ada)
    expect([ada, bandit].map(id => t.sheet(id).health.cur)).toEqual([6, 5])
  })

  it('names the rule of what does no damage, whichever of the two does none MUR-NL-02', () => {
    const named = (act: 'attack' | 'disarm', answer: 'sword' | 'disarm') => {
      const { t, heroes, ada, bandit } = duel({ weapons: [sword] }, { weapons: [sword] })
      t.set(bandit, ['orders', 'attacks'], 'ask')
      begin(t, heroes)
      t.do(act, ada, { 'attack.target': bandit }).choose('attack.react', 'counter').choose('counter.with', answer)
      while (t.open[0]) {
        const { key, kind } = t.open[0]
        if (kind === 'roll') t.roll(key, 1)
        else t.enter(key)
      }
      return t.said('counters')[0]!.rules!.includes('MUR-NL-02')
    }
    expect([named('attack', 'sword'), named('attack', 'disarm'), named('disarm', 'sword')]).toEqual([false, true, true])
  })

  it('uses the shield that counts, and no armour that is not worn MUR-GEAR-11', () => {
    const { t, heroes, ada, bandit } = duel(
      { weapons: [sword] },
      { weapons: [sword], shields: [shield()], armour: armour('leather', 1, { worn: false }) },
    )
    begin(t, heroes)
    attack(t, ada, bandit).choose('attack.react', 'counter').roll('attack.damage', 2).roll('counter.damage', 1)
    expect(t.sheet(bandit)).toMatchObject({ shields: [{ used: true }], armour: { used: false } })
  })

  it('needs a weapon in hand that reaches the attacker; the attacker cannot react to it MUR-REACT-05 MUR-REACT-16', () => {
    const { t, foes, ada, far } = duel({}, {})
    begin(t, foes)
    t.set(far, ['weapons'], [listed('bow', { range: 12 })])
    attack(t, far, ada).choose('attack.stance', 'still').roll('hit.save', 1)
    expect(t.refusedAnswer('attack.react', 'counter')).toMatchObject({ rule: 'MUR-REACT-05', code: 'noCounter' })
    t.choose('attack.react', 'none').roll('attack.damage', 1)
    const { t: close, foes: others, ada: one, bandit } = duel()
    begin(close, others)
    attack(close, bandit, one).choose('attack.react', 'counter')
    close.roll('attack.damage', 1).roll('counter.damage', 2)
    expect(close.sheet(bandit).health.cur).toBe(6)
  })

  it('needs a save of its own where an attack would, and is wasted when it fails MUR-REACT-14', () => {
    const { t, foes, ada, bandit } = duel()
    begin(t, foes)
    t.do('circumstances', 'gm', { target: bandit, from: ada, are: ['unseen'] })
    attack(t, bandit, ada).choose('attack.react', 'counter').roll('hit.save', 9).roll('attack.damage', 2)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 6 }, status: { turn: 'spent' } })
    expect(t.sheet(bandit).health.cur).toBe(8)
  })

  it('to an attack on several is made by one of them only, even when it was wasted MUR-REACT-09', () => {
    const { t, heroes, foes, ada, bandit, put } = duel(
      {},
      { weapons: [weapon('flames', 4, { keywords: ['blast', 'fire'] })] },
    )
    const cyr = put('Cyr', heroes, [1, 2])
    begin(t, foes)
    t.do('circumstances', 'gm', { target: bandit, from: ada, are: ['unseen'] })
    t.do('blast', bandit).choose('attack.react', 'counter').roll('hit.save', 20)
    expect(t.refusedAnswer('attack.react', 'counter')).toMatchObject({ rule: 'MUR-REACT-09', code: 'countered' })
    t.choose('attack.react', 'none').roll('attack.damage', 1).roll('attack.damage', 2)
    expect([ada, cyr].map(id => t.sheet(id).health.cur)).toEqual([7, 6])
  })
})

describe('a reaction', () => {
  it('is a dodge, a counter, or hiding behind somebody; it spends the turn MUR-REACT-01 MUR-REACT-17 MUR-TURN-04', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    attack(t, ada, bandit)
    expect(t.open[0]).toMatchObject({
      key: 'attack.react',
      options: [
        { value: 'none' },
        { value: 'dodge' },
        { value: 'counter' },
        { value: 'hide', whyNot: { code: 'nobodyToHideBehind' } },
      ],
    })
    t.choose('attack.react', 'dodge').roll('dodge.save', 8)
    expect(t.sheet(bandit)).toMatchObject({ health: { cur: 8 }, status: { turn: 'spent' } })
  })

  it('comes after the save to hit and before the damage; a miss opens none MUR-REACT-02', () => {
    const { t, heroes, ada, bandit } = duel()
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: bandit, from: ada, are: ['difficult'] })
    const missed = t.fork()
    attack(t, ada, bandit).roll('hit.save', 2)
    expect(t.open[0]!.key).toBe('attack.react')
    t.choose('attack.react', 'none').roll('attack.damage', 1)
    attack(missed, ada, bandit).roll('hit.save', 9)
    expect(missed.open).toEqual([])
  })

  it('is not open to the unaware, but those who guard them are asked MUR-REACT-03', () => {
    const { t, heroes, foes, put, ada, bandit } = duel()
    const other = put('Bandit', foes, [3, 1])
    begin(t, heroes)
    t.do('circumstances', 'gm', { target: bandit, from: null, are: ['unaware'] })
    attack(t, ada, bandit)
    expect(t.open[0]).toMatchObject({ key: 'attack.guard', of: other })
    t.choose('attack.guard', 'none').roll('attack.damage', 1)
  })

  it('is not open to those who are held, down, surrendered or spent MUR-REACT-18 MUR-TURN-05', () => {
    for (const status of [
      { entangled: true },
      { incapacitated: true },
      { stance: 'surrendered' as const },
      { turn: 'spent' as const },
    ]) {
      const { t, heroes, ada, bandit } = duel()
      begin(t, heroes)
      t.set(bandit, ['status'], { ...t.sheet(bandit).status, ...status })
      attack(t, ada, bandit)
      expect(t.open[0]!.key).toBe('attack.damage')
      t.roll('attack.damage', 1)
      if (t.open[0]) t.choose('surrender.fightOn', 'stay')
    }
  })

  it('is the whole turn: no movement, nothing else; whoever acts is not fresh MUR-MOVE-02 MUR-TURN-06', () => {
    const { t, foes, heroes, put, ada, bandit } = duel({}, {})
    const cyr = put('Cyr', heroes, [1, 2])
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'dodge').roll('dodge.save', 1)
    done(t)
    expect(t.refusal('step', ada)).toMatchObject({ rule: 'MUR-ROUND-02' })
    // Cyr leaves the bandit, who has acted, and Ada; nobody is fresh to strike at Cyr.
    t.set(bandit, ['status', 'turn'], 'fresh')
    t.do('step', cyr, { 'step.to': 'border:t1' }).do('step', cyr, { 'step.to': 'zone:t1' })
    t.choose('opportunity.react', 'attack')
    expect(t.open[0]).toMatchObject({ key: 'attack.damage' })
    t.roll('attack.damage', 1)
    expect(t.sheet(cyr).health.cur).toBe(7)
  })

  it('and every other answer says what it costs, which is nothing where a skill gives it MUR-REACT-17 MUR-SKILL-01', () => {
    const { t, foes, heroes, put, ada, bandit } = duel({ skills: ['dodgeBlows'] }, { weapons: [sword] })
    put('Dan', heroes, [1, 2])
    put('Cyr', heroes, [1, 3], { skills: ['protect'] })
    begin(t, foes)
    const [spent, plain] = [t.fork(), t.fork()]
    attack(t, bandit, ada)
    const dearer = 'A dodge costs nothing; any other reaction is the turn of this round.'
    expect(t.asked).toBe(`Ada: Bandit attacks you with sword ${dearer}`)
    t.choose('attack.react', 'none')
    expect(t.asked).toBe('Dan: guard Ada? Bandit attacks Ada with sword. A guard is the turn of this round.')
    t.choose('attack.guard', 'none')
    expect(t.asked).toBe('Cyr: guard Ada? Bandit attacks Ada with sword. A guard costs nothing.')
    t.choose('attack.guard', 'none').roll('attack.damage', 1)
    spent.set(ada, ['status', 'turn'], 'spent')
    attack(spent, bandit, ada)
    expect(spent.asked).toBe('Ada: Bandit attacks you with sword A dodge costs nothing.')
    spent.choose('attack.react', 'dodge').roll('dodge.save', 1)
    plain.set(ada, ['skills'], [])
    expect(attack(plain, bandit, ada).asked).toBe(
      'Ada: Bandit attacks you with sword A reaction is the turn of this round.',
    )
    plain.choose('attack.react', 'dodge').roll('dodge.save', 1)
  })

  it('is made once to an attack, even where a skill gives more MUR-TURN-08 MUR-REACT-13', () => {
    const { t, foes, heroes, put, ada, bandit } = duel()
    const cyr = put('Cyr', heroes, [1, 2], { skills: ['protect', 'dodgeBlows'] })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'none').choose('attack.guard', 'guard')
    expect(t.open[0]).toMatchObject({ key: 'attack.damage', facts: { target: cyr } })
    t.roll('attack.damage', 2)
    expect(ofTurn(t, ada, cyr)).toEqual(['fresh', 'fresh'])
  })

  it('spent or not, dodging costs the turn either way MUR-REACT-04', () => {
    const { t, foes, ada, bandit } = duel()
    begin(t, foes)
    const failed = t.fork()
    attack(t, bandit, ada).choose('attack.react', 'dodge').roll('dodge.save', 8)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 8 }, status: { turn: 'spent' } })
    attack(failed, bandit, ada).choose('attack.react', 'dodge').roll('dodge.save', 9).roll('attack.damage', 2)
    expect(failed.sheet(ada)).toMatchObject({ health: { cur: 6 }, status: { turn: 'spent' } })
  })
})

describe('hiding and guarding', () => {
  it('EX-MUR-13 makes another the target, who may react in turn MUR-REACT-10 MUR-REACT-11 MUR-REACT-08', () => {
    const { t, foes, heroes, put, ada, bandit } = duel({}, { weapons: [sword] })
    const bo = put('Bo', heroes, [1, 2], { weapons: [axe], armour: armour('leather', 1) })
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'hide').choose('hide.behind', bo).choose('hide.agree', 'agree')
    expect(ofTurn(t, ada, bo)).toEqual(['spent', 'fresh'])
    t.choose('attack.react', 'counter').roll('attack.damage', 3).roll('counter.damage', 2)
    expect([bo, bandit].map(id => t.sheet(id).health.cur)).toEqual([6, 6])
    expect(ofTurn(t, bo)).toEqual(['spent'])
  })

  it('is not open behind those who cannot agree: who lies there, or knows nothing of the attack MUR-REACT-10 MUR-REACT-11', () => {
    const { t, foes, heroes, put, ada, bandit } = duel({ orders: passive }, { orders: passive })
    t.set(ada, ['orders', 'react'], 'ask')
    const [bo, cy, down] = ['Bo', 'Cy', 'Down'].map((name, y) => put(name, heroes, [1, y], { orders: passive }))
    begin(t, foes)
    t.set(down!, ['status', 'incapacitated'], true)
    t.do('circumstances', 'gm', { target: cy!, from: bandit, are: ['unaware'] })
    attack(t, bandit, ada).choose('attack.react', 'hide')
    const [ask] = t.open
    expect(ask?.kind === 'choice' && ask.options.map(({ value }) => value)).toEqual(['none', bo])
    t.choose('hide.behind', 'none').choose('attack.react', 'none').roll('attack.damage', 1)
  })

  it('costs nothing when the other refuses, and nobody changes place MUR-REACT-10 MUR-REACT-19', () => {
    const { t, foes, heroes, put, ada, bandit } = duel()
    const bo = put('Bo', heroes, [1, 2])
    begin(t, foes)
    attack(t, bandit, ada).choose('attack.react', 'hide').choose('hide.behind', bo).choose('hide.agree', 'refuse')
    expect(ofTurn(t, ada)).toEqual(['fresh'])
    const swapped = t.fork()
    t.choose('attack.react', 'hide')
      .choose('hide.behind', bo)
      .choose('hide.agree', 'agree')
      .choose('attack.react', 'none')
    t.roll('attack.damage', 1)
    expect([ada, bo].map(id => t.state.combatants[id]!.cell)).toEqual([t.cell([1, 1]), t.cell([1, 2])])
    swapped.choose('attack.react', 'none').choose('attack.guard', 'none').roll('attack.damage', 1)
    done(swapped)
    swapped.do('settings', 'gm', { set: { swapOnHide: true } })
    swapped.do('pass', 'gm').do('pass', 'gm').choose('round.first', foes)
    attack(swapped, bandit, ada).choose('attack.react', 'hide').choose('hide.behind', bo).choose('hide.agree', 'agree')
    swapped.choose('attack.react', 'none').roll('attack.damage', 1)
    expect(swapped.state.combatants[ada]!.cell).toBe(t.cell([1, 2]))
  })

  it('EX-MUR-14 counts the shield of a guard, who can do nothing else about it MUR-REACT-12 MUR-REACT-13 MUR-ARM-03', () => {
    const { t, foes, heroes, put, ada, bandit } = duel()
    const cyr = put('Cyr', heroes, [1, 2], { shields: [shield()], armour: armour('leather', 1), weapons: [sword] })
    begin(t, foes)
    t.set(ada, ['status', 'turn'], 'spent')
    const alone = t.fork()
    attack(t, bandit, ada).choose('attack.guard', 'guard').roll('attack.damage', 5)
    expect(t.sheet(cyr)).toMatchObject({ health: { cur: 5 }, status: { turn: 'spent', incapacitated: false } })
    alone.set(cyr, ['status', 'turn'], 'spent')
    attack(alone, bandit, cyr).roll('attack.damage', 5)
    expect(alone.sheet(cyr)).toMatchObject({ health: { cur: 4 }, status: { incapacitated: true } })
  })

  it('asks guards only when the target does nothing: able, fresh, allied, nearby, not the attacker MUR-REACT-15', () => {
    const { t, foes, heroes, put, ada, bandit } = duel()
    const friends = faction(t, 'Friends', [heroes])
    const friend = put('Friend', friends, [2, 2])
    const spent = put('Spent', heroes, [1, 2])
    put('Elsewhere', heroes, [9, 1])
    put('Other', foes, [2, 3])
    const broken = put('Broken', heroes, [3, 3])
    begin(t, foes)
    t.set(spent, ['status', 'turn'], 'spent').set(broken, ['status', 'stance'], 'broken')
    attack(t, bandit, ada).choose('attack.react', 'none')
    expect(t.open).toHaveLength(1)
    expect(t.open[0]).toMatchObject({ key: 'attack.guard', of: friend })
    t.choose('attack.guard', 'none').roll('attack.damage', 1)
    expect(t.sheet(ada).health.cur).toBe(7)
  })

  it('lets others guard if the GM lets them: strangers to both, those with the attacker past a refusal MUR-REACT-15 MUR-REACT-12', () => {
    const { t, foes, put, ada, bandit } = duel()
    const watch = faction(t, 'Watch')
    const guard = put('Guard', watch, [2, 2])
    const mate = put('Mate', foes, [2, 3])
    const spent = put('Spent', watch, [1, 2], { status: { turn: 'spent' } })
    put('Elsewhere', watch, [20, 1])
    begin(t, foes)
    t.set(spent, ['status', 'turn'], 'spent').set(ada, ['status', 'turn'], 'spent')
    const alone = t.fork()
    attack(t, bandit, ada)
    expect(t.open).toMatchObject([
      {
        key: 'guard.stranger',
        of: 'gm',
        options: [
          { value: 'none' },
          { value: guard },
          { value: mate, whyNot: { rule: 'MUR-REACT-15', code: 'withAttacker' } },
        ],
      },
    ])
    const nobody = t.fork()
    t.choose('guard.stranger', guard).roll('attack.damage', 2)
    expect([ada, guard].map(id => t.sheet(id).health.cur)).toEqual([8, 6])
    expect(ofTurn(t, guard)).toEqual(['spent'])
    nobody.choose('guard.stranger', 'none').roll('attack.damage', 2)
    expect(nobody.sheet(ada).health.cur).toBe(6)
    // Also of one who always guards the GM is asked: it is about friends that this order speaks.
    const eager = alone.fork()
    eager.set(guard, ['orders', 'guard'], 'always')
    attack(eager, bandit, ada)
    eager.choose('guard.stranger', 'none').roll('attack.damage', 2)
    // Its standing order answers for a stranger: the GM is not asked.
    alone.set(guard, ['orders', 'guard'], 'never')
    attack(alone, bandit, ada)
    expect(alone.open[0]!.key).toBe('attack.damage')
  })

  it('with an attack that cannot be dodged away from a guard: others may guard the guard', () => {
    const { t, foes, heroes, put, ada, bandit } = duel()
    const [cyr, dan] = [put('Cyr', heroes, [1, 2]), put('Dan', heroes, [1, 3])]
    begin(t, foes)
    attack(t, bandit, ada)
      .choose('attack.react', 'none')
      .choose('attack.guard', 'guard')
      .choose('attack.guard', 'guard')
    t.roll('attack.damage', 2)
    expect([ada, cyr, dan].map(id => t.sheet(id).health.cur)).toEqual([8, 8, 6])
  })
})

describe('an opportunity attack', () => {
  function leaving() {
    const { t, heroes, foes, put } = murdhamTable('40x4')
    const ada = put('Ada', heroes, [2, 1])
    const one = put('Bandit', foes, [1, 1], { weapons: [sword] })
    const two = put('Bandit', foes, [3, 2], { weapons: [sword], status: { border: 't1' } })
    put('Bo', heroes, [38, 1])
    put('Cut-throat', foes, [37, 1])
    begin(t, heroes)
    return { t, heroes, foes, put, ada, one, two }
  }

  it('EX-MUR-15 meets whoever leaves, where it still is; then the step goes on, or not MUR-OPP-01 MUR-OPP-02 MUR-OPP-04', () => {
    const { t, ada, one, two } = leaving()
    t.do('step', ada, { 'step.to': 'border:t1' })
    expect(t.open).toEqual([])
    t.do('step', ada, { 'step.to': 'zone:t1' })
    expect(t.open).toMatchObject([{ key: 'opportunity.react', of: one }])
    t.choose('opportunity.react', 'attack')
    const felled = t.fork()
    t.roll('attack.damage', 2)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 6 }, status: { border: null } })
    expect(t.cell([4, 1])).toBe(t.state.combatants[ada]!.cell)
    expect(ofTurn(t, one, two)).toEqual(['spent', 'fresh'])
    felled.roll('attack.damage', 4)
    expect(felled.sheet(ada)).toMatchObject({ health: { cur: 4 }, status: { border: 't1', incapacitated: true } })
    expect(felled.state.turn!.acting).toBeNull()
  })

  it('may be any attack on one alone, a shot too; what is for a whole zone is closed MUR-OPP-06 MUR-ATK-14', () => {
    const { t, ada, one } = leaving()
    t.set(one, ['orders', 'attacks'], 'ask')
    const mortar = weapon('mortar', 10, { mode: 'indirect', range: 32, bulk: 2, held: 'both' })
    const flames = weapon('flames', 4, { keywords: ['blast', 'fire'] })
    t.set(one, ['weapons'], [weapon('bow', 6, { mode: 'ranged', range: 8 }), mortar, flames])
    t.do('step', ada, { 'step.to': 'border:t1' })
    t.do('step', ada, { 'step.to': 'zone:t1' }).choose('opportunity.react', 'attack')
    const [ask] = t.open
    const [bow, indirect, blast] = t.sheet(one).weapons.map(({ id }) => id)
    const options = ask?.kind === 'choice' ? ask.options : []
    expect(options.map(({ value, whyNot }) => [value, whyNot?.rule])).toEqual([
      [bow, undefined],
      ['unarmed', undefined],
      ['disarm', undefined],
      ['grapple', undefined],
      [indirect, 'MUR-ATK-15'],
      [blast, 'MUR-BLAST-01'],
    ])
    t.choose('opportunity.with', bow!).choose('attack.how', 'plain').roll('attack.damage', 2)
    expect(t.sheet(ada)).toMatchObject({ health: { cur: 6 }, status: { border: null } })
  })

  it('leaves the mover no reaction, but others may guard it MUR-OPP-03', () => {
    const { t, heroes, put, ada, one } = leaving()
    const cyr = put('Cyr', heroes, [2, 3])
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    t.choose('opportunity.react', 'attack')
    expect(t.open[0]).toMatchObject({ key: 'attack.guard', of: cyr })
    t.choose('attack.guard', 'guard').roll('attack.damage', 3)
    expect([ada, cyr].map(id => t.sheet(id).health.cur)).toEqual([8, 5])
    expect(ofTurn(t, one)).toEqual(['spent'])
  })

  it('is made by each who is left in turn, as long as the mover can go on MUR-OPP-05', () => {
    const { t, foes, put, ada, one } = leaving()
    const three = put('Bandit', foes, [1, 2], { weapons: [sword] })
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    expect(t.open[0]).toMatchObject({ of: one })
    const down = t.fork()
    t.choose('opportunity.react', 'attack').roll('attack.damage', 1)
    expect(t.open[0]).toMatchObject({ key: 'opportunity.react', of: three })
    t.choose('opportunity.react', 'none')
    expect(t.cell([4, 1])).toBe(t.state.combatants[ada]!.cell)
    down.choose('opportunity.react', 'attack').roll('attack.damage', 4)
    expect(down.open).toEqual([])
  })

  it('is not asked of whoever has nothing left to answer with when the others are done MUR-OPP-05 MUR-OPP-06', () => {
    const { t, foes, put, ada, one } = leaving()
    const three = put('Bandit', foes, [1, 2], { weapons: [sword] })
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    expect(t.open[0]).toMatchObject({ key: 'opportunity.react', of: one })
    t.set(three, ['status', 'turn'], 'spent').choose('opportunity.react', 'none')
    expect(t.open).toEqual([])
    expect(t.state.combatants[ada]!.cell).toBe(t.cell([4, 1]))
  })

  it('is not open to those who know nothing of the mover; it may be a hold MUR-OPP-06', () => {
    const { t, ada, one } = leaving()
    t.set(one, ['orders', 'attacks'], 'ask')
    const unaware = t.fork()
    t.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    t.choose('opportunity.react', 'attack').choose('opportunity.with', 'grapple').roll('resist.save', 9)
    expect(t.sheet(ada).status).toMatchObject({ grabbedBy: one, border: 't1' })
    expect(t.state.turn!.acting).toMatchObject({ main: true, bonus: true, halves: 0 })
    unaware.do('circumstances', 'gm', { target: one, from: null, are: ['unaware'] })
    unaware.do('step', ada, { 'step.to': 'border:t1' }).do('step', ada, { 'step.to': 'zone:t1' })
    expect(unaware.sheet(ada).status.border).toBeNull()
  })

  it('answers every step near, under a house rule', () => {
    const { t, ada } = leaving()
    t.do('settings', 'gm', { set: { opportunityOnAnyStep: true } })
    t.do('step', ada, { 'step.to': 'border:t1' })
      .choose('opportunity.react', 'none')
      .choose('opportunity.react', 'none')
  })
})

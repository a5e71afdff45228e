import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, pool, reacting } from '../../../../test/parties/endurance'
import type { Sheet } from '../state/sheet'
import { weapons } from '../sheet/weapons'

type Change = (sheet: Sheet) => Partial<Sheet>

/** A guard with a weapon of these numbers attacks a hero. */
function assault(hero: string, change: Change, weapon: Partial<NonNullable<Sheet['items'][number]['weapon']>> = {}) {
  const { t, heroes, guards, put } = enduranceTable()
  const sword = weapons.straightSword()
  const by = put('guard', guards, [5, 5], () => ({ items: [{ ...sword, weapon: { ...sword.weapon!, ...weapon } }] }))
  const who = put(hero, heroes, [4, 5], change)
  begin(t, { author: guards }).do('takeTurn', by)
  return { t, by, who, heroes, guards, put }
}

describe('a block', () => {
  /** Roland is hit with this raw slashing damage: a critical with total 3 and the rest on the weapon. */
  function blocked(raw: number) {
    const { t, by, who } = assault('Roland', () => reacting('block'), { critThreshold: 2, critDamage: raw - 3 })
    t.do('attack', by).roll('attack.dice', 1, 1, 5)
    expect(t.open[0]!.facts).toMatchObject({ raw, critical: true })
    t.choose('attack.block', 'shield')
    expect(t.sheet(who)).toMatchObject({ stamina: { cur: 4 }, status: { reactionsLeft: 0 } })
    return { t, who, durability: t.sheet(who).items[1]!.durability!.cur }
  }

  it('EX-END-15 lets the shield take the damage, less its block value END-DEF-01 END-DEF-02 END-REACT-03', () => {
    const { t, who, durability } = blocked(7)
    expect(durability).toBe(6)
    expect(t.sheet(who).endurance.cur).toBe(10)
  })

  it('EX-END-15 costs the shield at least 1 and spares whoever holds it END-DEF-02 END-DEF-03', () => {
    expect(blocked(3).durability).toBe(9)
  })

  it('EX-END-15 breaks the shield, and the surplus comes through END-DEF-05 END-DEF-06 END-DEF-14', () => {
    const { t, who, durability } = blocked(14)
    expect(durability).toBe(0)
    expect(t.sheet(who).endurance.cur).toBe(9)
    expect(t.said('broken')[0]!.with).toEqual({ who, item: 'Medium shield' })
    expect(t.said('damaged')[0]!.because!.map(({ n, of }) => [n, of])).toEqual([
      [1, 'surplus'],
      [-5, 'deflectionPhysical'],
      [5, 'atLeastOne'],
    ])
    t.do('endTurn', t.state.turn!.who!)
  })

  it('is asked about with the rows of what is foreseen: a surplus END-DEF-06, and size that lowers no further END-ATK-20', () => {
    /** Rows that the question carries when the hit has this raw damage and the attacker is so much larger. */
    const carried = (raw: number, larger: number, set = {}) => {
      const { t, by } = assault('Roland', () => reacting('block'), { critThreshold: 2, critDamage: raw - 3 })
      t.set(by, ['size'], t.sheet(by).size + larger)
        .do('settings', 'gm', { set })
        .do('attack', by)
        .roll('attack.dice', 1, 1, 5)
      const { key, rules = [] } = t.open[0]!
      expect(key).toBe('attack.block')
      t.choose('attack.block', 'none')
      return ['END-DEF-06', 'END-ATK-20'].filter(row => rules.includes(row))
    }
    expect(carried(7, 0), 'the shield holds').toEqual([])
    expect(carried(14, 0), 'the shield breaks').toEqual(['END-DEF-06'])
    expect(carried(7, 6), 'whoever attacks is so large that nothing is deflected').toEqual(['END-ATK-20'])
    expect(carried(14, 6, { blockSeesDamage: false }), 'nobody sees the damage').toEqual([])
  })

  it('is offered after the hit, before damage, and not at all after a miss END-DEF-04', () => {
    const { t, by, who } = assault('Roland', () => reacting('block'))
    const missed = t.fork().do('attack', by).roll('attack.dice', 1, 1, 5)
    expect(missed.said('missed')).toHaveLength(1)
    t.do('attack', by).roll('attack.dice', 6, 6, 5)
    expect(t.sheet(who).endurance.cur).toBe(10)
    t.choose('attack.block', 'shield')
  })
})

describe('a parry', () => {
  const parrying =
    (item: Sheet['items'][number]): Change =>
    () => ({
      ...reacting('parry'),
      items: [item],
      evasion: 5,
      deflectionPhysical: 5,
      endurance: pool(12),
    })

  it('EX-END-16 adds 1 with an item that has no parry value END-REACT-07 END-DEF-09 END-DEF-10', () => {
    const { t, by, who } = assault('Boudica', parrying(weapons.spear()))
    t.do('attack', by).choose('attack.defend', 'parry:spear').roll('attack.dice', 4, 3, 9)
    expect(t.said('damaged')[0]!.with.taken).toBe(6)
    expect(t.sheet(who).items[0]!.durability).toEqual(pool(4, 3))
  })

  it('EX-END-16 adds the value of a sword, and wears it END-DEF-09 END-DEF-11 END-DEF-13', () => {
    const { t, by, who } = assault('Boudica', parrying(weapons.straightSword()))
    t.do('attack', by).choose('attack.defend', 'parry:sword').roll('attack.dice', 4, 3, 9)
    expect(t.said('damaged')[0]!.with.taken).toBe(4)
    expect(t.sheet(who).items[0]!.durability).toEqual(pool(10, 9))
    expect(t.sheet(who)).toMatchObject({ stamina: { cur: 5 }, status: { reactionsLeft: 0 } })
  })

  it('EX-END-16 gives nothing against fire END-DEF-12 END-DMG-04', () => {
    const { t, by } = assault('Boudica', s => ({ ...parrying(weapons.straightSword())(s), deflectionElemental: 5 }), {
      damageTypes: ['fire'],
    })
    t.do('attack', by).choose('attack.defend', 'parry:sword').roll('attack.dice', 4, 3, 9)
    expect(t.said('damaged')[0]!.with.taken).toBe(7)
  })

  it('wears the item also when the attack misses END-DEF-11', () => {
    const { t, by, who } = assault('Boudica', parrying(weapons.straightSword()))
    t.do('attack', by).choose('attack.defend', 'parry:sword').roll('attack.dice', 1, 1, 9)
    expect(t.said('missed')).toHaveLength(1)
    expect(t.sheet(who).items[0]!.durability).toEqual(pool(10, 9))
  })

  it('is not possible with a broken item END-DEF-14 END-REACT-10', () => {
    const broken = { ...weapons.straightSword(), durability: pool(10, 0) }
    const { t, by } = assault('Boudica', s => ({
      ...parrying(broken)(s),
      items: [broken, weapons.buckler()],
    }))
    t.do('attack', by)
    expect(t.refusedAnswer('attack.defend', 'parry:sword')).toMatchObject({ rule: 'END-DEF-14', code: 'broken' })
    t.choose('attack.defend', 'none').roll('attack.dice', 1, 1, 9)
  })
})

describe('a dodge', () => {
  /** An attack with a total of 7 on Fabian, who dodges. */
  function dodged(...dice: number[]) {
    const { t, by, who } = assault('Fabian', () => ({ ...reacting('dodge'), stamina: pool(6) }))
    t.do('attack', by)
      .choose('attack.defend', 'dodge')
      .roll('attack.dice', 4, 2, 9)
      .roll('dodge.dice', ...dice)
    expect(t.sheet(who)).toMatchObject({ stamina: { cur: 5 }, status: { reactionsLeft: 0 } })
    return { t, who }
  }

  it('EX-END-17 turns a hit into a miss, and may be followed by 1 m END-REACT-04 END-DEF-07 END-DEF-08', () => {
    const { t, who } = dodged(4, 3, 9)
    t.choose('dodge.after', ['shift']).walk('dodge.shift', [3, 4])
    expect(t.said('missed')[0]!.with).toMatchObject({ total: 7, defence: 8 })
    expect(t.state.combatants[who]!.cell).toBe(t.cell([3, 4]))
    expect(t.said('moved')[0]!.with.cost).toBe(1)
  })

  it('may be followed by cover that the shift leads to, and by dropping prone, all of them END-DEF-08', () => {
    const { t, by, who } = assault('Fabian', () => ({ ...reacting('dodge'), stamina: pool(6) }))
    const dodge = (on: typeof t) =>
      on.do('attack', by).choose('attack.defend', 'dodge').roll('attack.dice', 4, 2, 9).roll('dodge.dice', 4, 3, 9)
    const bare = dodge(t.fork())
    expect(bare.refusedAnswer('dodge.after', ['cover'])).toMatchObject({ rule: 'END-ACT-15', code: 'noCover' })
    dodge(t.do('paint', 'gm', { cells: [t.cell([2, 5])], ground: 'cover' }))
    t.choose('dodge.after', ['shift', 'cover', 'prone']).walk('dodge.shift', [3, 5])
    expect(t.sheet(who).status).toMatchObject({ cover: true, prone: true })
  })

  it('EX-END-17 loses a tie END-DEF-07', () => {
    const { t } = dodged(4, 2, 9)
    t.choose('dodge.after', ['prone'])
    expect(t.said('hit')[0]!.with).toMatchObject({ total: 7, defence: 7 })
  })

  it('EX-END-17 never does worse than evasion END-DICE-09 END-DICE-10', () => {
    const { t } = dodged(1, 1, 9)
    t.choose('dodge.after', [])
    expect(t.said('hit')[0]!.with.defence).toBe(4)
  })

  it('EX-END-17 gains 4 from a luck die of 20 END-DICE-02', () => {
    const { t } = dodged(1, 1, 20)
    t.choose('dodge.after', [])
    expect(t.said('dodged')[0]!.with.total).toBe(7)
    expect(t.said('hit')).toHaveLength(1)
  })
})

describe('reactions', () => {
  it('come one between two own turns, and back at the start of the next END-REACT-01 END-REACT-02', () => {
    const { t, by, who } = assault('Fabian', () => reacting('dodge'))
    t.do('attack', by).choose('attack.defend', 'dodge').roll('attack.dice', 1, 1, 9).roll('dodge.dice', 1, 1, 9)
    t.choose('dodge.after', [])
    t.do('attack', by).roll('attack.dice', 1, 1, 9)
    t.do('endTurn', by).do('takeTurn', who)
    expect(t.sheet(who).status.reactionsLeft).toBe(1)
    t.do('endTurn', who)
  })

  it('are not offered to whoever cannot pay END-REACT-10 END-REACT-04', () => {
    const { t, by } = assault('Fabian', () => ({ ...reacting('dodge', 'parry'), stamina: pool(5, 0) }))
    t.do('attack', by).roll('attack.dice', 1, 1, 9)
    expect(t.said('missed')).toHaveLength(1)
  })

  it('may be several on one attack, each kind once and each paid END-DEF-19 END-REACT-09 END-ACT-19', () => {
    const { t, by, who } = assault('Fabian', s => ({
      ...reacting('dodge', 'parry'),
      status: { ...s.status, reactionsLeft: 2 },
    }))
    t.set(who, ['status', 'reactionsLeft'], 2)
    t.do('attack', by).choose('attack.defend', 'dodge')
    expect(t.open[0]).toMatchObject({ key: 'attack.defend', options: [{ value: 'none' }, { value: 'parry:dagger' }] })
    t.choose('attack.defend', 'parry:dagger').roll('attack.dice', 6, 6, 9).roll('dodge.dice', 1, 1, 9)
    t.choose('dodge.after', [])
    expect(t.sheet(who)).toMatchObject({ stamina: { cur: 10 }, status: { reactionsLeft: 0 } })
    t.do('endTurn', by).do('takeTurn', who).do('wait', who)
    expect(t.sheet(who).status.reactionsLeft).toBe(2)
  })

  it('follow standing orders: never, or while the cost leaves enough END-REACT-04', () => {
    const { t, by, who } = assault('Fabian', () => ({ stamina: pool(5) }))
    t.do('orders', 'gm', { who: [who], reaction: 'dodge', when: 'keep', least: 4 })
    t.do('attack', by).roll('attack.dice', 1, 1, 9).roll('dodge.dice', 1, 1, 9)
    expect(t.sheet(who).stamina.cur).toBe(4)
    t.set(who, ['status', 'reactionsLeft'], 1).do('attack', by).roll('attack.dice', 1, 1, 9)
    expect(t.sheet(who).stamina.cur).toBe(4)
  })
})

describe('an intercept', () => {
  function guarded() {
    const { t, heroes, guards, put } = enduranceTable()
    const by = put('guard', guards, [5, 5])
    const agnessa = put('Agnessa', heroes, [4, 5])
    const roland = put('Roland', heroes, [3, 5], () => reacting('intercept', 'block'))
    begin(t, { author: guards }).do('takeTurn', by)
    t.do('attack', by, { 'attack.target': agnessa }).choose('attack.intercept', 'intercept')
    return { t, by, agnessa, roland }
  }

  it('EX-END-25 changes places with the ally, and blocks for free END-REACT-06 END-DEF-17 END-DEF-18', () => {
    const { t, agnessa, roland } = guarded()
    expect(t.state.combatants[roland]!.cell).toBe(t.cell([4, 5]))
    expect(t.state.combatants[agnessa]!.cell).toBe(t.cell([3, 5]))
    t.roll('attack.dice', 2, 2, 9)
    expect(t.open[0]!.facts).toMatchObject({ raw: 9 })
    const without = t.fork().choose('attack.block', 'none')
    expect(without.sheet(roland).endurance.cur).toBe(6)
    t.choose('attack.block', 'shield')
    expect(t.sheet(roland)).toMatchObject({ stamina: { cur: 3 }, endurance: { cur: 10 }, status: { reactionsLeft: 0 } })
    expect(t.sheet(roland).items[1]!.durability!.cur).toBe(4)
  })

  it('is closed to who is moved away, or made no ally, while it is asked END-DEF-17', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const by = put('guard', guards, [5, 5])
    const agnessa = put('Agnessa', heroes, [4, 5])
    const roland = put('Roland', heroes, [3, 5], () => reacting('intercept', 'block'))
    begin(t, { author: guards }).do('takeTurn', by).do('attack', by, { 'attack.target': agnessa })
    const closed = () => {
      const [ask] = t.open
      return ask?.kind === 'choice' ? ask.options.find(({ value }) => value === 'intercept')?.whyNot?.code : undefined
    }
    expect(closed()).toBeUndefined()
    t.ruleIn('place', { who: roland, cell: t.cell([1, 5]) })
    expect(closed()).toBe('tooFarToIntercept')
    t.ruleIn('place', { who: roland, cell: t.cell([3, 5]) })
    expect(closed()).toBeUndefined()
    t.set(roland, ['conditions', 'incapacitated'], true)
    expect(closed()).toBe('noAlly')
    t.choose('attack.intercept', 'no').roll('attack.dice', 1, 1, 1)
  })
})

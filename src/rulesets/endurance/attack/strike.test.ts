import { describe, expect, it } from 'vitest'
import { total } from '~/engine'
import { begin, enduranceTable, idle, pool, reacting } from '../../../../test/parties/endurance'
import { walled } from '../../../../test/table'
import type { Sheet } from '../state/sheet'
import { weapons } from '../sheet/weapons'

type Change = (sheet: Sheet) => Partial<Sheet>
const target: Change = () => ({ evasion: 6, deflectionPhysical: 8, endurance: pool(20) })
const hidden =
  (from: string): Change =>
  s => ({ status: { ...s.status, hiddenFrom: [from] } })

/** One hero facing one guard, whose turn has just begun. */
function duel(name: string, change?: Change, other: Change = target) {
  const { t, heroes, guards, put } = enduranceTable()
  const hero = put(name, heroes, [4, 5], change)
  const guard = put('guard', guards, [5, 5], other)
  begin(t).do('takeTurn', hero)
  return { t, hero, guard, heroes, guards, put }
}

describe('an attack', () => {
  it('EX-END-07 just hits, and deflection is taken off END-ATK-01 END-ATK-03 END-ATK-04', () => {
    const { t, hero, guard } = duel('Boudica')
    t.do('attack', hero).roll('attack.dice', 3, 2, 11)
    const [rolled] = t.said('rolledAttack')
    expect(rolled).toMatchObject({ with: { total: 6, luck: 11 } })
    expect(total(rolled!.because!)).toBe(6)
    expect(t.said('hit')).toHaveLength(1)
    const [damaged] = t.said('damaged')
    expect(damaged!.because!.map(({ n, of }) => [n, of])).toEqual([
      [6, 'test'],
      [4, 'weapon'],
      [-8, 'deflectionPhysical'],
    ])
    expect(damaged!.with.taken).toBe(2)
    expect(t.sheet(guard).endurance.cur).toBe(18)
    expect(t.sheet(hero).status.actionsLeft).toBe(2)
  })

  it('EX-END-08 hits for sure and harder with a high luck die, which adds nothing END-ATK-06 END-ATK-07 END-DICE-03', () => {
    const { t, hero, guard } = duel('Boudica')
    t.do('attack', hero)
    const cases = [
      { dice: [3, 2, 19], total: 6, taken: 6 },
      { dice: [1, 1, 19], total: 3, taken: 3 },
      { dice: [1, 1, 20], total: 3, taken: 3 },
      { dice: [3, 1, 18], total: 5, taken: 0 },
    ]
    for (const { dice, total: sum, taken } of cases) {
      const fork = t.fork().roll('attack.dice', ...dice)
      expect(fork.said('rolledAttack')[0]!.with.total).toBe(sum)
      expect(fork.sheet(guard).endurance.cur).toBe(20 - taken)
      expect(fork.said(taken > 0 ? 'critical' : 'missed')).toHaveLength(1)
    }
    t.roll('attack.dice', 1, 1, 2)
  })

  it('is an action on somebody with a weapon in hand END-ACT-01 END-ACT-02 END-ACT-03', () => {
    const { t, hero } = duel('Boudica')
    for (let i = 0; i < 3; i++) t.do('attack', hero).roll('attack.dice', 1, 1, 2)
    expect(t.refusal('attack', hero)).toMatchObject({ rule: 'END-ACT-02', code: 'noActions' })
    t.do('attack', hero, {}, true).roll('attack.dice', 1, 1, 2)
    expect(t.sheet(hero).status.actionsLeft).toBe(0)
    t.do('endTurn', hero)
    expect(t.refusal('attack', hero)).toMatchObject({ rule: 'END-TURN-03' })
    t.set(hero, ['items', 0, 'held'], false)
    const [spear] = t.state.combatants[hero]!.sheet.items
    expect(spear!.held).toBe(false)
  })

  it('offers only weapons that are in hand END-ACT-03', () => {
    const { t, hero } = duel('Boudica')
    t.set(hero, ['items', 0, 'held'], false).set(hero, ['attacks'], 'ask')
    t.do('attack', hero)
    expect(t.refusedAnswer('attack.weapon', 'spear:melee')).toMatchObject({ rule: 'END-ACT-03', code: 'notHeld' })
    t.choose('attack.weapon', 'hands:melee').enter('attack.how').roll('attack.dice', 1, 1, 2)
  })

  it('names one of several damage types END-ATK-05', () => {
    const { t, hero, guard } = duel('Roland', () => ({ attacks: 'ask' }))
    t.do('attack', hero, { 'attack.weapon': 'sword:melee' })
    t.choose('attack.how', 'dexterity/martial/slashing').roll('attack.dice', 6, 6, 5)
    expect(t.said('damaged')[0]!.with).toMatchObject({ who: guard, damage: 'slashing', taken: 9 })
  })

  it('reaches as far as the weapon does, and no further END-ATK-02', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const hero = put('Boudica', heroes, [4, 5])
    put('guard', guards, [7, 5])
    begin(t).do('takeTurn', hero)
    expect(t.refusal('attack', hero)).toMatchObject({ rule: 'END-ATK-02', code: 'noTarget' })
    t.set(hero, ['items', 0, 'weapon', 'reach'], 3).do('attack', hero).roll('attack.dice', 1, 1, 2)
  })

  it('loses 1 for every further multiple of the normal range, and a throw leaves the hand END-ATK-02', () => {
    const { t, heroes, guards, put } = enduranceTable('40x12')
    const hero = put('Fabian', heroes, [4, 5], () => ({ attacks: 'ask' }))
    const guard = put('guard', guards, [15, 5], () => ({ evasion: 3 }))
    begin(t).do('takeTurn', hero).do('attack', hero, { 'attack.weapon': 'dagger:thrown' })
    t.roll('attack.dice', 3, 2, 9)
    // 11 m at a normal range of 5 m: the third multiple has begun.
    expect(t.said('rolledAttack')[0]!.because).toContainEqual({ n: -2, of: 'range', rule: 'END-ATK-02' })
    expect(t.sheet(hero).items).toEqual([])
    expect(Object.values(t.state.things)).toMatchObject([{ name: 'Dagger', cell: t.state.combatants[guard]!.cell }])
  })

  it('needs a line of sight END-ATK-02', () => {
    const wall = { x1: 8, y1: 0, x2: 8, y2: 12, kind: 'wall' as const }
    const { t, heroes, guards, put } = enduranceTable(walled(20, 12, wall))
    const hero = put('Agnessa', heroes, [4, 5])
    const guard = put('guard', guards, [12, 5])
    begin(t).do('takeTurn', hero)
    expect(t.refusal('attack', hero)?.code).toBe('noTarget')
    t.do('attack', hero, {}, true)
    expect(t.refusedAnswer('attack.target', guard)).toMatchObject({ rule: 'END-ATK-02', code: 'noSight' })
    t.answer('attack.target', guard, 'gm', true)
      .answer('attack.weapon', 'bow:ranged', 'gm', true)
      .roll('attack.dice', 4, 3, 9)
    expect(t.sheet(guard).endurance.cur).toBeLessThan(10)
  })

  it('EX-END-10 is harder with every attack before it in the round END-ATK-10 END-ATK-12 END-DICE-12', () => {
    const { t, hero } = duel('Agnessa')
    const totals: unknown[] = []
    for (let i = 0; i < 3; i++) {
      t.do('attack', hero).roll('attack.dice', 2, 2, 9)
      totals.push(t.said('rolledAttack')[0]!.with.total)
    }
    expect(totals).toEqual([5, 3, 1])
    t.do('endTurn', hero)
    idle(t, Object.keys(t.state.combatants)[1]!)
    t.do('takeTurn', hero).do('attack', hero).roll('attack.dice', 2, 2, 9)
    expect(t.said('rolledAttack')[0]!.with.total).toBe(5)
  })

  it('EX-END-14 goes by the difference in size END-ATK-19', () => {
    const { t, hero, guard } = duel('Fabian', undefined, () => ({ size: 3, evasion: 5, deflectionPhysical: 4 }))
    t.do('attack', hero).roll('attack.dice', 4, 2, 9)
    expect(t.said('hit')[0]!.with).toMatchObject({ total: 7, defence: 6 })
    expect(t.said('damaged')[0]!.with.taken).toBe(7)
    t.do('endTurn', hero).do('takeTurn', guard).do('attack', guard).roll('attack.dice', 1, 1, 9)
    // Fabian's evasion 4 is 3 against the smaller attacker: 1 + 1 + 1 just reaches it; deflection 4 is 5.
    expect(t.said('hit')[0]!.with).toMatchObject({ total: 3, defence: 3 })
    expect(t.said('damaged')[0]!.because).toContainEqual({ n: -1, of: 'size', rule: 'END-ATK-19' })
  })

  it('never makes a bonus of a deflection that size has used up END-ATK-20', () => {
    const giant: Change = () => ({ size: 12 })
    const { t, hero } = duel('Boudica', giant, () => ({ size: 4, evasion: -20, deflectionPhysical: 3 }))
    t.do('attack', hero)
    t.fork().roll('attack.dice', 3, 2, 9)
    const plain = t.fork().roll('attack.dice', 3, 2, 9)
    expect(plain.said('damaged')[0]!.with.taken).toBe(10)
    t.roll('attack.dice', 1, 1, 9)
  })
})

describe('advantage', () => {
  it('EX-END-11 comes with a sneak attack, after which one is hidden no longer END-ATK-13 END-ATK-14 END-DICE-04', () => {
    const other: Change = () => ({ evasion: 7, deflectionPhysical: 4, endurance: pool(20) })
    const { t, hero, guard } = duel('Fabian', s => ({ ...hidden('c4')(s), attacks: 'ask' }), other)
    expect(guard).toBe('c4')
    t.set(hero, ['status', 'hiddenFrom'], [guard])
    t.do('attack', hero, { 'attack.target': guard, 'attack.weapon': 'dagger:melee' }).roll('attack.dice', 2, 3, 10)
    t.choose('attack.reroll', 'attribute').roll('attack.rerolled', 5)
    expect(t.said('rolledAttack')[0]!.with.total).toBe(9)
    expect(t.said('damaged')[0]!.with.taken).toBe(8)
    expect(t.sheet(hero).status.hiddenFrom).toEqual([])
    expect(t.said('seen')).toHaveLength(1)
  })

  it('keeps the better of two values, and each reroll may be declined END-DICE-04 END-DICE-07', () => {
    const { t, hero, guard } = duel('Fabian', () => ({ attacks: 'ask' }))
    t.set(guard, ['status', 'prone'], true).set(hero, ['status', 'hiddenFrom'], [guard])
    t.do('attack', hero, { 'attack.weapon': 'dagger:melee' }).roll('attack.dice', 5, 2, 10)
    t.choose('attack.reroll', 'attribute').roll('attack.rerolled', 1)
    expect(t.open[0]!.facts).toMatchObject({ faces: [5, 2], left: 1 })
    t.choose('attack.reroll', 'keep')
    expect(t.said('rolledAttack')[0]!.with).toMatchObject({ faces: [5, 2], luck: 10 })
  })

  function flank(at: readonly [number, number]) {
    const { t, heroes, guards, put } = enduranceTable('30x12')
    put('Boudica', heroes, [4, 5])
    put('Roland', heroes, at)
    const agnessa = put('Agnessa', heroes, [17, 5], () => ({ attacks: 'ask' }))
    const guard = put('guard', guards, [5, 5], () => ({ evasion: 7, deflectionPhysical: 6 }))
    begin(t).do('takeTurn', agnessa)
    return { t, agnessa, guard }
  }

  it('EX-END-12 comes from allies on two opposite sides, also from afar END-ATK-15 END-ATK-16 END-ATK-18', () => {
    const { t, agnessa, guard } = flank([6, 5])
    t.do('attack', agnessa, {
      'attack.target': guard,
      'attack.weapon': 'bow:ranged',
      'attack.how': 'strength/archery/piercing',
    })
    t.roll('attack.dice', 3, 1, 12).choose('attack.reroll', 'skill').roll('attack.rerolled', 4)
    expect(t.said('hit')[0]!.with.total).toBe(8)
    expect(t.said('damaged')[0]!.with.taken).toBe(5)
  })

  it('EX-END-12 does not come from a side and a corner END-ATK-18', () => {
    const { t, agnessa, guard } = flank([6, 6])
    t.do('attack', agnessa, {
      'attack.target': guard,
      'attack.weapon': 'bow:ranged',
      'attack.how': 'strength/archery/piercing',
    })
    t.roll('attack.dice', 3, 1, 12)
    expect(t.said('missed')[0]!.with.total).toBe(5)
  })

  it('EX-END-13 adds up, and disadvantage cancels it one against one END-DICE-06 END-ATK-17 END-COND-01', () => {
    const { t, agnessa, guard } = flank([6, 5])
    t.set(agnessa, ['status', 'hiddenFrom'], [guard])
    const shoot = { 'attack.target': guard, 'attack.weapon': 'bow:ranged', 'attack.how': 'strength/archery/piercing' }
    const standing = t.fork().do('attack', agnessa, shoot).roll('attack.dice', 2, 2, 9)
    expect(standing.open[0]!.facts!.left).toBe(2)
    t.set(guard, ['status', 'prone'], true).do('attack', agnessa, shoot).roll('attack.dice', 2, 2, 9)
    expect(t.open[0]!.facts!.left).toBe(1)
    t.choose('attack.reroll', 'keep')
    expect(t.said('rolledAttack')[0]!.with.advantage).toEqual(['sneak', 'flank', 'prone'])
  })

  it('EX-END-13 is double in melee against somebody prone and flanked END-COND-01 END-DICE-06', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const boudica = put('Boudica', heroes, [4, 5], () => ({ attacks: 'ask' }))
    put('Roland', heroes, [6, 5])
    const guard = put('guard', guards, [5, 5], s => ({ status: { ...s.status, prone: true } }))
    begin(t).do('takeTurn', boudica)
    t.do('attack', boudica, {
      'attack.target': guard,
      'attack.weapon': 'spear:melee',
      'attack.how': 'strength/martial/piercing',
    })
    t.roll('attack.dice', 2, 2, 9)
    expect(t.open[0]!.facts!.left).toBe(2)
    t.choose('attack.reroll', 'keep')
  })

  it('is given by the GM on the roll itself, with a bonus END-DICE-01 END-DICE-04', () => {
    const { t, hero } = duel('Boudica', () => ({ attacks: 'ask' }))
    t.do('attack', hero, { 'attack.weapon': 'spear:melee', 'attack.how': 'strength/martial/piercing' })
    t.knob('bonus', -2).knob('advantage', 1).roll('attack.dice', 3, 3, 9)
    t.choose('attack.reroll', 'keep')
    expect(t.said('rolledAttack')[0]).toMatchObject({
      with: { total: 5 },
      because: [{ n: 3 }, { n: 3 }, { n: 1 }, { n: -2, of: 'ruling' }],
    })
  })

  it('turned round, takes the higher die and keeps the worse value; the attribute die of equals END-DICE-05', () => {
    const { t, hero } = duel('Boudica')
    t.do('attack', hero).knob('advantage', -2).roll('attack.dice', 4, 4, 9)
    expect(t.open[0]!.facts).toMatchObject({ die: 'attribute' })
    t.roll('attack.rerolled', 6)
    expect(t.open[0]!.facts).toMatchObject({ die: 'attribute' })
    t.roll('attack.rerolled', 1)
    expect(t.said('rolledAttack')[0]!.with.faces).toEqual([1, 4])
  })
})

describe('a shot that goes astray', () => {
  it('EX-END-09 hits the only one beside the target END-ATK-08 END-ATK-09 END-DMG-07', () => {
    const { t, heroes, guards, put } = enduranceTable('30x12')
    const agnessa = put('Agnessa', heroes, [4, 5])
    const boudica = put('Boudica', heroes, [11, 5])
    const guard = put('guard', guards, [12, 5], () => reacting('dodge'))
    begin(t).do('takeTurn', agnessa)
    t.do('attack', agnessa, { 'attack.target': guard }).choose('attack.defend', 'dodge').roll('attack.dice', 4, 3, 1)
    expect(t.said('diverted')[0]!.with).toEqual({ by: agnessa, from: guard, to: boudica })
    expect(t.said('hit')[0]!.with.total).toBe(8)
    expect(t.said('damaged')[0]!.with).toMatchObject({ who: boudica, taken: 6 })
    expect(t.said('harmed')[0]!.with.who).toBe(boudica)
    expect(t.sheet(boudica).endurance.cur).toBe(6)
    // What the first target had said is void and unpaid.
    expect(t.sheet(guard)).toMatchObject({ stamina: { cur: 12 }, status: { reactionsLeft: 1 } })
  })

  it('picks among several by a die, in the order of joining END-DICE-13 END-ATK-08', () => {
    const { t, heroes, guards, put } = enduranceTable('30x12')
    const agnessa = put('Agnessa', heroes, [4, 5])
    const first = put('Boudica', heroes, [11, 5])
    const guard = put('guard', guards, [12, 5])
    const second = put('guard', guards, [13, 5])
    begin(t).do('takeTurn', agnessa).do('attack', agnessa, { 'attack.target': guard }).roll('attack.dice', 4, 3, 1)
    expect(t.open[0]).toMatchObject({ dice: [2], facts: { among: [first, second] } })
    t.roll('attack.pick', 2)
    expect(t.said('diverted')[0]!.with.to).toBe(second)
  })

  it('stays on its target when a ruling takes everybody else away before the pick END-ATK-08', () => {
    const { t, heroes, guards, put } = enduranceTable('30x12')
    const agnessa = put('Agnessa', heroes, [4, 5])
    const others = [put('Boudica', heroes, [11, 5]), put('guard', guards, [13, 5])]
    const guard = put('guard', guards, [12, 5])
    begin(t).do('takeTurn', agnessa).do('attack', agnessa, { 'attack.target': guard }).roll('attack.dice', 4, 3, 1)
    t.fight.ruling({ key: 'gm.run', command: { type: 'leave', by: 'gm', with: { who: others } } })
    expect(t.open[0]).toMatchObject({ dice: [1] })
    t.roll('attack.pick', 1)
    expect(t.said('diverted')).toHaveLength(0)
    expect(t.said('rolledAttack')[0]!.with.target).toBe(guard)
  })

  it('stays on its target with nobody beside it, and in melee END-ATK-08', () => {
    const { t, hero, guard } = duel('Boudica')
    t.do('attack', hero).roll('attack.dice', 6, 6, 1)
    expect(t.said('hit')[0]!.with.target).toBe(guard)
  })
})

it('a broken weapon still attacks, unless the house rule says otherwise END-DEF-14', () => {
  const broken: Change = () => ({ items: [{ ...weapons.spear(), durability: pool(4, 0) }], attacks: 'ask' })
  const { t, hero } = duel('Boudica', broken)
  t.do('settings', 'gm', { set: { brokenUnusable: true } }).do('attack', hero)
  expect(t.refusedAnswer('attack.weapon', 'spear:melee')).toMatchObject({ rule: 'END-DEF-14', code: 'broken' })
  t.choose('attack.weapon', 'hands:melee').enter('attack.how').roll('attack.dice', 1, 1, 5)
})

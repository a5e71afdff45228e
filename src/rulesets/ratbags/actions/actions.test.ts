import { describe, expect, it } from 'vitest'
import { attack, begin, play, pool, ratbagsTable } from '../../../../test/parties/ratbags'
import { Table } from '../../../../test/table'
import { weapon } from '../sheet/weapons'

const sword = weapon('sword', 8)
const wand = { name: 'sleep', text: 'Somebody falls asleep.', held: true }

describe('a turn', () => {
  it('is one move and one action, both may be skipped RAT-ACT-01 RAT-ACT-02 RAT-MOVE-03', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
    const bob = put('Bob', heroes, [1, 3])
    const foe = put('Foe', foes, [5, 1], { hp: pool(9) })
    begin(t)
    t.do('move', ann, { 'move.path': [t.cell([2, 1]), t.cell([3, 1]), t.cell([4, 1])], 'move.when': 'before' })
    attack(t, ann, foe)
    t.do('move', bob, { 'move.path': [t.cell([1, 4])], 'move.when': 'after' })
    expect(t.ruleset.display.order(t.state)[0]!.rows.map(({ words }) => words)).toEqual([
      'moves, attacks Foe',
      ', then moves',
    ])
    play(t).roll('attack.dice', 5)
    expect(t.sheet(foe).hp.cur).toBe(4)
    expect([ann, bob].map(id => t.state.combatants[id]!.cell)).toEqual([t.cell([4, 1]), t.cell([1, 4])])
  })

  it('EX-RAT-25 moves 8 squares, diagonals counting 1 and 2, and 8 more as the action RAT-MOVE-01 RAT-MOVE-02 RAT-MOVE-04', () => {
    const { t, heroes, foes, put } = ratbagsTable('30x12')
    const ann = put('Ann', heroes, [0, 0])
    put('Foe', foes, [29, 11])
    begin(t)
    const first = [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3],
      [5, 3],
      [6, 3],
      [7, 3],
    ].map(([x, y]) => t.cell([x!, y!]))
    t.do('move', ann)
    expect(t.refusedAnswer('move.path', [...first, t.cell([8, 3])])).toMatchObject({
      rule: 'RAT-MOVE-01',
      with: { budget: 8 },
    })
    t.choose('move.path', first).choose('move.when', 'before').do('secondMove', ann)
    play(t)
    const second = [
      [8, 4],
      [9, 5],
      [10, 6],
      [11, 7],
      [12, 7],
      [13, 7],
    ] as const
    expect(t.refusedAnswer('second.path', [...second.map(spot => t.cell(spot)), t.cell([14, 7])])).toMatchObject({
      rule: 'RAT-MOVE-01',
    })
    t.walk('second.path', ...second)
    expect(t.state.combatants[ann]!.cell).toBe(t.cell([13, 7]))
    expect(t.fight.events.flatMap(e => (e.type === 'moved' ? [e.with.cost] : []))).toEqual([8, 8])
  })

  it('passes allies, not foes, and ends on a free square; stepping away costs nothing RAT-MOVE-06 RAT-MOVE-07', () => {
    const { t, heroes, foes, put } = ratbagsTable('12x1')
    const ann = put('Ann', heroes, [2, 0])
    const bob = put('Bob', heroes, [1, 0])
    const foe = put('Foe', foes, [3, 0])
    begin(t)
    t.do('move', ann)
    expect(t.refusedAnswer('move.path', [t.cell([1, 0])])).toMatchObject({ rule: 'RAT-MOVE-06', code: 'endOccupied' })
    expect(t.refusedAnswer('move.path', [t.cell([3, 0]), t.cell([4, 0])])).toMatchObject({ code: 'foeInTheWay' })
    t.choose('move.path', [t.cell([1, 0]), t.cell([0, 0])]).choose('move.when', 'before')
    play(t)
    expect(t.state.combatants[ann]!.cell).toBe(t.cell([0, 0]))
    expect(t.fight.events.some(({ type }) => type === 'attacks')).toBe(false)
    expect([bob, foe].map(id => t.state.combatants[id]!.cell)).toEqual([t.cell([1, 0]), t.cell([3, 0])])
  })

  it('says a new way when the declared one is blocked, and moves in any order that works RAT-MOVE-06', () => {
    const { t, heroes, foes, put } = ratbagsTable('12x3')
    const ann = put('Ann', heroes, [1, 1])
    const bob = put('Bob', heroes, [2, 1])
    const foe = put('Foe', foes, [11, 1])
    begin(t)
    t.do('move', bob, { 'move.path': [t.cell([3, 1])], 'move.when': 'before' })
    t.do('move', ann, { 'move.path': [t.cell([2, 0])], 'move.when': 'before' })
    t.do('place', 'gm', { who: foe, cell: t.cell([3, 1]) })
    play(t)
    expect(t.open).toMatchObject([{ key: 'move.again', of: bob }])
    t.walk('move.again', [3, 2])
    expect([ann, bob].map(id => t.state.combatants[id]!.cell)).toEqual([t.cell([2, 0]), t.cell([3, 2])])
    expect(t.told).toContain('Bob moves 5 ft.')
  })

  it('may hold something else reasonable; if it is risky one save is rolled, by whoever is most at risk RAT-ACT-03 RAT-ACT-05 RAT-ACT-06', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { wil: pool(9) })
    const bob = put('Bob', heroes, [1, 3])
    put('Foe', foes, [5, 1])
    begin(t)
    t.do('other', ann, { 'other.words': 'talk it down' }).do('other', bob, {
      'other.words': 'open the door',
      'act.when': 'after',
    })
    play(t).choose('risk.how', 'wil').answer('risk.price', 'it is offended', 'click').roll('risk.save', 10)
    t.choose('risk.how', 'works')
    const done = t.fight.events.flatMap(e => (e.type === 'does' ? [e.with.outcome] : []))
    expect(done).toEqual(['failed', 'works'])
  })

  it('has no reactions but sundering: nobody may do anything in another phase RAT-ACT-10', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], {
      weapons: [sword],
      armorItems: [{ name: 'helmet', value: 1, type: 'helmet', worn: true, destroyed: false }],
    })
    const foe = put('Foe', foes, [2, 1])
    begin(t)
    play(t)
    attack(t, foe, ann)
    expect(t.refusal('attack', ann)).toBeDefined()
    play(t).roll('attack.dice', 6)
    expect(t.open.map(({ key }) => key)).toEqual(['sunder.item'])
    t.choose('sunder.item', 'no').roll('critical.save', 1)
  })
})

describe('the action', () => {
  it('EX-RAT-24 casts from a wand in hand for one Fatigue; a full pack leaves no HP RAT-ACT-07 RAT-COND-12 RAT-OPT-09', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const kit = put('Kit', heroes, [1, 1], { hp: pool(5), slotsUsed: 9, wands: [wand] })
    const foe = put('Foe', foes, [5, 1])
    begin(t)
    t.do('cast', kit, { 'cast.target': foe })
    expect(t.told.at(-1)).toBe('Kit will cast at Foe.')
    play(t).choose('risk.how', 'works')
    expect(t.sheet(kit)).toMatchObject({
      hp: { cur: 0, max: 5 },
      str: { cur: 10 },
      slotsUsed: 10,
      fatigue: 1,
      scars: [],
    })
    play(t)
    expect(t.refusal('cast', kit)).toMatchObject({ rule: 'RAT-ACT-07', code: 'packFull' })
    t.do('dropItem', kit)
    expect(t.refusal('cast', kit)).toBeUndefined()
    t.do('hold', kit, { 'hold.what': [] })
    expect(t.refusal('cast', kit)).toMatchObject({ code: 'noWand' })
  })

  it('casts from no wand that was put away after it was declared RAT-ACT-07 RAT-ACT-12', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const kit = put('Kit', heroes, [1, 1], { wands: [wand] })
    put('Foe', foes, [5, 1])
    begin(t)
    t.do('cast', kit, { 'cast.target': 'none' }).do('hold', kit, { 'hold.what': [] })
    play(t)
    expect(t.said('lost')[0]!.with.who).toBe(kit)
    expect(t.sheet(kit).fatigue).toBe(0)
  })

  it('casts against a WIL save in danger, under the house rule RAT-OPT-10', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    t.do('settings', 'gm', { set: { castingRisk: true } })
    const kit = put('Kit', heroes, [1, 1], { wands: [wand], wil: pool(9) })
    put('Foe', foes, [5, 1])
    begin(t)
    t.do('cast', kit, { 'cast.target': 'none' })
    expect(t.told.at(-1)).toBe('Kit will cast.')
    play(t)
    expect(t.asked).toBe(`Kit: casting ${wand.name} Does it simply work, or is a save called for?`)
    t.enter('risk.how').answer('risk.price', 'the wand bursts', 'click').roll('risk.save', 10)
    expect(t.fight.events.find(({ type }) => type === 'casts')!.with.outcome).toBe('failed')
  })

  it('carries out what is printed on the sheet RAT-ACT-08', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1])
    const troll = put('wood troll', foes, [5, 1], { hp: pool(12, 3) })
    const rat = put('Rat', foes, [9, 1], {
      hp: pool(9, 1),
      specialActions: [{ name: 'Gnaw', text: '', restoreHp: [4, 4] }],
    })
    expect(t.ruleset.state.sheet.presets['wood troll']!().specialActions).toHaveLength(1)
    begin(t)
    expect(t.refusal('special', ann)).toMatchObject({ rule: 'RAT-ACT-08' })
    play(t)
    t.do('special', troll).do('special', rat)
    play(t).roll('special.dice', 2, 3)
    expect([t.sheet(troll).hp.cur, t.sheet(rat).hp.cur]).toEqual([12, 6])
  })

  it('drags a helpless neighbour along with the helper’s own move RAT-ACT-13', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bob = put('Bob', heroes, [2, 1])
    const dara = put('Dara', heroes, [1, 1])
    const cid = put('Cid', heroes, [9, 9])
    put('Foe', foes, [12, 1])
    t.set(dara, ['status', 'unconscious'], true)
    begin(t)
    t.do('move', bob, { 'move.path': [3, 4, 5].map(x => t.cell([x, 1])), 'move.when': 'before' })
    t.do('drag', bob, { 'drag.whom': dara }).do('drag', cid, { 'drag.whom': dara })
    play(t).choose('risk.how', 'works')
    expect(t.state.combatants[bob]!.cell).toBe(t.cell([5, 1]))
    const { cell } = t.state.combatants[dara]!
    expect([4, 5, 6]).toContain(cell! % 20)
    expect(t.fight.events.flatMap(e => (e.type === 'drags' ? [e.with.taken] : []))).toEqual([true, false])
  })

  it('EX-RAT-27 drags after the action in whatever order move and drag are declared RAT-ACT-13', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bob = put('Bob', heroes, [2, 1])
    const dara = put('Dara', heroes, [1, 1])
    put('Foe', foes, [12, 1])
    t.set(dara, ['status', 'unconscious'], true)
    begin(t)
    t.do('drag', bob, { 'drag.whom': dara }).do('move', bob, { 'move.path': [3, 4, 5].map(x => t.cell([x, 1])) })
    expect(t.open).toEqual([])
    play(t).choose('risk.how', 'works')
    expect(t.said('drags')[0]!.with.taken).toBe(true)
    expect(t.state.combatants[bob]!.cell).toBe(t.cell([5, 1]))
    expect([4, 5, 6]).toContain(t.state.combatants[dara]!.cell! % 20)
  })

  it('brings somebody along to a free square: where the dead lie is one, and where others stand is none RAT-ACT-13', () => {
    const { t, heroes, foes, put } = ratbagsTable('8x1')
    const bob = put('Bob', heroes, [1, 0])
    const dara = put('Dara', heroes, [0, 0])
    const corpse = put('Corpse', foes, [4, 0])
    put('Foe', foes, [7, 0])
    t.do('settings', 'gm', { set: { morale: false } })
    t.set(dara, ['status', 'unconscious'], true).set(corpse, ['status', 'dead'], true)
    begin(t)
    t.do('drag', bob, { 'drag.whom': dara }).do('move', bob, { 'move.path': [2, 3, 4, 5].map(x => t.cell([x, 0])) })
    play(t).choose('risk.how', 'works')
    expect([bob, dara].map(id => t.state.combatants[id]!.cell)).toEqual([5, 4])
  })

  it('brings somebody large along to where all of it is on the map RAT-ACT-13', () => {
    const { t, heroes, foes, put } = ratbagsTable('12x8')
    const bob = put('Bob', heroes, [2, 6])
    const ogre = put('Ogre', heroes, [0, 5], { footprint: 2 })
    put('Foe', foes, [11, 0])
    t.set(ogre, ['status', 'unconscious'], true)
    begin(t)
    t.do('drag', bob, { 'drag.whom': ogre }).do('move', bob, {
      'move.path': [3, 4, 5, 6, 7].map(x => t.cell([x, 7])),
    })
    play(t).choose('risk.how', 'works')
    const cell = t.state.combatants[ogre]!.cell!
    expect(t.said('brought')).toHaveLength(1)
    expect(Math.floor(cell / 12)).toBeLessThanOrEqual(6)
    const gap = Math.max(0, 7 - (cell % 12) - 1, (cell % 12) - 7)
    expect(gap, 'beside Bob').toBeLessThanOrEqual(1)
  })

  it('EX-RAT-28 drags nobody along who has got away in the meantime RAT-ACT-13 RAT-END-02', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bob = put('Bob', heroes, [2, 1])
    const dara = put('Dara', heroes, [1, 1], { dex: pool(10) })
    put('Foe', foes, [12, 1])
    begin(t)
    t.do('drag', bob, { 'drag.whom': dara }).do('move', bob, { 'move.path': [3, 4, 5].map(x => t.cell([x, 1])) })
    t.do('retreat', dara, { 'retreat.where': 'the cave' }).choose('retreat.safe', 'yes')
    play(t).choose('risk.how', 'works').roll('retreat.save', 1)
    expect(t.state.combatants[dara]).toMatchObject({ cell: null, gone: true, sheet: { status: { escaped: true } } })
    expect(t.state.combatants[bob]!.cell).toBe(t.cell([5, 1]))
    expect(t.said('brought')).toEqual([])
  })

  it('takes hold of nobody whom the GM has led away while the attempt was ruled on RAT-ACT-13', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const bob = put('Bob', heroes, [2, 1])
    const dara = put('Dara', heroes, [1, 1])
    put('Foe', foes, [12, 1])
    begin(t)
    play(t.do('drag', bob, { 'drag.whom': dara }))
    t.ruleIn('leave', { who: [dara] }).choose('risk.how', 'works')
    expect(t.said('drags')[0]!.with.taken).toBe(false)
  })

  it('EX-RAT-26 retreats with the whole turn, in whatever order it and a move are declared RAT-END-02', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { dex: pool(12) })
    put('Bob', heroes, [9, 9])
    put('Foe', foes, [5, 1])
    begin(t)
    const moves = { 'move.path': [t.cell([1, 2]), t.cell([1, 3])], 'move.when': 'before' }
    t.do('move', ann, moves).do('retreat', ann, { 'retreat.where': 'the cave' }).choose('retreat.safe', 'yes')
    expect(t.refusal('move', ann)).toMatchObject({ rule: 'RAT-END-02', code: 'wholeTurn' })
    expect(t.ruleset.commands.walk(t.state, t.terrain, ann).whyNot).toMatchObject({ code: 'wholeTurn' })
    const again = t.fork()
    play(t).roll('retreat.save', 13)
    expect(t.state.combatants[ann]!.cell).toBe(t.cell([1, 1]))
    again.do('takeBack', ann).do('move', ann, moves)
    play(again)
    expect(again.state.combatants[ann]!.cell).toBe(again.cell([1, 3]))
  })

  it('of a fight saved before, a move beside a retreat is not walked RAT-END-02', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { dex: pool(12) })
    put('Foe', foes, [9, 9])
    begin(t)
    t.do('retreat', ann, { 'retreat.where': 'the cave' }).choose('retreat.safe', 'yes')
    const [declared] = t.state.turn!.declared
    const move = { path: [t.cell([2, 1]), t.cell([3, 1])], after: false }
    const old = new Table(
      t.ruleset,
      t.map,
      {},
      { ...t.state, turn: { ...t.state.turn!, declared: [{ ...declared!, move }] } },
      [],
    )
    play(old).roll('retreat.save', 13)
    expect(old.state.combatants[ann]!.cell).toBe(t.cell([1, 1]))
    expect(old.said('moved')).toEqual([])
  })

  it('EX-RAT-21 retreats with a DEX save and a safe place only RAT-END-01 RAT-END-02', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { dex: pool(12) })
    put('Bob', heroes, [9, 9])
    put('Foe', foes, [5, 1])
    begin(t)
    t.do('retreat', ann, { 'retreat.where': 'up' }).choose('retreat.safe', 'no')
    expect(t.refusal('other', ann)).toBeUndefined()
    expect(t.ruleset.display.prompt(t.state).of).toBe(ann)
    t.do('retreat', ann, { 'retreat.where': 'the cave mouth' }).choose('retreat.safe', 'yes')
    play(t).roll('retreat.save', 13)
    expect(t.state.combatants[ann]!.cell).toBe(t.cell([1, 1]))
    play(t)
    t.do('retreat', ann, { 'retreat.where': 'the cave mouth' }).choose('retreat.safe', 'yes')
    play(t).roll('retreat.save', 12)
    expect(t.state.combatants[ann]).toMatchObject({ cell: null, gone: true, sheet: { status: { escaped: true } } })
  })
})

it('an attack that nobody is in reach of asks for a move only where none is declared RAT-ATK-19', () => {
  const { t, heroes, foes, put } = ratbagsTable()
  const ann = put('Ann', heroes, [1, 1], { weapons: [sword] })
  put('Foe', foes, [15, 1])
  begin(t)
  const refused = () => t.ruleset.display.text.reason(t.refusal('attack', ann)!, t.state)
  expect(refused()).toContain('a move may be declared first')
  t.do('move', ann, { 'move.path': [t.cell([2, 1])], 'move.when': 'before' })
  expect(refused()).toBe('Nobody can be attacked from where the move ends.')
})

import { describe, expect, it } from 'vitest'
import { attack, begin, play, ratbagsTable } from '../../../../test/parties/ratbags'
import { weapon } from '../sheet/weapons'

function fight() {
  const { t, heroes, foes, put } = ratbagsTable()
  const ann = put('Ann', heroes, [1, 1], { weapons: [weapon('sword', 8)] })
  const bob = put('Bob', heroes, [2, 2], { weapons: [weapon('dagger', 6)] })
  const gob = put('Gob', foes, [2, 1])
  const orc = put('Orc', foes, [9, 3])
  t.do('settings', 'gm', { set: { morale: false } })
  begin(t)
  const join = (who: string, side: string) => t.do('combatant.edit', 'gm', { who, side })
  return { t, heroes, foes, put, ann, bob, gob, orc, join }
}
/** Played to the beginning of round 2. */
function second(found: ReturnType<typeof fight>) {
  while (found.t.state.turn!.round < 2) play(found.t)
  return found
}

describe('EX-RAT-36: whoever changes sides', () => {
  it('acts with the new side from the next round on, once the old one or both have had their phase RAT-INIT-13', () => {
    const { t, heroes, foes, gob, join } = second(fight())
    play(t)
    expect(t.state.turn!.phases[t.state.turn!.at]!.side).toBe(foes)
    join(gob, heroes)
    expect(t.refusal('attack', gob)).toBeDefined()
    play(t)
    expect(t.state.turn!.round).toBe(3)
    expect(t.refusal('attack', gob)).toBeUndefined()
  })

  it('has no second turn where the old side has acted, and one where it has not RAT-INIT-13', () => {
    const { t, foes, ann, bob, join } = second(fight())
    const before = t.fork()
    play(t)
    join(ann, foes)
    expect(t.refusal('attack', ann)).toBeDefined()
    before.do('combatant.edit', 'gm', { who: ann, side: foes })
    play(before)
    expect(before.refusal('attack', ann, { 'attack.target': bob })).toBeUndefined()
  })

  it('takes nothing along that was declared RAT-INIT-13', () => {
    const { t, foes, ann, gob, join } = second(fight())
    attack(t, ann, gob)
    join(ann, foes)
    expect(t.state.turn!.declared).toEqual([])
  })

  it('has a phase in this round on a side that had none RAT-INIT-13', () => {
    const { t, gob, orc, join } = second(fight())
    t.do('side.add', 'gm', { name: 'Traitors' })
    const traitors = Object.keys(t.state.sides).at(-1)!
    join(gob, traitors)
    expect(t.state.turn!.phases.at(-1)).toEqual({ side: traitors, who: 'all' })
    play(play(t))
    expect(t.refusal('attack', gob, { 'attack.target': orc })).not.toMatchObject({ code: 'notYourPhase' })
    expect(t.state.turn!.phases[t.state.turn!.at]!.side).toBe(traitors)
    play(t)
    expect(t.state.turn!.round).toBe(3)
  })

  it('is late in round 1 on the players’ side, as whoever can act again RAT-INIT-09 RAT-INIT-13', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [1, 1], { readiness: 'roll' })
    const bob = put('Bob', heroes, [1, 3], { readiness: 'roll' })
    const gob = put('Gob', foes, [9, 1])
    put('Orc', foes, [9, 3])
    t.set(bob, ['status', 'unconscious'], true)
    begin(t, 20)
    expect(t.state.turn!).toMatchObject({ early: [], late: [ann] })
    t.do('combatant.edit', 'gm', { who: gob, side: heroes }).set(bob, ['status', 'unconscious'], false)
    expect(t.state.turn!.late).toEqual([ann, gob, bob])
  })
})

describe('EX-RAT-37: a square that a comrade has declared to leave', () => {
  it('can be declared, and the moves are made in an order that works RAT-MOVE-08', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [4, 4])
    const bob = put('Bob', heroes, [5, 4])
    put('Gob', foes, [15, 4])
    begin(t)
    const to = (...spots: [number, number][]) => spots.map(spot => t.cell(spot))
    expect(t.refusal('move', ann, { 'move.path': to([5, 4]) })).toMatchObject({ code: 'endOccupied' })
    t.do('move', bob, { 'move.path': to([6, 4]), 'move.when': 'before' })
    const walk = t.ruleset.commands.walk(t.state, t.terrain, ann)
    expect(walk.cells.has(t.cell([5, 4]))).toBe(true)
    expect(walk.cells.has(t.cell([6, 4])), 'where the comrade will be').toBe(false)
    expect(walk.route([t.cell([5, 4])]).whyNot).toBeUndefined()
    t.do('move', ann, { 'move.path': to([5, 4]), 'move.when': 'before' })
    play(t)
    expect([ann, bob].map(id => t.state.combatants[id]!.cell)).toEqual(to([5, 4], [6, 4]))
  })

  it('cannot where the comrade leaves after acting RAT-MOVE-06 RAT-MOVE-08', () => {
    const { t, heroes, foes, put } = ratbagsTable()
    const ann = put('Ann', heroes, [4, 4])
    const bob = put('Bob', heroes, [5, 4])
    put('Gob', foes, [15, 4])
    begin(t)
    t.do('move', bob, { 'move.path': [t.cell([6, 4])], 'move.when': 'after' })
    expect(t.refusal('move', ann, { 'move.path': [t.cell([5, 4])] })).toMatchObject({ code: 'endOccupied' })
  })
})

describe('EX-RAT-38: whom the GM leads away over the dice', () => {
  it('strikes no more: only the dice of the others count RAT-ATK-22', () => {
    const { t, ann, bob, gob } = fight()
    attack(attack(t, ann, gob), bob, gob)
    play(t)
      .roll('attack.dice', 3)
      .ruleIn('leave', { who: [bob] })
    t.roll('attack.dice', 3).roll('attack.dice', 6)
    expect(t.said('struck')[0]!.with).toMatchObject({ kept: 3, by: ann })
  })

  it('is not down for a save that was open RAT-ATK-22', () => {
    const { t, ann, gob } = fight()
    t.set(gob, ['hp', 'cur'], 0)
    attack(t, ann, gob)
    play(t)
      .roll('attack.dice', 4)
      .ruleIn('leave', { who: [gob] })
      .roll('critical.save', 20)
    expect(t.sheet(gob).status.down).toBe(false)
  })
})

it('EX-RAT-39: whom the GM takes out of the fight unharmed is no loss RAT-OPT-04', () => {
  const { t, heroes, foes, put } = ratbagsTable()
  put('Ann', heroes, [1, 1])
  const [one, two, three] = [0, 1, 2, 3].map(i => put('Gob', foes, [9, i])) as [string, string, string]
  begin(t)
  t.do('leave', 'gm', { who: [one, two] })
  play(t)
  expect(t.said('wavers')).toEqual([])
  t.do('mark', 'gm', { who: [three], mark: 'dead' })
  play(t)
  t.roll('morale.save', 1)
  expect(t.said('wavers')[0]!.with).toMatchObject({ because: ['first', 'half'] })
})

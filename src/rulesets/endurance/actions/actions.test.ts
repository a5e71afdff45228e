import { describe, expect, it } from 'vitest'
import { gridMap, type GridMap } from '~/grid/map/gridMap'
import { begin, enduranceTable, idle, pool, reacting } from '../../../../test/parties/endurance'
import type { Spot } from '../../../../test/table'
import { weapons } from '../sheet/weapons'

/** A hero whose turn it is, on a drawn or empty map, with a guard far off or where asked. */
function turnOf(name: string, map: string | GridMap | undefined, at: Spot, guardAt: Spot = [18, 10]) {
  const { t, heroes, guards, put } = enduranceTable(map)
  const who = put(name, heroes, at)
  const guard = put('guard', guards, guardAt)
  begin(t).do('takeTurn', who)
  return { t, who, guard, heroes, guards, put }
}

const diagonal = (n: number, from: readonly [number, number]): Spot[] =>
  Array.from({ length: n }, (_, i) => [from[0] + i + 1, from[1] + i + 1] as const)

describe('movement', () => {
  it('EX-END-22 counts every second diagonal twice, up to the speed END-MOVE-01 END-ACT-09', () => {
    const { t, who } = turnOf('Roland', undefined, [0, 0])
    t.do('move', who)
    const seven = diagonal(7, [0, 0]).map(spot => t.cell(spot))
    expect(t.refusedAnswer('move.path', seven)).toMatchObject({ rule: 'END-MOVE-01', code: 'tooFar' })
    const nine = diagonal(9, [0, 0]).map(spot => t.cell(spot))
    expect(t.refusedAnswer('move.path', nine)).toMatchObject({ with: { cost: 13, budget: 9 } })
    t.walk('move.path', ...diagonal(6, [0, 0]))
    expect(t.said('moved')[0]!.with.cost).toBe(9)
    expect(t.sheet(who).status.actionsLeft).toBe(2)
  })

  it('EX-END-22 counts diagonals on between straight steps, and afresh with a Sprint END-MOVE-02 END-ACT-17', () => {
    const { t, who } = turnOf('Roland', undefined, [0, 0])
    expect(t.refusal('sprint', who)).toMatchObject({ rule: 'END-ACT-17', code: 'notMoved' })
    t.do('move', who).walk('move.path', [1, 1], [2, 1], [3, 1], [4, 1], [5, 2])
    expect(t.said('moved')[0]!.with.cost).toBe(6)
    expect(t.refusal('move', who)).toMatchObject({ rule: 'END-ACT-09', code: 'alreadyMoved' })
    t.do('sprint', who).walk('sprint.path', [6, 3])
    expect(t.said('moved')[0]!.with.cost).toBe(1)
    expect(t.sheet(who)).toMatchObject({ stamina: { cur: 4 }, status: { actionsLeft: 1 } })
    t.do('sprint', who).walk('sprint.path', [7, 3])
    t.do('endTurn', who)
  })

  it('EX-END-22 measures distance the same way, by the nearest squares END-MOVE-03', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const who = put('Boudica', heroes, [0, 0])
    put('ogre', guards, [5, 3], () => ({ footprint: 2 }))
    begin(t).do('takeTurn', who)
    t.set(who, ['items', 0, 'weapon', 'reach'], 5)
    expect(t.refusal('attack', who)?.code).toBe('noTarget')
    t.set(who, ['items', 0, 'weapon', 'reach'], 6).do('attack', who).roll('attack.dice', 1, 1, 9)
  })

  it('passes allies and the fallen, not enemies, and ends on free squares END-MOVE-04', () => {
    const { t, heroes, guards, put } = enduranceTable(`
      #######
      #A.B.C#
      #######
    `)
    const who = put('Roland', heroes, 'A')
    put('Boudica', heroes, 'B')
    const guard = put('guard', guards, 'C')
    begin(t).do('takeTurn', who).do('move', who)
    const to = (...xs: number[]) => xs.map(x => t.cell([x, 1]))
    expect(t.refusedAnswer('move.path', to(2, 3))).toMatchObject({ rule: 'END-MOVE-04', code: 'endOccupied' })
    expect(t.refusedAnswer('move.path', to(2, 3, 4, 5))).toMatchObject({ code: 'enemyInTheWay' })
    expect(t.refusedAnswer('move.path', to(2, 4))).toMatchObject({ code: 'notAdjacent' })
    expect(t.refusedAnswer('move.path', [t.cell([1, 0])])).toMatchObject({ code: 'solid' })
    t.walk('move.path', [2, 1], [3, 1], [4, 1])
    t.set(guard, ['status', 'unconscious'], true).do('sprint', who)
    expect(t.refusedAnswer('sprint.path', to(5))).toMatchObject({ code: 'endOccupied' })
    t.set(guard, ['status', 'dead'], true).walk('sprint.path', [5, 1])
  })

  it('is half as far while prone, rounded up, unless the house rule is off END-MOVE-05 END-DICE-14', () => {
    const { t, who } = turnOf('Roland', undefined, [0, 0])
    t.do('dropProne', who).do('move', who)
    const straight = (n: number) => Array.from({ length: n }, (_, i) => t.cell([i + 1, 0]))
    expect(t.refusedAnswer('move.path', straight(6))).toMatchObject({ rule: 'END-MOVE-01' })
    t.answer('move.path', straight(5), 'click')
  })

  it('costs double on difficult ground END-OPT-04', () => {
    const { t, who } = turnOf('Roland', undefined, [0, 0])
    t.do('paint', 'gm', { cells: [1, 2], ground: 'difficult' })
    t.do('move', who).walk('move.path', [1, 0], [2, 0], [3, 0])
    expect(t.said('moved')[0]!.with.cost).toBe(5)
  })

  it('is offered with its reach and the way there, as the board shows it END-MOVE-01', () => {
    const { t, who, guard } = turnOf('Roland', undefined, [0, 0])
    const walk = t.ruleset.commands.walk(t.state, t.terrain, who)
    expect(walk).toMatchObject({ command: 'move', key: 'move.path' })
    expect(walk.cells.get(t.cell([6, 6]))).toBe(9)
    expect(walk.cells.has(t.cell([7, 7]))).toBe(false)
    expect(walk.route([t.cell([2, 2])])).toEqual({
      path: [0, t.cell([1, 1]), t.cell([2, 2])],
      cost: 3,
      steps: [0, 1, 3],
    })
    expect(walk.route([t.cell([7, 7])])).toMatchObject({ cost: 10, whyNot: { rule: 'END-MOVE-01' } })
    expect(t.ruleset.commands.walk(t.state, t.terrain, guard).whyNot).toMatchObject({ rule: 'END-TURN-03' })
  })

  it('is shown straight ahead, and refused, where no way leads END-MOVE-04', () => {
    const { t, who } = turnOf('Roland', '..#..\nR.#..\n..#..', 'R', [4, 0])
    const ahead = [1, 2, 3].map(x => t.cell([x, 1]))
    const route = t.ruleset.commands.walk(t.state, t.terrain, who).route([t.cell([3, 1])])
    expect(route).toMatchObject({ path: [t.cell('R'), ...ahead], whyNot: { rule: 'END-MOVE-04', code: 'solid' } })
    t.do('move', who)
    expect(t.refusedAnswer('move.path', ahead)).toEqual(route.whyNot)
    t.answer('move.path', [], 'click')
  })
})

describe('a free action', () => {
  it('Step goes 1 m once, in place of the Move, and is no movement for a Sprint END-ACT-26 END-ACT-27 END-ACT-23', () => {
    const { t, who } = turnOf('Roland', undefined, [5, 5])
    t.do('step', who)
    expect(t.refusedAnswer('step.path', [t.cell([6, 5]), t.cell([7, 5])])).toMatchObject({ code: 'tooFar' })
    t.walk('step.path', [6, 6])
    expect(t.sheet(who).status.actionsLeft).toBe(3)
    expect(t.refusal('move', who)).toMatchObject({ rule: 'END-ACT-27', code: 'alreadyStepped' })
    expect(t.refusal('step', who)).toMatchObject({ rule: 'END-ACT-26' })
    expect(t.refusal('sprint', who)).toMatchObject({ rule: 'END-ACT-17' })
    t.do('settings', 'gm', { set: { stepExcludesMove: false } })
      .do('move', who)
      .walk('move.path')
  })

  it('Step is closed by the Move as the Move is by it, unless the house rule has them both END-ACT-27', () => {
    const { t, who } = turnOf('Roland', undefined, [5, 5])
    t.do('move', who).walk('move.path', [6, 5])
    expect(t.refusal('step', who)).toMatchObject({ rule: 'END-ACT-27' })
    t.do('settings', 'gm', { set: { stepExcludesMove: false } })
      .do('step', who)
      .walk('step.path', [6, 6])
    expect(t.refusal('move', who)).toMatchObject({ code: 'alreadyMoved' })
  })

  it('Drop Prone and the action Stand Up undo each other END-ACT-25 END-ACT-18 END-ACT-23', () => {
    const { t, who } = turnOf('Roland', undefined, [5, 5])
    expect(t.refusal('standUp', who)).toMatchObject({ rule: 'END-ACT-18', code: 'notProne' })
    t.do('dropProne', who)
    expect(t.sheet(who).status).toMatchObject({ prone: true, actionsLeft: 3 })
    expect(t.refusal('dropProne', who)).toMatchObject({ rule: 'END-ACT-25' })
    t.do('standUp', who)
    expect(t.sheet(who).status).toMatchObject({ prone: false, actionsLeft: 2 })
  })

  it('Drop Item lets something fall into one’s own square END-ACT-24', () => {
    const { t, who } = turnOf('Roland', undefined, [5, 5])
    t.do('dropItem', who).choose('drop.item', 'shield')
    expect(t.sheet(who).items.map(item => item.id)).toEqual(['sword'])
    expect(Object.values(t.state.things)).toMatchObject([{ name: 'Medium shield', cell: t.cell([5, 5]) }])
  })
})

describe('an action that ends the turn', () => {
  it('Guard gives 1 on all defences and defence tests END-ACT-08 END-ACT-22', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const who = put('Fabian', heroes, [4, 5], () => reacting('dodge'))
    const guard = put('guard', guards, [5, 5])
    begin(t).do('takeTurn', who).do('guard', who)
    expect(t.state.turn!.who).toBeNull()
    t.do('takeTurn', guard).do('attack', guard).choose('attack.defend', 'dodge')
    t.roll('attack.dice', 3, 3, 9).roll('dodge.dice', 2, 2, 9).choose('dodge.after', [])
    expect(t.said('dodged')[0]!.because).toContainEqual({ n: 1, of: 'guard', rule: 'END-ACT-08' })
    expect(t.said('hit')[0]!.with.defence).toBe(6)
    expect(t.said('damaged')[0]!.because).toContainEqual({ n: -1, of: 'guard', rule: 'END-ACT-08' })
  })

  it('EX-END-24 Wait gives a second reaction until the next turn END-ACT-19 END-ACT-22', () => {
    const { t, who, guard } = turnOf('Boudica', undefined, [4, 5])
    t.do('wait', who)
    expect(t.sheet(who).status).toMatchObject({ waiting: true, reactionsLeft: 2, actionsLeft: 0 })
    idle(t, guard)
    t.do('takeTurn', who)
    expect(t.sheet(who).status).toMatchObject({ waiting: false, reactionsLeft: 1 })
  })
})

describe('cover', () => {
  it('that was sought makes shots harder while it lies between END-ACT-14 END-ACT-15', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const who = put('Roland', heroes, [5, 5])
    const archer = put('Agnessa', guards, [15, 5])
    t.do('paint', 'gm', { cells: [t.cell([6, 5])], ground: 'cover' })
    begin(t).do('takeTurn', who).do('seekCover', who).do('endTurn', who)
    t.do('takeTurn', archer).do('attack', archer).roll('attack.dice', 5, 5, 9).roll('attack.rerolled', 1)
    expect(t.said('rolledAttack')[0]!.with.advantage).toEqual(['cover'])
    t.do('place', 'gm', { who: archer, cell: t.cell([5, 0]) })
      .do('attack', archer)
      .roll('attack.dice', 5, 5, 9)
    expect(t.said('rolledAttack')[0]!.with.advantage).toEqual([])
    t.do('endTurn', archer).do('takeTurn', who)
    expect(t.sheet(who).status.cover).toBe(false)
  })

  it('must be within 1 m, and is lost by moving END-ACT-15', () => {
    const { t, who } = turnOf('Roland', undefined, [5, 5])
    expect(t.refusal('seekCover', who)).toMatchObject({ rule: 'END-ACT-15', code: 'noCover' })
    t.do('paint', 'gm', { cells: [t.cell([6, 6])], ground: 'cover' }).do('seekCover', who)
    t.do('move', who).walk('move.path', [4, 5])
    expect(t.sheet(who).status.cover).toBe(false)
  })
})

describe('cover by an edge', () => {
  it('is lost by being moved, as by whoever steps in for an ally END-ACT-15', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const by = put('Agnessa', guards, [12, 5])
    const ally = put('Boudica', heroes, [4, 5])
    const roland = put('Roland', heroes, [3, 5], () => reacting('intercept'))
    t.do('paint', 'gm', { squares: [t.cell([2, 5]), 1], ground: 'cover' })
    begin(t, { author: heroes }).do('takeTurn', roland).do('seekCover', roland).do('endTurn', roland)
    expect(t.sheet(roland).status.cover).toBe(true)
    t.do('takeTurn', by).do('attack', by).choose('attack.target', ally).choose('attack.intercept', 'intercept')
    expect(t.state.combatants[roland]!.cell).toBe(t.cell([4, 5]))
    expect(t.sheet(roland).status.cover).toBe(false)
    t.roll('attack.dice', 3, 3, 9)
    expect(t.said('rolledAttack')[0]!.because!.map(({ of }) => of)).not.toContain('cover')
  })

  it('is lost by being put elsewhere by the GM, or back where the turn began, and not by staying END-ACT-15', () => {
    const { t, heroes, put } = enduranceTable()
    const roland = put('Roland', heroes, [3, 5])
    t.do('paint', 'gm', { squares: [t.cell([2, 5]), 1, t.cell([4, 5]), 1], ground: 'cover' })
    begin(t, { author: heroes }).do('takeTurn', roland).do('seekCover', roland)
    const place = (x: number) => t.do('place', 'gm', { who: roland, cell: t.cell([x, 5]) })
    place(3)
    expect(t.sheet(roland).status.cover).toBe(true)
    place(5)
    expect(t.sheet(roland).status.cover).toBe(false)
    t.do('move', roland).walk('move.path', [4, 5], [3, 5]).do('seekCover', roland)
    expect(t.sheet(roland).status.cover).toBe(true)
    t.do('putBack', 'gm', { who: [roland] })
    expect(t.sheet(roland).status.cover).toBe(false)
  })

  it('is a window next to the target that the line of centres crosses END-ACT-14 END-ACT-15', () => {
    const pane = { x1: 6, y1: 4, x2: 6, y2: 7, kind: 'window' as const }
    const map = gridMap({ width: 20, height: 12, walls: [pane], portals: [] })
    const { t, who, put, guards } = turnOf('Roland', map, [5, 5], [3, 0])
    const archer = put('Agnessa', guards, [15, 5])
    t.do('seekCover', who).do('endTurn', who)
    t.do('attack', archer, { 'attack.target': who }, true).roll('attack.dice', 5, 5, 9).roll('attack.rerolled', 1)
    expect(t.said('rolledAttack')[0]!.with.advantage).toEqual(['cover'])
    t.do('place', 'gm', { who: archer, cell: t.cell([5, 0]) })
    t.do('attack', archer, { 'attack.target': who }, true).roll('attack.dice', 5, 5, 9)
    expect(t.said('rolledAttack')[0]!.with.advantage).toEqual([])
  })

  /** Roland in cover beside a door to the east, his archer far off to the south; the door is closed. */
  function atTheDoor() {
    const segment = { x1: 6, y1: 5, x2: 6, y2: 6, kind: 'door' as const }
    const map = gridMap({ width: 20, height: 12, walls: [], portals: [{ id: 'gate', segment, closed: true }] })
    const { t, who, put, guards, heroes } = turnOf('Roland', map, [5, 5], [3, 0])
    const archer = put('Agnessa', guards, [5, 11])
    return { t, who, archer, heroes, put }
  }

  it('EX-END-31 ends with the door that was its object, whoever opens it END-ACT-14 END-ACT-15', () => {
    const { t, who, archer, heroes, put } = atTheDoor()
    const fabian = put('Fabian', heroes, [6, 4])
    t.do('seekCover', who)
    const opened = t.fork().do('door', 'gm', { door: 'gate', to: 'open' })
    expect(opened.sheet(who).status.cover).toBe(false)
    const shut = opened.fork().do('door', 'gm', { door: 'gate', to: 'closed' })
    expect(shut.sheet(who).status.cover, 'closed again it must be sought again').toBe(false)
    opened.do('endTurn', who).do('attack', archer, { 'attack.target': who }, true).roll('attack.dice', 5, 5, 9)
    expect(opened.said('rolledAttack')[0]!.with.advantage).toEqual([])
    t.do('interact', fabian, { 'interact.with': 'gate' }, true)
    expect(t.sheet(who).status.cover, 'opened by a friend').toBe(false)
  })

  it('ends with the last square of cover that the GM takes away END-ACT-15', () => {
    const { t, who } = turnOf('Roland', undefined, [5, 5])
    t.do('paint', 'gm', { squares: [t.cell([4, 5]), 1, t.cell([6, 5]), 1], ground: 'cover' }).do('seekCover', who)
    t.do('paint', 'gm', { squares: [t.cell([6, 5]), 1], ground: null })
    expect(t.sheet(who).status.cover, 'the other square is still there').toBe(true)
    t.do('paint', 'gm', { squares: [t.cell([4, 5]), 1], ground: null })
    expect(t.sheet(who).status.cover).toBe(false)
  })

  it('that the GM declares without anything on the map works from every side END-ACT-15', () => {
    const { t, who, archer } = atTheDoor()
    t.do('door', 'gm', { door: 'gate', to: 'open' }).set(who, ['status', 'cover'], true).do('endTurn', who)
    t.do('attack', archer, { 'attack.target': who }, true).roll('attack.dice', 5, 5, 9).roll('attack.rerolled', 1)
    expect(t.said('rolledAttack')[0]!.with.advantage).toEqual(['cover'])
  })

  it('is none on the far side of the next square END-ACT-15', () => {
    const wall = { x1: 7, y1: 4, x2: 7, y2: 7, kind: 'wall' as const }
    const { t, who } = turnOf('Roland', gridMap({ width: 20, height: 12, walls: [wall], portals: [] }), [5, 5])
    expect(t.refusal('seekCover', who)).toMatchObject({ rule: 'END-ACT-15', code: 'noCover' })
  })
})

describe('an action longer than the turn', () => {
  function petra() {
    const { t, who, guard } = turnOf('Petra', undefined, [2, 5], [15, 5])
    t.do('attack', who).roll('attack.dice', 1, 1, 9).do('dropProne', who).do('standUp', who)
    expect(t.refusal('attack', who)?.code).toBe('noTarget')
    t.do('reload', who).do('endTurn', who)
    expect(t.sheet(who).status.pending).toEqual({ type: 'reload', paid: 1, total: 2, with: { item: 'crossbow' } })
    idle(t, guard)
    return { t, who }
  }

  it('EX-END-06 is finished first in the next turn END-ACT-20 END-ACT-28', () => {
    const { t, who } = petra()
    t.do('takeTurn', who).choose('turn.pending', 'continue')
    expect(t.sheet(who)).toMatchObject({ status: { actionsLeft: 2, pending: null } })
    expect(t.sheet(who).items[0]!.weapon!.loaded).toBe(true)
  })

  it('EX-END-06 can be abandoned for nothing END-ACT-21 END-ACT-20', () => {
    const { t, who } = petra()
    t.do('takeTurn', who).choose('turn.pending', 'abandon')
    expect(t.sheet(who)).toMatchObject({ status: { actionsLeft: 3, pending: null } })
    expect(t.sheet(who).items[0]!.weapon!.loaded).toBe(false)
  })

  it('is given up in the turn it was begun, and only one can be pending END-ACT-20 END-ACT-21', () => {
    const { t, who } = turnOf('Petra', undefined, [2, 5])
    t.set(who, ['items', 0, 'weapon', 'loaded'], false).set(who, ['status', 'actionsLeft'], 1)
    t.do('reload', who).set(who, ['status', 'actionsLeft'], 1)
    expect(t.refusal('reload', who)).toMatchObject({ rule: 'END-ACT-21', code: 'busy' })
    t.do('abandon', who)
    expect(t.refusal('abandon', who)).toMatchObject({ rule: 'END-ACT-20', code: 'nothingPending' })
  })

  it('EX-END-27 needs both hands to reload, and is closed while one holds something else END-ACT-28', () => {
    const { t, who } = turnOf('Petra', undefined, [2, 5])
    t.set(who, ['items', 0, 'weapon', 'loaded'], false).set(who, ['items', 0, 'handsNeeded'], 1)
    t.set(who, ['items'], [...t.sheet(who).items, weapons.smallShield()])
    expect(t.refusal('reload', who)).toMatchObject({ rule: 'END-ACT-28', code: 'needsBothHands' })
    t.do('dropItem', who).choose('drop.item', 'shield').do('reload', who)
    expect(t.sheet(who).items[0]!.weapon!.loaded).toBe(true)
  })

  it('asks which of two weapons is reloaded, the one that fits the hands first END-ACT-28', () => {
    const { t, who } = turnOf('Petra', undefined, [2, 5])
    const pistol = (id: string) => ({ ...weapons.crossbow(), id, handsNeeded: id === 'pistol' ? 1 : 0 })
    const unloaded = ['pistol', 'wristbow'].map(id => ({
      ...pistol(id),
      weapon: { ...pistol(id).weapon!, loaded: false },
    }))
    t.set(who, ['items'], unloaded).do('reload', who)
    expect(t.refusedAnswer('reload.item', 'wristbow')).toMatchObject({ rule: 'END-ACT-28', code: 'needsBothHands' })
    t.enter('reload.item')
    expect(t.sheet(who).items.map(({ weapon }) => weapon!.loaded)).toEqual([true, false])
  })

  it('comes to nothing when the weapon is no longer held at its end, or a hand is taken END-ACT-28 END-ACT-21', () => {
    const { t, who } = petra()
    const dropped = t.fork().set(who, ['items', 0, 'held'], false)
    dropped.do('takeTurn', who).choose('turn.pending', 'continue')
    expect(dropped.sheet(who)).toMatchObject({ status: { pending: null, actionsLeft: 2 } })
    expect(dropped.sheet(who).items[0]!.weapon!.loaded).toBe(false)
    expect(dropped.said('reloaded')).toEqual([])
    t.set(who, ['items'], [...t.sheet(who).items, weapons.smallShield()])
    t.do('takeTurn', who).choose('turn.pending', 'continue')
    expect(t.sheet(who).items[0]!.weapon!.loaded).toBe(false)
  })

  it('counts ammunition where it is counted END-ACT-28', () => {
    const { t, who } = turnOf('Agnessa', undefined, [2, 5])
    t.set(who, ['items', 0, 'weapon', 'ammo'], 1).do('attack', who).roll('attack.dice', 1, 1, 9)
    expect(t.sheet(who).items[0]!.weapon!.ammo).toBe(0)
    expect(t.refusal('attack', who)?.code).toBe('noTarget')
  })
})

describe('Resuscitate', () => {
  it('goes prone with the first action and tests with the second END-ACT-12 END-ACT-13', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const who = put('Clementine', heroes, [4, 5])
    const roland = put('Roland', heroes, [5, 5], s => ({
      health: pool(12, 2),
      status: { ...s.status, unconscious: true },
    }))
    const guard = put('guard', guards, [15, 5])
    begin(t).do('takeTurn', who).set(who, ['status', 'actionsLeft'], 1).do('resuscitate', who)
    expect(t.sheet(who).status).toMatchObject({ prone: true, actionsLeft: 0 })
    t.do('endTurn', who)
    idle(t, guard)
    t.do('takeTurn', who).choose('turn.pending', 'continue').roll('resuscitate.dice', 3, 3, 9)
    expect(t.said('resuscitated')[0]!.with).toMatchObject({ total: 6, difficulty: 10, conscious: false })
    t.do('resuscitate', who).roll('resuscitate.dice', 6, 4, 9)
    expect(t.sheet(roland).status.unconscious).toBe(false)
  })
})

it('Resuscitate may go against a fixed number, by house rule END-ACT-13', () => {
  const { t, who, heroes, put } = turnOf('Clementine', undefined, [4, 5])
  const roland = put('Roland', heroes, [5, 5], s => ({
    health: pool(12, 2),
    status: { ...s.status, unconscious: true },
  }))
  t.do('settings', 'gm', { set: { resuscitateDifficulty: 6 } })
  t.do('resuscitate', who).roll('resuscitate.dice', 3, 3, 9)
  expect(t.said('resuscitated')[0]!.with).toMatchObject({ total: 6, difficulty: 6, conscious: true })
  expect(t.sheet(roland).status.unconscious).toBe(false)
})

it('an ally’s own test helps with a test, the best of them, where the house rules have it END-OPT-05', () => {
  const { t, who, heroes, put } = turnOf('Clementine', undefined, [4, 5])
  const [roland, fabian] = [put('Roland', heroes, [4, 6]), put('Fabian', heroes, [4, 7])]
  t.do('settings', 'gm', { set: { assists: true } })
  t.do('shortTask', who)
    .choose('task.attribute', 'intellect')
    .choose('task.skill', 'craft')
    .choose('task.proficiency', 'none')
  t.answer('task.difficulty', 7, 'gm').roll('task.dice', 3, 2, 9).choose('assist.who', [roland, fabian])
  t.roll('task.assist.dice', 1, 2, 9).roll('task.assist.dice', 4, 4, 9)
  expect(t.said('task')[0]).toMatchObject({ with: { total: 7, done: true } })
  expect(t.said('task')[0]!.because).toContainEqual({ n: 2, of: 'assist', rule: 'END-OPT-05' })
})

it.each([
  [[1, 2, 9], 0],
  [[3, 1, 9], 1],
  [[1, 3, 9], 1],
  [[3, 4, 19], 1],
  [[3, 1, 20], 2],
  [[6, 4, 20], 3],
] as const)('an ally who rolls %j helps by %i END-OPT-05 END-DICE-02', (faces, helps) => {
  const { t, who, heroes, put } = turnOf('Clementine', undefined, [4, 5])
  const roland = put('Roland', heroes, [4, 6])
  t.do('settings', 'gm', { set: { assists: true } })
  t.do('shortTask', who)
    .choose('task.attribute', 'strength')
    .choose('task.skill', 'craft')
    .choose('task.proficiency', 'none')
  t.answer('task.difficulty', 7, 'gm').roll('task.dice', 3, 2, 9).choose('assist.who', [roland])
  t.roll('task.assist.dice', ...faces)
  const parts = t.said('task')[0]!.because!.filter(({ of }) => of === 'assist')
  expect(parts.map(({ n }) => n)).toEqual(helps > 0 ? [helps] : [])
})

/** Roland has begun to pick a lock, in so many actions, with the first action of his turn spent on standing up. */
function pickingALock(actions: number) {
  const { t, who, guard } = turnOf('Roland', undefined, [0, 0])
  t.set(who, ['status', 'prone'], true).do('standUp', who)
  t.do('extended', who).answer('extended.what', 'picking the lock', 'click')
  expect(t.asked).toBe(
    'How many actions does it take Roland? An action is 2 seconds: 3 are a round, 30 a minute, 1800 an hour.',
  )
  t.answer('extended.actions', actions, 'click')
  return { t, who, guard }
}

describe('an extended action', () => {
  it('EX-END-28 goes on over turns, first thing in each, until its whole time is spent END-ACT-20 END-ACT-21', () => {
    const { t, who, guard } = pickingALock(8)
    expect(t.sheet(who).status).toMatchObject({ actionsLeft: 0, pending: { type: 'extended', paid: 2, total: 8 } })
    t.do('endTurn', who)
    idle(t, guard).do('takeTurn', who)
    expect(t.asked).toBe('Roland: go on with picking the lock? 6 actions to go.')
    t.choose('turn.pending', 'continue')
    expect(t.sheet(who).status).toMatchObject({ actionsLeft: 0, pending: { paid: 5 } })
    t.do('endTurn', who)
    idle(t, guard).do('takeTurn', who).choose('turn.pending', 'continue').enter('extended.test')
    expect(t.told).toContain('Roland is done with picking the lock.')
    expect(t.sheet(who).status).toMatchObject({ actionsLeft: 0, pending: null })
    t.do('endTurn', who)
    idle(t, guard).do('takeTurn', who)
    expect(t.sheet(who).status.actionsLeft, 'nothing is left of it').toBe(3)
  })

  it('leaves the actions that it does not take, and may end in a test END-ACT-20 END-DICE-15', () => {
    const { t, who, guard } = pickingALock(4)
    t.do('endTurn', who)
    idle(t, guard).do('takeTurn', who).choose('turn.pending', 'continue')
    expect(t.asked).toBe('Does picking the lock need a test? Roland has spent all the time it takes.')
    t.choose('extended.test', 'test')
      .choose('task.attribute', 'dexterity')
      .choose('task.skill', 'handling')
      .choose('task.proficiency', 'none')
      .answer('task.difficulty', 6, 'gm')
      .roll('task.dice', 3, 3, 9)
    expect(t.said('task')[0]!.with).toMatchObject({ done: true, difficulty: 6 })
    expect(t.sheet(who).status.actionsLeft).toBe(1)
  })

  it('is longer than a turn, an hour at most, and may be given up for nothing END-ACT-20', () => {
    const { t, who, guard } = turnOf('Roland', undefined, [0, 0])
    t.do('extended', who).answer('extended.what', '', 'click')
    expect(() => t.answer('extended.actions', 3, 'click')).toThrow()
    expect(() => t.answer('extended.actions', 1801, 'click')).toThrow()
    t.answer('extended.actions', 1800, 'click')
    expect(t.refusal('extended', who), 'nothing is left of this turn').toMatchObject({ code: 'noActions' })
    t.do('endTurn', who)
    idle(t, guard).do('takeTurn', who)
    expect(t.asked).toBe('Roland: go on with what was begun? 1797 actions to go.')
    t.choose('turn.pending', 'abandon')
    expect(t.sheet(who).status).toMatchObject({ actionsLeft: 3, pending: null })
  })

  it('ends with consciousness, and what an enemy is about is the GM’s secret END-ACT-21 END-COND-02', () => {
    const { t, who } = pickingALock(9)
    expect(t.sheet(who).status.pending).not.toBeNull()
    expect(t.heard).toEqual(['Roland is busy.'])
    const { view, badges } = t.ruleset.display
    expect(badges(t.state.combatants[who]!, t.state).map(({ words }) => words)).toContain('busy')
    expect(JSON.stringify(view(t.state, null))).not.toContain('lock')
    t.do('harm', 'gm', { who: [who], amount: 60, nonlethal: true })
    expect(t.sheet(who).status).toMatchObject({ unconscious: true, pending: null })
  })

  it('takes an action of a friend who is commanded END-ACT-06 END-ACT-20', () => {
    const { t, who, heroes, put } = turnOf('Clementine', undefined, [0, 0])
    const ally = put('Roland', heroes, [1, 0])
    t.do('command', who, { 'command.ally': ally }).choose('command.action', 'extended')
    t.answer('extended.what', 'turning the wheel', 'click').answer('extended.actions', 4, 'click')
    expect(t.sheet(ally).status.pending).toEqual({
      type: 'extended',
      paid: 1,
      total: 4,
      with: { what: 'turning the wheel' },
    })
  })
})

it('a Short Task is a test against the GM’s secret number END-ACT-16 END-DICE-15 END-DICE-11', () => {
  const { t, who } = turnOf('Clementine', undefined, [2, 5])
  t.do('shortTask', who)
    .choose('task.attribute', 'intellect')
    .choose('task.skill', 'craft')
    .choose('task.proficiency', 'none')
  t.answer('task.difficulty', 4, 'gm').knob('bonus', -5).roll('task.dice', 1, 1, 9)
  expect(t.said('task')[0]!.with).toMatchObject({ total: -3, difficulty: 4, done: false })
  expect(t.sheet(who).status.actionsLeft).toBe(0)
})

describe('a killing strike', () => {
  function strike() {
    const { t, heroes, guards, put } = enduranceTable()
    const who = put('Boudica', heroes, [4, 5], () => ({ attacks: 'ask' }))
    const victim = put('guard', guards, [5, 5], s => ({
      constitution: 6,
      endurance: pool(30),
      status: { ...s.status, unconscious: true, prone: true },
    }))
    put('guard', guards, [15, 5])
    begin(t).do('takeTurn', who).do('killingStrike', who)
    t.choose('attack.weapon', 'spear:melee').choose('attack.how', 'strength/martial/piercing')
    return { t, who, victim }
  }

  it('EX-END-20 kills outright on a total of the constitution END-DEATH-08 END-DEATH-10 END-DEATH-11', () => {
    const { t, who, victim } = strike()
    expect(t.sheet(who).status.actionsLeft).toBe(0)
    t.roll('kill.dice', 3, 2, 13).choose('kill.reroll', 'keep')
    expect(t.said('killingStrike')[0]!.with).toMatchObject({ total: 6, difficulty: 6, killed: true })
    expect(t.sheet(victim).status.dead).toBe(true)
  })

  it('EX-END-20 becomes a sneak attack when it fails END-DEATH-09 END-COND-02', () => {
    const { t, who, victim } = strike()
    t.roll('kill.dice', 2, 2, 13).choose('kill.reroll', 'attribute').roll('kill.rerolled', 1)
    expect(t.said('killingStrike')[0]!.with).toMatchObject({ total: 5, killed: false })
    t.roll('attack.dice', 3, 4, 5).choose('attack.reroll', 'attribute').roll('attack.rerolled', 6)
    t.choose('attack.reroll', 'keep')
    expect(t.said('rolledAttack')[0]!.with).toMatchObject({ total: 11, advantage: ['sneak', 'prone'] })
    expect(
      t
        .said('damaged')[0]!
        .because!.slice(0, 2)
        .reduce((sum, { n }) => sum + n, 0),
    ).toBe(15)
    expect(t.sheet(who).status.attacksThisRound).toBe(1)
    expect(t.sheet(victim).status.dead).toBe(false)
  })
})

it('a house rule says which weapons may deal a killing strike END-DEATH-08', () => {
  const { t, who, guards, put } = turnOf('Boudica', undefined, [4, 5])
  put('guard', guards, [5, 5], s => ({ status: { ...s.status, unconscious: true } }))
  t.do('settings', 'gm', { set: { killingStrikeWeapon: 'nonlethal only' } }).set(who, ['attacks'], 'ask')
  t.do('killingStrike', who)
  expect(t.refusedAnswer('attack.weapon', 'spear:melee')).toMatchObject({ rule: 'END-DEATH-08', code: 'notForKilling' })
  t.choose('attack.weapon', 'hands:melee').enter('attack.how').roll('kill.dice', 6, 6, 9).choose('kill.reroll', 'keep')
  expect(t.said('killingStrike')[0]!.with.killed).toBe(true)
})

it('EX-END-32 a killing strike is made with a weapon that reaches the victim, with a ranged or thrown one at 1 m END-DEATH-11', () => {
  const { t, who, guards, put } = turnOf('Boudica', undefined, [4, 5])
  const victim = put('guard', guards, [6, 5], s => ({ status: { ...s.status, unconscious: true } }))
  t.set(who, ['attacks'], 'ask').set(who, ['items'], [weapons.spear(), weapons.shortbow(), weapons.dagger()])
  const near = t.fork().do('place', 'gm', { who: victim, cell: t.cell([5, 5]) })
  near.do('killingStrike', who).choose('attack.weapon', 'bow:ranged')
  t.do('killingStrike', who)
  for (const name of ['bow:ranged', 'dagger:thrown'])
    expect(t.refusedAnswer('attack.weapon', name), name).toMatchObject({
      rule: 'END-DEATH-11',
      code: 'outOfReach',
      with: { metres: 2, furthest: 1 },
    })
  t.enter('attack.weapon').enter('attack.how').roll('kill.dice', 6, 6, 9).choose('kill.reroll', 'keep')
  expect(t.sheet(victim).status.dead).toBe(true)
})

it('a killing strike names the rule on its weapons where it asks for the victim END-DEATH-08', () => {
  const { t, who, guards, put } = turnOf('Boudica', undefined, [4, 5])
  for (const y of [4, 5]) put('guard', guards, [5, y], s => ({ status: { ...s.status, unconscious: true } }))
  const asking = t.fork()
  asking.do('killingStrike', who)
  expect(asking.open).toMatchObject([{ key: 'kill.victim', rules: ['END-DEATH-08'] }])
})

describe('an action out of turn', () => {
  it('EX-END-23 is Command: 2 focus, once a turn for each ally, whose attacks count END-ACT-05 END-ACT-06', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const clementine = put('Clementine', heroes, [2, 5], () => ({ focus: pool(12, 5) }))
    const fabian = put('Fabian', heroes, [4, 5])
    const roland = put('Roland', heroes, [4, 7])
    const guard = put('guard', guards, [5, 5])
    begin(t).do('takeTurn', clementine)
    t.do('command', clementine)
      .choose('command.ally', fabian)
      .choose('command.action', 'attack')
      .choose('attack.target', guard)
      .roll('attack.dice', 1, 1, 9)
    expect(t.sheet(clementine)).toMatchObject({ focus: { cur: 3 }, status: { actionsLeft: 2 } })
    t.do('command', clementine)
    expect(t.sheet(roland).status.commanded).toBe(true)
    t.choose('command.action', 'move').walk('move.path', [4, 8])
    expect(t.refusal('command', clementine)).toMatchObject({ rule: 'END-ACT-05', code: 'noPoints' })
    t.set(clementine, ['focus', 'cur'], 9)
    expect(t.refusal('command', clementine)).toMatchObject({ rule: 'END-ACT-05', code: 'noAllyToCommand' })
    t.do('endTurn', clementine)
    idle(t, guard)
    t.do('takeTurn', fabian).do('attack', fabian, { 'attack.target': guard }).roll('attack.dice', 3, 3, 9)
    expect(t.said('rolledAttack')[0]!.because).toContainEqual({ n: -2, of: 'earlierAttacks', rule: 'END-ATK-10' })
  })
})

describe('hands', () => {
  it('Brandish takes up what lies near, as far as there are hands END-ACT-04', () => {
    const { t, who } = turnOf('Roland', undefined, [5, 5])
    t.do('dropItem', who).choose('drop.item', 'shield')
    const [thing] = Object.keys(t.state.things)
    t.do('brandish', who).choose('brandish.items', [`thing:${thing}`])
    expect(t.sheet(who).items.map(({ id, held }) => [id, held])).toEqual([
      ['sword', false],
      ['shield', true],
    ])
    expect(t.state.things).toEqual({})
    t.do('brandish', who).choose('brandish.items', ['sword', 'shield'])
    expect(t.sheet(who)).toMatchObject({ status: { actionsLeft: 1 }, items: [{ held: true }, { held: true }] })
  })

  it('Interact opens a door of the map within 1 m, and closes it END-ACT-07', () => {
    const segment = { x1: 6, y1: 5, x2: 6, y2: 6, kind: 'door' as const }
    const map = gridMap({ width: 20, height: 12, walls: [], portals: [{ id: 'gate', segment, closed: true }] })
    const { t, who } = turnOf('Roland', map, [5, 5])
    t.do('interact', who)
    expect(t.ruleset.display.text.option(t.open[0]!, 'gate', t.state)).toBe('Open the door at column 7, row 6')
    t.choose('interact.with', 'gate')
    expect(t.state.board.doors).toEqual({ gate: 'open' })
    t.do('interact', who, { 'interact.with': 'gate' })
    expect(t.state.board.doors).toEqual({ gate: 'closed' })
    t.do('interact', who).choose('interact.with', 'other').answer('interact.what', 'the bell', 'click')
    expect(t.said('interacts')[0]!.with.what).toBe('the bell')
  })

  it('Interact uses something at hand END-ACT-07', () => {
    const { t, who } = turnOf('Roland', undefined, [5, 5])
    t.do('interact', who).answer('interact.what', 'the rope', 'click')
    expect(t.said('interacts')[0]!.with.what).toBe('the rope')
    expect(t.sheet(who).status.actionsLeft).toBe(2)
  })
})

it('a weapon falls to the ground by the GM’s word, whoever has the turn END-ACT-24', () => {
  const { t, who, guard } = turnOf('Roland', undefined, [0, 0])
  expect(t.refusal('dropItem', guard)).toMatchObject({ rule: 'END-TURN-03', code: 'othersTurn' })
  const [first] = t.sheet(guard).items.filter(({ held }) => held)
  t.do('dropItem', guard, { 'drop.item': first!.id }, true)
  expect(t.sheet(guard).items.some(({ id }) => id === first!.id)).toBe(false)
  expect(Object.values(t.state.things)).toMatchObject([{ name: first!.name, cell: t.state.combatants[guard]!.cell }])
  expect(t.state.turn!.who).toBe(who)
})

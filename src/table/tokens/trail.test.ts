import { describe, expect, it } from 'vitest'
import { begin, enduranceTable, idle } from '../../../test/parties/endurance'
import { sees } from '../../../test/playersSight'
import { gridMap } from '~/grid/map/gridMap'
import { asPlayersKnow } from '../public/asPlayersKnow'
import { publicMap } from '../public/publicMap'

describe('tokens', () => {
  it('leave a trail in their turn, and are put back where it began', () => {
    const { t, put, heroes, guards } = enduranceTable('8x4')
    const roland = put('Roland', heroes, [0, 0])
    put('Guard', guards, [7, 3])
    expect(t.refusal('putBack', 'gm', { who: [roland] })).toMatchObject({ code: 'nobodyWalked' })
    begin(t)
      .do('takeTurn', roland)
      .do('move', roland, { 'move.path': [1, 2] })
    expect(t.state.board.trails).toEqual({ [roland]: [0, 1, 2] })
    const moved = t
      .fork()
      .do('place', 'gm', { who: roland, cell: 20 })
      .do('move', roland, { 'move.path': [21] }, true)
    expect(moved.state.board.trails).toEqual({ [roland]: [0, 20, 21] })
    t.do('putBack', 'gm', { who: [roland] })
    expect(t.state.combatants[roland]!.cell).toBe(0)
    expect(t.state.board).not.toHaveProperty('trails')
    expect(t.said('placed')).toMatchObject([{ with: { who: roland, cell: 0 }, shared: { who: roland } }])
  })
})

describe('ways that several have gone', () => {
  function two() {
    const { t, put, heroes, guards } = enduranceTable('8x4')
    const [roland, ann] = [put('Roland', heroes, [0, 0]), put('Ann', heroes, [0, 1])]
    const guard = put('Guard', guards, [7, 3])
    begin(t).do('takeTurn', roland)
    t.do('move', roland, { 'move.path': [1] }).do('move', ann, { 'move.path': [9] }, true)
    return { t, roland, ann, guard }
  }

  it('are each forgotten by itself', () => {
    const { t, roland, ann } = two()
    expect(t.state.board.trails).toEqual({ [roland]: [0, 1], [ann]: [8, 9] })
    expect(Object.keys(t.state.board.unseenTrails!)).toEqual([roland, ann])
    t.do('putBack', 'gm', { who: [roland] })
    expect([t.state.board.trails, t.state.board.unseenTrails]).toEqual([{ [ann]: [8, 9] }, { [ann]: 2 }])
    t.do('putBack', 'gm', { who: [ann] })
    expect(Object.keys(t.state.board).sort()).toEqual(['doors', 'map', 'paint'])
    expect(t.refusal('putBack', 'gm', { who: [ann] })).toMatchObject({ code: 'nobodyWalked' })
  })

  it('lead nobody back who has gone nowhere or stands nowhere, though others have', () => {
    const { t, roland, guard } = two()
    expect(t.problem('putBack', 'gm', { who: [guard] })).toContain('Guard has not gone anywhere')
    t.do('place', 'gm', { who: roland, cell: null })
    expect(t.problem('putBack', 'gm', { who: [roland] })).toContain('Roland has not gone anywhere')
  })

  it('hide nothing while the players see all of them', () => {
    const { t, put, heroes, guards } = enduranceTable('8x4')
    const [roland] = [put('Roland', heroes, [0, 0]), put('Guard', guards, [7, 3])]
    t.do('fog', 'gm', { mode: 'off' })
    begin(t).do('takeTurn', roland)
    t.do('move', roland, { 'move.path': [1] }).do('move', roland, { 'move.path': [2] }, true)
    expect(t.state.board).not.toHaveProperty('unseenTrails')
    // Nor later, where the players saw the beginning.
    t.do('fog', 'gm', { mode: 'hand' }).do('fog.paint', 'gm', { squares: [3, 2], as: 'shown' })
    t.do('move', roland, { 'move.path': [3] }, true)
    expect(t.state.board.unseenTrails, 'one step began out of sight').toEqual({ [roland]: 3 })
  })
})

describe('the way somebody has gone', () => {
  const trails = (t: ReturnType<typeof enduranceTable>['t']) =>
    publicMap(t.ruleset.state.footprint, asPlayersKnow(t.ruleset, t.state, t.terrain), t.terrain).trails

  /** Roland in the west looks through a gap along the northern edge; of the south of the eastern half he sees nothing. */
  function corridor() {
    const wall = { x1: 4, y1: 1, x2: 4, y2: 4, kind: 'wall' as const }
    const { t, put, heroes, guards } = enduranceTable(gridMap({ width: 10, height: 4, walls: [wall], portals: [] }))
    const roland = put('Roland', heroes, [0, 0])
    const guard = put('Guard', guards, [6, 3])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    begin(t, { author: guards })
    const go = (...way: [number, number][]) => t.do('move', guard, { 'move.path': way.map(at => t.cell(at)) }, true)
    return { t, roland, guard, go }
  }

  it('is told from where the players saw the first step on', () => {
    const { t, guard, go } = corridor()
    expect([sees(t, [6, 3]), sees(t, [6, 2]), sees(t, [6, 0]), sees(t, [5, 0])]).toEqual([false, false, true, true])
    t.do('takeTurn', guard)
    go([6, 2])
    expect(trails(t)).toEqual([])
    go([6, 1], [6, 0], [5, 0])
    const seen = sees(t, [6, 1]) ? [t.cell([6, 1])] : []
    expect(trails(t)).toEqual([{ who: guard, badge: 1, size: 1, cells: [...seen, t.cell([6, 0]), t.cell([5, 0])] }])
    const gone = t.fork().do('leave', 'gm', { who: [guard] })
    expect(trails(gone), 'whoever has left has gone nowhere').toEqual([])
    const away = t.fork().do('place', 'gm', { who: guard, cell: null })
    expect(trails(away)).toEqual([])
    go([4, 0])
    expect(trails(t)[0]?.cells).toEqual([...seen, t.cell([6, 0]), t.cell([5, 0]), t.cell([4, 0])])
  })

  it('is not told of whoever was hidden on it, nor where it leads out of sight', () => {
    const { t, guard, go } = corridor()
    t.do('place', 'gm', { who: guard, cell: t.cell([7, 0]) }).do('known', 'gm', { who: [guard], known: 'absent' })
    t.do('takeTurn', guard)
    go([6, 0])
    expect(trails(t)).toEqual([])
    t.do('known', 'gm', { who: [guard], known: 'named' })
    expect(trails(t)).toEqual([])
    go([5, 0])
    expect(trails(t)).toMatchObject([{ cells: [t.cell([6, 0]), t.cell([5, 0])] }])
    go([5, 1], [5, 2], [5, 3])
    expect(sees(t, [5, 3])).toBe(false)
    expect(trails(t)).toEqual([])
  })

  it('is told of the party whether it is seen or not, and by hand only where it is shown', () => {
    const { t, roland } = corridor()
    t.do('takeTurn', t.state.turn!.who ?? Object.keys(t.state.combatants)[1]!).do('endTurn', t.state.turn!.who!)
    t.do('takeTurn', roland)
    const byHand = t.fork().do('fog', 'gm', { mode: 'hand' })
    byHand.do('fog.paint', 'gm', { squares: [2, 1], as: 'shown' })
    for (const one of [t, byHand]) one.do('move', roland, { 'move.path': [1, 2] }, true)
    expect(trails(t)).toMatchObject([{ who: roland, cells: [0, 1, 2] }])
    expect(trails(byHand), 'one square is no way').toEqual([])
    expect(byHand.state.board.unseenTrails).toEqual({ [roland]: 2 })
  })

  it('leaves the players’ map with its round, and stays for the GM until the next turn', () => {
    const { t, guard, go } = corridor()
    t.do('takeTurn', guard)
    go([6, 2], [6, 1], [6, 0], [5, 0])
    expect(trails(t)).toHaveLength(1)
    const round = t.state.turn!.round
    while (t.state.turn!.round === round) {
      const { who } = t.state.turn!
      if (who) t.do('endTurn', who)
      else
        idle(
          t,
          Object.keys(t.state.combatants).find(id => t.refusal('takeTurn', id) === undefined)!,
        )
    }
    expect(trails(t)).toEqual([])
    t.do('putBack', 'gm', { who: [guard] })
    expect(t.state.combatants[guard]!.cell).toBe(t.cell([6, 3]))
  })

  it('is not told of somebody who was put elsewhere since', () => {
    const { t, guard, go } = corridor()
    t.do('takeTurn', guard)
    go([6, 2], [6, 1], [6, 0], [5, 0])
    expect(trails(t)).toHaveLength(1)
    t.do('place', 'gm', { who: guard, cell: t.cell([8, 0]) })
    expect(trails(t)).toEqual([])
  })
})

describe('hazardous ground', () => {
  it('hinders nobody; whoever goes over it with any square is named', () => {
    const { t, put, heroes, guards } = enduranceTable('8x4')
    const roland = put('Roland', heroes, [0, 0])
    put('Guard', guards, [7, 3])
    t.do('paint', 'gm', { squares: [9, 1], ground: 'hazardous' })
    begin(t).do('takeTurn', roland)
    const around = t.fork().do('move', roland, { 'move.path': [1, 2] })
    expect([around.said('hazard').length, around.said('moved')[0]!.with.cost]).toEqual([0, 2])
    const onto = t.fork().do('move', roland, { 'move.path': [9] })
    expect(onto.said('hazard')).toHaveLength(1)
    expect(onto.do('move', roland, { 'move.path': [10] }, true).said('hazard'), 'nor whoever leaves it').toEqual([])
    t.do('move', roland, { 'move.path': [8, 9, 10] })
    expect([t.said('hazard'), t.said('moved')[0]!.with.cost]).toMatchObject([[{ with: { who: roland } }], 3])
    expect(t.ruleset.display.text.event(t.said('hazard')[0]!, () => 'Roland')).toBe(
      'Roland goes over hazardous ground.',
    )
  })
})

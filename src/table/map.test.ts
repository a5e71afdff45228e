import { describe, expect, it } from 'vitest'
import { begin, enduranceTable } from '../../test/endurance'
import { openFight, type Json, type Row, type Snapshot } from '~/engine'
import { UNIT } from '~/grid/fixed'
import { gridMap } from '~/grid/grid-map'
import { lineOfSight } from '~/grid/line-of-sight'
import { endurance } from '~/rulesets/endurance'
import type { Endurance } from '~/rulesets/endurance/types'
import { newEncounter } from './encounter'
import { groundAt } from './ground'
import { partySight } from './partySight'
import { asPlayersKnow, publicMap } from './publicMap'
import { createTerrain } from './terrain'
import { zonesOf } from './zonesOf'

type Played = ReturnType<typeof enduranceTable>['t']

/** Why a command of the GM makes no sense. */
const problem = (t: Played, type: string, given: { [key: string]: Json }) =>
  t.fork().fight.do({ type, by: 'gm', with: given }).no?.problem

const at = (...squares: [number, number, number, number]) => squares.map(n => n * UNIT)
const visible = (t: Played) => partySight(t.ruleset.footprint, t.state, t.terrain).visible
const known = (t: Played) => partySight(t.ruleset.footprint, t.state, t.terrain).known
const sees = (t: Played, x: number, y: number) => visible(t)[t.cell([x, y])] === 1
const knows = (t: Played, x: number, y: number) => known(t)[t.cell([x, y])] === 1
const map = (t: Played) => t.terrain.at(t.state.board)

describe('drawn walls', () => {
  it('stop steps and sight; a drawn door opens and closes', () => {
    const { t } = enduranceTable('6x1')
    t.do('wall.add', 'gm', { list: [{ kind: 'door', at: at(3, 0, 3, 1) }] })
    const [id] = Object.keys(t.state.board.walls!)
    expect(lineOfSight(map(t), 0, 5)).toBe(false)
    t.do('door', 'gm', { door: id!, to: 'open' })
    expect(lineOfSight(map(t), 0, 5)).toBe(true)
    expect(t.said('door')[0]).toMatchObject({ with: { door: id, to: 'open', kind: 'door' } })
    t.do('wall.edit', 'gm', { wall: id!, kind: 'window' }).do('door', 'gm', { door: id!, to: 'closed' })
    expect([lineOfSight(map(t), 0, 5), map(t).field(1).steps[2]! & 1]).toEqual([true, 0])
    t.do('wall.remove', 'gm', { walls: [id!] })
    expect(t.state.board).toMatchObject({ walls: {}, doors: {} })
    expect(map(t).field(1).steps[2]! & 1).toBe(1)
  })

  it('take the place of those the map came with', () => {
    const wall = { x1: 3, y1: 0, x2: 3, y2: 1, kind: 'wall' as const }
    const portal = { id: 'gate', segment: { ...wall, x1: 5, x2: 5, kind: 'door' as const }, closed: false }
    const { t } = enduranceTable(gridMap({ width: 6, height: 1, walls: [wall], portals: [portal] }))
    t.do('wall.edit', 'gm', { wall: 'm0', at: at(1, 0, 1, 1) })
    expect([lineOfSight(map(t), 2, 4), lineOfSight(map(t), 0, 4)]).toEqual([true, false])
    t.do('wall.remove', 'gm', { walls: ['m0'] })
    expect(lineOfSight(map(t), 0, 5)).toBe(true)
    t.do('wall.edit', 'gm', { wall: 'gate', at: at(2, 0, 2, 1) })
    expect(lineOfSight(map(t), 0, 5)).toBe(true)
    t.do('door', 'gm', { door: 'gate', to: 'closed' })
    expect(lineOfSight(map(t), 0, 5)).toBe(false)
    t.fight.go({ done: 0, entries: null })
    expect(t.state.board).toEqual({ map: 'map', doors: {}, paint: {} })
  })

  it.each([
    ['wall.add', { list: [{ kind: 'wall', at: [0, 0, 0, 0] }] }, 'two ends'],
    ['wall.add', { list: [{ kind: 'hedge', at: [0, 0, 9, 0] }] }, 'list.0.kind'],
    ['wall.add', { list: [{ kind: 'wall', at: [0, 0.5, 9, 0] }] }, 'list.0.at.1'],
    ['wall.edit', { wall: 'w9' }, 'there is no wall w9'],
    ['wall.remove', { walls: ['m7'] }, 'there is no wall m7'],
  ])('are refused when they are nonsense: %s %j', (type, given, words) => {
    expect(problem(enduranceTable('6x1').t, type, given)).toContain(words)
  })
})

describe('what the players see', () => {
  it('is nothing before the GM shows it, and all of it without fog', () => {
    const { t } = enduranceTable('6x2')
    expect(visible(t).some(Boolean)).toBe(false)
    t.do('fog.paint', 'gm', { squares: [0, 3], as: 'shown' })
    expect([sees(t, 2, 0), sees(t, 3, 0)]).toEqual([true, false])
    t.do('fog.paint', 'gm', { squares: [1, 1], as: 'hidden' })
    expect([sees(t, 1, 0), knows(t, 1, 0)]).toEqual([false, false])
    t.do('fog', 'gm', { mode: 'off' })
    expect(visible(t).every(Boolean)).toBe(true)
    expect(problem(t, 'fog', { party: ['s9'] })).toContain('there is no side s9')
    expect(problem(t, 'fog.paint', { squares: [11, 2], as: 'shown' })).toContain('square 12 is not on this map')
  })

  it('follows the party, and what was seen stays known when a door closes on it', () => {
    const segment = { x1: 3, y1: 0, x2: 3, y2: 1, kind: 'door' as const }
    const room = gridMap({ width: 8, height: 1, walls: [], portals: [{ id: 'door', segment, closed: true }] })
    const { t, put, heroes, guards } = enduranceTable(room)
    const roland = put('Roland', heroes, [1, 0])
    const guard = put('Guard', guards, [6, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    expect([sees(t, 2, 0), sees(t, 3, 0), knows(t, 3, 0)]).toEqual([true, false, false])
    t.do('door', 'gm', { door: 'door', to: 'open' })
    expect(sees(t, 7, 0)).toBe(true)
    expect(t.said('door')[0]!.shared).toEqual({ to: 'open', kind: 'door' })
    t.do('door', 'gm', { door: 'door', to: 'closed' })
    expect([sees(t, 7, 0), knows(t, 7, 0)]).toEqual([false, true])
    // By hand it is hidden all the same, shown all the same, and left to the sight of the party again.
    t.do('fog.paint', 'gm', { squares: [7, 1], as: 'hidden' })
    expect(knows(t, 7, 0)).toBe(false)
    t.do('fog.paint', 'gm', { squares: [7, 1], as: 'shown' })
    expect(sees(t, 7, 0)).toBe(true)
    t.do('fog.paint', 'gm', { squares: [7, 1], as: 'sight' })
    expect([sees(t, 7, 0), knows(t, 7, 0)]).toEqual([false, true])
    // Only the party sees for the players, and only members that they know of.
    expect(sees(t, 5, 0)).toBe(false)
    t.do('known', 'gm', { who: [roland], known: 'absent' })
    expect(sees(t, 1, 0)).toBe(false)
    t.do('known', 'gm', { who: [roland], known: 'named' }).do('place', 'gm', { who: guard, cell: null })
    t.do('fog', 'gm', { forget: true })
    expect([knows(t, 2, 0), knows(t, 7, 0)]).toEqual([true, false])
  })

  it('is revealed by walking, square by square, and an undone step takes it back', () => {
    const corner = gridMap({
      width: 5,
      height: 5,
      walls: [{ x1: 0, y1: 4, x2: 4, y2: 4, kind: 'wall' }],
      portals: [],
    })
    const { t, put, heroes, guards } = enduranceTable(corner)
    const roland = put('Roland', heroes, [1, 3])
    put('Guard', guards, [0, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    begin(t).do('takeTurn', roland)
    expect([knows(t, 0, 4), knows(t, 4, 4)]).toEqual([false, false])
    const way = [t.cell([2, 3]), t.cell([3, 3]), t.cell([4, 4]), t.cell([4, 3])]
    t.do('move', roland, { 'move.path': way })
    expect([knows(t, 0, 4), sees(t, 0, 4)]).toEqual([true, false])
    t.fight.go(t.fight.back('command')!)
    expect(knows(t, 0, 4)).toBe(false)
  })
})

describe('in the dark', () => {
  const corridor = { width: 12, height: 1, walls: [], portals: [], lights: [{ x: 9.5, y: 0.5, range: 1 }] }

  it('the party sees what is lit: by lamps of the map, and by what somebody carries', () => {
    const { t, put, heroes, guards } = enduranceTable(gridMap(corridor))
    const roland = put('Roland', heroes, [1, 0])
    put('Guard', guards, [6, 0])
    const row = (of: Uint8Array) => [...of].map(is => (is ? '#' : '.')).join('')
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    expect(row(visible(t))).toBe('############')
    t.do('fog', 'gm', { dark: true, forget: true })
    expect(row(visible(t))).toBe('.#......###.')
    t.do('combatant.edit', 'gm', { who: roland, light: 2 })
    expect(row(visible(t))).toBe('####....###.')
    t.do('place', 'gm', { who: roland, cell: 4 })
    expect(row(visible(t))).toBe('..#####.###.')
    expect(row(known(t))).toBe('#######.###.')
    begin(t)
      .do('takeTurn', roland)
      .do('move', roland, { 'move.path': [3, 2, 1] })
    expect(row(visible(t))).toBe('####....###.')
    t.do('combatant.edit', 'gm', { who: roland, light: null })
    expect([row(visible(t)), row(known(t))]).toEqual(['.#......###.', '#######.###.'])
    t.do('fog', 'gm', { dark: false })
    expect(row(visible(t))).toBe('############')
  })

  it('the way by torchlight is remembered, and walls keep light in', () => {
    const wall = { x1: 8, y1: 0, x2: 8, y2: 1, kind: 'wall' as const }
    const { t, put, heroes, guards } = enduranceTable(gridMap({ ...corridor, walls: [wall] }))
    const roland = put('Roland', heroes, [0, 0])
    put('Guard', guards, [11, 0])
    t.do('combatant.edit', 'gm', { who: roland, light: 1 })
    t.do('fog', 'gm', { mode: 'sight', party: [heroes], dark: true })
    begin(t)
      .do('takeTurn', roland)
      .do('move', roland, { 'move.path': [1, 2, 3, 4, 5] })
    expect([...known(t)].lastIndexOf(1)).toBe(6)
    expect([...visible(t).keys()].filter(cell => visible(t)[cell])).toEqual([4, 5, 6])
  })
})

describe('zones', () => {
  it('are painted, named and given back to the tiling', () => {
    const { t } = enduranceTable('8x4')
    t.do('zone.paint', 'gm', { squares: [0, 2, 8, 2], zone: 'new', name: 'Stairs' })
    const [id] = Object.keys(t.state.board.zones!.said)
    expect(t.state.board.zones).toEqual({
      size: 4,
      drawn: { 0: `2${id}`, 1: `2${id}` },
      said: { [id!]: { name: 'Stairs' } },
    })
    t.do('zone.edit', 'gm', { zone: id!, room: 'cramped', exit: true }).do('zone.edit', 'gm', {
      zone: 't1',
      name: 'Hall',
    })
    expect(t.state.board.zones!.said).toEqual({
      [id!]: { name: 'Stairs', room: 'cramped', exit: true },
      t1: { name: 'Hall' },
    })
    t.do('zone.edit', 'gm', { zone: id!, name: null, room: null, exit: false })
    expect(t.state.board.zones!.said[id!]).toEqual({})
    t.do('zone.paint', 'gm', { squares: [8, 1], zone: id! }).do('zone.paint', 'gm', { squares: [0, 16], zone: null })
    expect(t.state.board.zones).toEqual({ size: 4, drawn: {}, said: { t1: { name: 'Hall' } } })
    t.do('zone.size', 'gm', { size: 2 })
    expect(t.state.board.zones).toEqual({ size: 2, drawn: {}, said: {} })
    expect(problem(t, 'zone.paint', { squares: [0, 1], zone: 'z7' })).toContain('no drawn zone z7')
    expect(problem(t, 'zone.edit', { zone: 'z7' })).toContain('no zone z7')
  })
})

describe('the zones of the map', () => {
  it('have names, and stay the same object until something changes', () => {
    const { t } = enduranceTable('9x4')
    const zones = () => zonesOf(t.state.board, t.terrain)
    expect(zones().zones.map(({ id }) => zones().nameOf(id))).toEqual(['A1', 'B1', 'C1'])
    const before = zones()
    t.do('zone.paint', 'gm', { squares: [2, 1, 11, 1, 20, 1, 29, 1], zone: 'new' })
    expect(zones()).not.toBe(before)
    expect(zones()).toBe(zones())
    const drawn = zones().at(2)!.id
    expect(zones().zones.map(({ id }) => zones().nameOf(id))).toEqual([
      'A1',
      `Zone ${drawn.slice(1)}`,
      'A1 (2)',
      'B1',
      'C1',
    ])
    t.do('zone.edit', 'gm', { zone: drawn, name: 'Ditch', exit: true }).do('zone.edit', 'gm', {
      zone: 't1',
      name: 'Yard',
    })
    expect([zones().nameOf(drawn), zones().nameOf('t1')]).toEqual(['Ditch', 'Yard'])
    expect([zones().saidOf(drawn), zones().saidOf('t2')]).toEqual([{ name: 'Ditch', exit: true }, {}])
  })
})

describe('areas on the map', () => {
  it('are laid down, changed and taken away', () => {
    const { t } = enduranceTable('8x4')
    const shape = { kind: 'circle', radius: 2, at: [1024, 1024] }
    t.do('area.add', 'gm', { shape, name: 'Fog bank' })
    const [id] = Object.keys(t.state.board.areas!)
    expect(t.state.board.areas![id!]).toEqual({ id, shape, name: 'Fog bank', badge: 0, shared: true })
    t.do('area.edit', 'gm', { area: id!, shared: false, shape: { kind: 'square', side: 3, at: [0, 0] } })
    expect(t.state.board.areas![id!]).toMatchObject({ shared: false, name: 'Fog bank', shape: { side: 3 } })
    t.do('area.remove', 'gm', { areas: [id!] })
    expect(t.state.board.areas).toEqual({})
    expect(problem(t, 'area.add', { shape: { kind: 'cone', radius: 2, at: [0, 0] } })).toContain('shape')
    expect(problem(t, 'area.edit', { area: 'a9' })).toContain('there is no area a9')
  })
})

describe('tokens', () => {
  it('are placed several at once, all or none', () => {
    const { t, put, heroes } = enduranceTable('8x4')
    const [a, b] = [put('A', heroes, [0, 0]), put('B', heroes, [1, 0])]
    t.do('place.several', 'gm', {
      list: [
        { who: a, cell: 8 },
        { who: b, cell: null },
      ],
    })
    expect([t.state.combatants[a]!.cell, t.state.combatants[b]!.cell]).toEqual([8, null])
    const off = {
      list: [
        { who: a, cell: 9 },
        { who: b, cell: 99 },
      ],
    }
    expect(problem(t, 'place.several', off)).toContain('square 99 is not on this map')
    expect(t.state.combatants[a]!.cell).toBe(8)
  })

  it('bear an elevation and a light, and lose them again', () => {
    const { t, put, heroes } = enduranceTable('8x4')
    const roland = put('Roland', heroes, [0, 0])
    t.do('combatant.edit', 'gm', { who: roland, elevation: '3 m up', light: 6 })
    expect(t.state.combatants[roland]).toMatchObject({ elevation: '3 m up', light: 6 })
    t.do('combatant.edit', 'gm', { who: roland, elevation: null, light: null })
    for (const key of ['elevation', 'light']) expect(t.state.combatants[roland]).not.toHaveProperty(key)
  })

  it('bear a picture, several the same at once, and lose it again', () => {
    const { t, put, heroes } = enduranceTable('8x4')
    const both = [put('Roland', heroes, [0, 0]), put('Petra', heroes, [1, 0])]
    const pictures = () => both.map(id => t.state.combatants[id]!.picture)
    t.do('picture', 'gm', { who: both, picture: 'abc_1' })
    expect(pictures()).toEqual(['abc_1', 'abc_1'])
    t.do('picture', 'gm', { who: [both[0]!], picture: null })
    expect(pictures()).toEqual([undefined, 'abc_1'])
    expect(t.state.combatants[both[0]!]).not.toHaveProperty('picture')
    expect(problem(t, 'picture', { who: both, picture: 'https://x.invalid/a.png' })).toContain('picture')
    expect(problem(t, 'picture', { who: ['c99'], picture: null })).toContain('there is no combatant c99')
    expect(pictures()).toEqual([undefined, 'abc_1'])
  })

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
  })
})

describe('the way somebody has gone', () => {
  const trails = (t: Played) =>
    publicMap(t.ruleset.footprint, asPlayersKnow(t.ruleset.footprint, t.state, t.terrain), t.terrain).trails

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
    expect([sees(t, 6, 3), sees(t, 6, 2), sees(t, 6, 0), sees(t, 5, 0)]).toEqual([false, false, true, true])
    t.do('takeTurn', guard)
    go([6, 2])
    expect(trails(t)).toEqual([])
    go([6, 1], [6, 0], [5, 0])
    const seen = sees(t, 6, 1) ? [t.cell([6, 1])] : []
    expect(trails(t)).toEqual([{ who: guard, badge: 1, size: 1, cells: [...seen, t.cell([6, 0]), t.cell([5, 0])] }])
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
    expect(sees(t, 5, 3)).toBe(false)
    expect(trails(t)).toEqual([])
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
    t.do('move', roland, { 'move.path': [8, 9, 10] })
    expect([t.said('hazard'), t.said('moved')[0]!.with.cost]).toMatchObject([[{ with: { who: roland } }], 3])
    expect(t.ruleset.text.event(t.said('hazard')[0]!, () => 'Roland')).toBe('Roland goes over hazardous ground.')
  })
})

describe('a fight that was saved before all this', () => {
  const terrain = createTerrain(gridMap({ width: 6, height: 4, walls: [], portals: [] }))
  const start: Snapshot<Endurance> = {
    ...newEncounter<Endurance>(endurance, 'm'),
    board: { map: 'm', doors: {}, ground: {}, shown: [{ x: 0, y: 0, width: 2, height: 2 }] },
  }
  const command = (type: string, given: { [key: string]: Json }) => ({ type, by: 'gm', with: given }) as const
  const rules = { id: 'endurance', version: endurance.version }
  const rows: Row[] = [
    { row: 'open', command: command('paint', { cells: [7, 8], ground: 'difficult' }), rules },
    {
      row: 'close',
      redo: [
        { op: 'add', path: ['board', 'ground', '7'], value: 'difficult' },
        { op: 'add', path: ['board', 'ground', '8'], value: 'difficult' },
      ],
    },
    { row: 'open', command: command('show', { x: 4, y: 3, width: 1, height: 1 }), rules },
    {
      row: 'close',
      redo: [
        {
          op: 'replace',
          path: ['board', 'shown'],
          value: [
            { x: 0, y: 0, width: 2, height: 2 },
            { x: 4, y: 3, width: 1, height: 1 },
          ],
        },
      ],
    },
  ]

  it('opens, goes on, and goes back past where it was taken over', () => {
    const fight = openFight({ ruleset: endurance, terrain, state: start, rows })
    expect(endurance.problem(fight.state)).toBeUndefined()
    const seen = () =>
      [...partySight(endurance.footprint, fight.state, terrain).visible.entries()].flatMap(([cell, yes]) =>
        yes ? [cell] : [],
      )
    const ground = () => [6, 7, 8, 9].map(cell => groundAt(fight.state.board, 6, cell) ?? null)
    expect(ground()).toEqual([null, 'difficult', 'difficult', null])
    expect([...terrain.at(fight.state.board).difficult.entries()].filter(([, is]) => is).map(([cell]) => cell)).toEqual(
      [7, 8],
    )
    expect(seen()).toEqual([0, 1, 6, 7, 22])
    const before = fight.state
    fight.do(command('paint', { squares: [8, 2], ground: 'cover' }))
    fight.do(command('fog.paint', { squares: [0, 2], as: 'hidden' }))
    expect(ground()).toEqual([null, 'difficult', 'cover', 'cover'])
    expect(seen()).toEqual([6, 7, 22])
    expect(fight.state.board).not.toHaveProperty('ground')
    expect(fight.state.board).not.toHaveProperty('shown')
    expect(endurance.problem(fight.state)).toBeUndefined()
    fight.go({ done: 2, entries: null })
    expect(fight.state).toEqual(before)
    fight.go({ done: 0, entries: null })
    expect(fight.state).toEqual(start)
    // The log tells the old commands again.
    expect(fight.eventsOf(0)).toEqual([])
  })
})

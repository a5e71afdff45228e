import { describe, expect, it } from 'vitest'
import { begin, enduranceTable } from '../../../test/parties/endurance'
import type { Json } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'

type Given = { readonly [key: string]: Json }

/** Roland (c3) of the heroes (s1) and a guard (c4) of the guards (s2) on a map of 8 × 4 squares, with one of everything. */
function furnished() {
  const { t, put, heroes, guards } = enduranceTable('8x4')
  const who = put('Roland', heroes, [0, 0])
  put('Guard', guards, [7, 3])
  t.do('pin.add', 'gm', { list: [{ cell: 1 }] }).do('zone.paint', 'gm', { squares: [0, 2], zone: 'new' })
  t.do('area.add', 'gm', { shape: circle(1) }).do('wave.add', 'gm', { name: 'Second', list: [newcomer({})] })
  const [pin, area, wave] = [t.state.board.pins!, t.state.board.areas!, t.state.board.waves!].map(
    list => Object.keys(list)[0]!,
  )
  return { t, who, pin: pin!, area: area!, wave: wave! }
}

const circle = (radius: number, at: readonly number[] = [0, 0]): Json => ({ kind: 'circle', radius, at: [...at] })
const newcomer = (more: Given): Given => ({ name: 'Wolf', side: 's2', ...more })
const long = (n: number) => 'x'.repeat(n)
const times = <T extends Json>(n: number, one: T): T[] => Array.from({ length: n }, () => one)
const patch = (path: readonly (string | number)[], value: Json): Json => ({ op: 'replace', path: [...path], value })
const MOST = 4_194_304

/** Commands with what they still take, and what they take no more: each bound from both sides. */
const BOUNDS: readonly (readonly [
  string,
  string,
  (n: never) => Given,
  takes: readonly Json[],
  not: readonly Json[],
])[] = [
  ['a name', 'side.add', (name: string) => ({ name }), ['A', long(60)], ['', ' ', long(61)]],
  ['a letter', 'combatant.edit', (letter: string) => ({ who: 'c3', letter }), ['A', 'AB'], ['', ' ', 'ABC']],
  ['notes', 'combatant.edit', (notes: string) => ({ who: 'c3', notes }), ['', long(10_000)], [long(10_001)]],
  ['a height', 'combatant.edit', (elevation: string) => ({ who: 'c3', elevation }), ['A', long(24)], [' ', long(25)]],
  ['a light', 'combatant.edit', (light: number) => ({ who: 'c3', light }), [1, 200], [0, 201, 1.5]],
  ['a side', 'combatant.edit', (side: string) => ({ who: 'c3', side }), ['s2'], ['s9', '']],
  ['an id', 'leave', (id: string) => ({ who: [id] }), ['c3'], ['', 'c9', long(41)]],
  ['so many ids', 'leave', (n: number) => ({ who: times(n, 'c3') }), [1, 200], [0, 201]],
  ['words on leaving', 'leave', (how: string) => ({ who: ['c3'], how }), ['', long(400)], [long(401)]],
  ['a square', 'place', (cell: number | null) => ({ who: 'c3', cell }), [0, 31, null], [-1, 32, 0.5]],
  ['so many tokens', 'place.several', (n: number) => ({ list: times(n, { who: 'c3', cell: 1 }) }), [1, 200], [0, 201]],
  ['an amount', 'adjust', (by: number) => ({ who: ['c3'], pool: 'health', by }), [-9999, 9999], [-10_000, 10_000, 0.5]],
  [
    'a picture',
    'picture',
    (picture: string) => ({ who: ['c3'], picture }),
    ['a', long(128), null],
    ['', long(129), 'a/b'],
  ],
  [
    'words of a marker',
    'marker.add',
    (words: string) => ({ on: ['c3'], words, until: null }),
    ['A', long(80)],
    [' ', long(81)],
  ],
  [
    'a round of a marker',
    'marker.add',
    (round: number) => ({ on: ['c3'], words: 'A', until: { round, of: 'c3', when: 'end' } }),
    [0, 1],
    [-1, 0.5, 1_000_000],
  ],
  ['whom a marker is on', 'marker.add', (id: string) => ({ on: [id], words: 'A', until: null }), ['c3'], ['c9']],
  [
    'whose turn ends it',
    'marker.add',
    (of: string) => ({ on: ['c3'], words: 'A', until: { round: 1, of, when: 'end' } }),
    ['c3'],
    ['c9'],
  ],
  ['a marker to remove', 'marker.remove', (marker: string) => ({ marker }), [], ['e9']],
  ['what is shown of a side', 'side.edit', (side: string) => ({ side, show: 'words' }), ['s1'], ['s9']],
  ['a side to remove', 'side.remove', (side: string) => ({ side }), [], ['s9', 's1']],
  ['so many newcomers', 'join', (n: number) => ({ list: times(n, newcomer({})) }), [1, 100], [0, 101]],
  ['guesses', 'join', (n: number) => ({ list: [newcomer({ check: times(n, 'a') })] }), [0, 50], [51]],
  [
    'a wave’s round',
    'wave.add',
    (round: number) => ({ name: 'A', round, list: [newcomer({})] }),
    [1, 9999, null],
    [0, 10_000],
  ],
  ['a wave’s newcomer', 'wave.add', (side: string) => ({ name: 'A', list: [newcomer({ side })] }), ['s1'], ['s9']],
  ['a wave', 'wave.edit', (wave: string) => ({ wave, name: 'A' }), [], ['v99']],
  ['a title', 'pin.add', (title: string) => ({ list: [{ cell: 0, title }] }), ['', long(60)], [long(61)]],
  ['a name for the players', 'public.name', (name: string) => ({ name }), ['', long(80)], [long(81)]],
  ['an entrance', 'entrance', (cell: number | null) => ({ cell }), [0, 31, null], [-1, 32, 0.5]],
  ['a pin’s square', 'pin.add', (cell: number) => ({ list: [{ cell }] }), [0, 31], [-1, 32]],
  ['so many pins', 'pin.add', (n: number) => ({ list: times(n, { cell: 0 }) }), [1, 399], [0, 400, 401]],
  ['metres of an area', 'area.add', (n: number) => ({ shape: circle(n) }), [1, 1024], [0, 1025]],
  [
    'a place of an area',
    'area.add',
    (n: number) => ({ shape: circle(1, [n, -n]) }),
    [MOST, -MOST],
    [MOST + 1, -MOST - 1],
  ],
  ['a colour', 'area.add', (badge: number) => ({ shape: circle(1), badge }), [0, 99], [-1, 100]],
  ['an area’s name', 'area.add', (name: string) => ({ shape: circle(1), name }), ['', long(60)], [long(61)]],
  ['an area', 'area.edit', (area: string) => ({ area, name: 'A' }), [], ['a99']],
  ['an area to remove', 'area.remove', (area: string) => ({ areas: [area] }), [], ['a99']],
  ['the side of a tile', 'zone.size', (size: number) => ({ size }), [1, 100], [0, 101]],
  ['a zone', 'zone.edit', (zone: string) => ({ zone, name: 'A' }), ['t0', 't7-2'], ['z99', 't01', 't1-0']],
  ['a drawn zone', 'zone.paint', (zone: string) => ({ squares: [0, 1], zone }), [null, 'new'], ['z99', 't0']],
  ['painted squares', 'paint', (n: number) => ({ squares: [n, 1], ground: 'cover' }), [0, 31], [-1, 32]],
  ['squares of older journals', 'paint', (n: number) => ({ cells: [n], ground: 'cover' }), [0, 31], [-1, 32]],
  ['so many of them', 'paint', (n: number) => ({ cells: times(n, 1), ground: 'cover' }), [0, 4096], [4097]],
  [
    'so many walls',
    'wall.add',
    (n: number) => ({ list: times(n, { kind: 'wall', at: [0, 0, 0, 1024] }) }),
    [1, 1000],
    [0, 1001],
  ],
  ['sides that see', 'fog', (n: number) => ({ party: times(n, 's1') }), [0, 20], [21]],
  [
    'patches',
    'gm.set',
    (n: number) => ({ patches: times(n, patch(['combatants', 'c3', 'notes'], 'x')) }),
    [1, 400],
    [0, 401],
  ],
  ['a path', 'gm.set', (path: string[]) => ({ patches: [patch(path, 1)] }), [], [[], times(13, 'a')]],
]

describe('what a command of the table takes', () => {
  it.each(BOUNDS)('%s, from bound to bound: %s', (_, type, given, takes, not) => {
    const { t, who } = furnished()
    expect(who).toBe('c3')
    for (const value of takes)
      expect(t.fork().problem(type, 'gm', given(value as never)), JSON.stringify(value)).toBeUndefined()
    for (const value of not)
      expect(t.fork().problem(type, 'gm', given(value as never)), JSON.stringify(value)).toBeDefined()
  })

  it('as many of a kind as there is room for, and no more', () => {
    const { t, pin, area, wave } = furnished()
    const fill = (type: string, given: Given, times: number) => {
      for (let n = 0; n < times; n++) t.do(type, 'gm', given)
      return t.problem(type, 'gm', given)
    }
    expect(fill('area.add', { shape: circle(1) }, 99)).toContain('at most 100 areas')
    expect(t.problem('area.edit', 'gm', { area, badge: 3 })).toBeUndefined()
    expect(fill('wave.add', { name: 'A', list: [newcomer({})] }, 39)).toContain('at most 40 waves')
    expect(t.problem('wave.edit', 'gm', { wave, round: 3 })).toBeUndefined()
    t.do('pin.add', 'gm', { list: times(399, { cell: 0 }) })
    expect(fill('pin.add', { list: [{ cell: 0 }] }, 0)).toContain('at most 400 notes')
    for (const [cell, words] of [
      [32, 'square 32 is not on this map'],
      [31, undefined],
    ] as const)
      expect(t.problem('pin.edit', 'gm', { pin, cell })).toBe(words && `pin.edit: ${words}.`)
    const wall = { kind: 'wall', at: [0, 0, 0, 1024] }
    expect(fill('wall.add', { list: times(1000, wall) }, 4)).toContain('at most 4000 walls')
  })
})

describe('the last of a kind leaves nothing behind', () => {
  it('of waves and pins', () => {
    const { t, wave, pin } = furnished()
    t.do('wave.add', 'gm', { name: 'Third', list: [newcomer({})] }).do('wave.remove', 'gm', { wave })
    expect(Object.values(t.state.board.waves!).map(({ name }) => name)).toEqual(['Third'])
    t.do('wave.remove', 'gm', { wave: Object.keys(t.state.board.waves!)[0]! }).do('pin.remove', 'gm', { pins: [pin] })
    for (const key of ['waves', 'pins']) expect(t.state.board).not.toHaveProperty(key)
    expect(t.problem('wave.remove', 'gm', { wave })).toContain('there is no wave')
  })

  it('of somebody who is taken out while preparing: their markers go, nobody else’s', () => {
    const { t } = furnished()
    const mark = (on: string) => t.do('marker.add', 'gm', { on: [on], words: 'A', until: null })
    mark('c3')
    mark('c4')
    t.do('remove', 'gm', { who: ['c3'] })
    expect(Object.values(t.state.effects).map(({ on }) => on)).toEqual(['c4'])
  })
})

it('in a fight nobody is taken out as if they had never been there, and no side is, not even by the GM’s word against the rules', () => {
  const { t } = furnished()
  t.do('side.add', 'gm', { name: 'Wolves' })
  const [wolves] = Object.keys(t.state.sides).slice(-1)
  begin(t)
  expect(() => t.do('remove', 'gm', { who: ['c4'] }, true)).toThrow('in a fight a combatant leaves')
  expect(() => t.do('side.remove', 'gm', { side: wolves! }, true)).toThrow('they stay until combat is over')
})

describe('what is said of the GM’s hand', () => {
  const said = (type: string, given: Given) => {
    const { t } = furnished()
    t.do(type, 'gm', given)
    return t.fight.events.map(({ type: is, with: facts, shared }) => [is, facts, shared])
  }

  it.each([
    ['leave', { who: ['c3'], how: 'fled' }, [['left', { who: 'c3', how: 'fled' }, { who: 'c3' }]]],
    ['return', { who: ['c3'] }, [['returned', { who: 'c3' }, { who: 'c3' }]]],
    ['place', { who: 'c3', cell: 4 }, [['placed', { who: 'c3', cell: 4 }, { who: 'c3' }]]],
    ['place', { who: 'c3', cell: null }, [['placed', { who: 'c3', cell: null }, { who: 'c3', cell: null }]]],
    ['known', { who: ['c3'], known: 'absent' }, [['known', { who: 'c3', known: 'absent' }, undefined]]],
    [
      'marker.add',
      { on: ['c3'], words: 'A', until: null, shared: true },
      [['marked', { who: 'c3', words: 'A' }, { who: 'c3', words: 'A' }]],
    ],
    ['marker.add', { on: ['c3'], words: 'A', until: null }, [['marked', { who: 'c3', words: 'A' }, undefined]]],
  ] as const)('%s %j', (type, given, events) => {
    expect(said(type, given as never)).toEqual(events)
  })

  it('whoever joins is named, where they are known', () => {
    const joined = (known: string) => said('join', { list: [newcomer({ known })] })
    const who = expect.any(String)
    expect(joined('named')).toEqual([['joined', { who, side: 's2' }, { who }]])
    expect(joined('absent')).toEqual([['joined', { who, side: 's2' }, undefined]])
  })
})

describe('a newcomer', () => {
  const join = (more: Given) => {
    const { t } = furnished()
    t.do('join', 'gm', { list: [newcomer(more)] })
    return { t, c: Object.values(t.state.combatants).at(-1)! }
  }

  it('has the picture and the marker that it came with, and none where it came with none', () => {
    expect(join({}).c).not.toHaveProperty('picture')
    expect(join({ picture: 'p1' }).c.picture).toBe('p1')
    expect([join({}), join({ check: ['arms'] })].map(({ t }) => Object.keys(t.state.effects).length)).toEqual([0, 1])
  })
})

describe('another map under the fight', () => {
  const grid = (width: number, height: number, walls = 0, portals = 0) => {
    const wall = { x1: 0, y1: 0, x2: 0, y2: 1, kind: 'wall' as const }
    return gridMap({
      width,
      height,
      walls: times(walls, wall as never),
      portals: Array.from({ length: portals }, (_, i) => ({
        id: `p${i}`,
        segment: { ...wall, kind: 'door' as const },
        closed: true,
      })),
    }) as unknown as Json
  }
  const change = (more: Given = {}) => {
    const { t } = furnished()
    t.do('map', 'gm', { map: 'new', grid: grid(6, 3), ...more })
    return t
  }

  it('has at most six thousand walls and doors', () => {
    const { t } = furnished()
    const problem = (...given: [number, number, number, number]) =>
      t.problem('map', 'gm', { map: 'new', grid: grid(...given) })
    expect([problem(8, 4, 5_000, 1_000), problem(8, 4, 5_000, 1_001)]).toEqual([
      undefined,
      expect.stringContaining('6001 walls and doors'),
    ])
  })

  it('is stood on where everybody fits: those who are named where it is said, the others on their column and row', () => {
    const { t } = furnished()
    expect(t.problem('map', 'gm', { map: 'new', grid: grid(9, 4), cells: { c3: 36 } })).toContain('not on this map')
    t.do('map', 'gm', { map: 'new', grid: grid(9, 4), cells: { c3: 9 } })
    expect([t.state.combatants['c3']!.cell, t.state.combatants['c4']!.cell]).toEqual([9, 34])
    expect(t.state.board).not.toHaveProperty('paint')
    expect(t.state.board).not.toHaveProperty('pins')
    const away = furnished()
      .t.do('leave', 'gm', { who: ['c4'] })
      .do('place', 'gm', { who: 'c3', cell: null })
    away.do('map', 'gm', { map: 'new', grid: grid(9, 4) })
    expect(Object.values(away.state.combatants).map(({ cell }) => cell)).toEqual([null, null])
  })

  it('lies on a picture that has sides and a place, or on none', () => {
    const { t } = furnished()
    const picture = (more: Given) => ({ picture: { id: 'p', x: 0, y: 0, width: 1, height: 1, ...more } })
    const problem = (more: Given) => t.problem('map.picture', 'gm', picture(more))
    for (const side of ['width', 'height'])
      expect([0.01, 8192, 0.009, 0, -0.5, 8193].filter(n => problem({ [side]: n }) === undefined)).toEqual([0.01, 8192])
    for (const at of ['x', 'y'])
      expect([-4096, 4096, -4097, 4097].filter(n => problem({ [at]: n }) === undefined)).toEqual([-4096, 4096])
    expect(t.problem('map.picture', 'gm', { picture: null })).toBeUndefined()
  })

  it('brings its difficult ground and its notes with it', () => {
    const t = change({ difficult: [0, 1], pins: [{ cell: 2 }], cells: { c4: 5 } })
    expect([t.state.board.paint, Object.values(t.state.board.pins!).map(({ cell }) => cell)]).toEqual([
      { 0: '1difficult' },
      [2],
    ])
    expect(furnished().t.problem('map', 'gm', { map: 'n', grid: grid(8, 4), pins: [{ cell: 32 }] })).toContain(
      'square 32',
    )
  })
})

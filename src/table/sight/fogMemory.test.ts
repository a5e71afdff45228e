import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { gridMap } from '~/grid/map/gridMap'
import { UNIT } from '~/grid/lines'
import { publicMap } from '../public/publicMap'
import { fogOf } from './fogOf'
import { forgetMemory } from './sightLog'
import { layersOf } from './fogMemory'
import { partySight } from './partySight'

type Played = ReturnType<typeof enduranceTable>['t']

const door = (x: number, closed = true) => ({
  id: 'door',
  segment: { x1: x, y1: 0, x2: x, y2: 1, kind: 'door' as const },
  closed,
})

/** Roland on the westmost of ten squares; he has seen all of them through a door that has closed since. */
function seenOnce() {
  const { t, put, heroes, guards } = enduranceTable(
    gridMap({ width: 10, height: 1, walls: [], portals: [door(4, false)] }),
  )
  const roland = put('Roland', heroes, [0, 0])
  put('Guard', guards, [9, 0])
  t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
  t.do('door', 'gm', { door: 'door', to: 'closed' })
  return { t, roland, heroes, guards, put }
}

/** What the players know of the map's first row: `#` seen now, `+` remembered, and the ground by its first letter. */
function row(t: Played): string {
  const { shown, remembered, ground } = publicMap(t.ruleset.state.footprint, t.state, t.terrain)
  const squares = Array.from({ length: t.map.width }, () => '.')
  const fill = (rects: typeof shown, as: string) => {
    for (const { x, y, width } of rects) if (y === 0) squares.fill(as, x, x + width)
  }
  fill(remembered, '+')
  fill(shown, '#')
  for (const { kind, squares: painted } of ground) fill(painted, kind[0]!)
  return squares.join('')
}

const walls = (t: Played) =>
  publicMap(t.ruleset.state.footprint, t.state, t.terrain).walls.map(({ x1, x2, kind, open }) =>
    [x1 / UNIT, x2 / UNIT, kind, ...(open === null ? [] : [open ? 'open' : 'closed'])].join(' '),
  )
const paint = (t: Played, at: number, ground: string | null, length = 1) =>
  t.do('paint', 'gm', { squares: [at, length], ground })
const old = (t: Played) => fogOf(t.state.board, t.map.width).old

describe('what changes out of sight', () => {
  it('stays as the players saw it until they see it again; what changes before their eyes is told at once', () => {
    const { t } = seenOnce()
    expect(row(t)).toBe('####++++++')
    paint(t, 3, 'hazardous')
    paint(t, 6, 'difficult')
    expect(row(t)).toBe('###h++++++')
    t.do('door', 'gm', { door: 'door', to: 'open' })
    expect(row(t)).toBe('###h##d###')
    t.do('door', 'gm', { door: 'door', to: 'closed' })
    expect(row(t), 'it is the later look that is remembered').toBe('###h++d+++')
    paint(t, 6, null)
    expect(row(t)).toBe('###h++d+++')
  })

  it('is remembered square by square as it was when that square was last seen', () => {
    const { t, roland } = seenOnce()
    paint(t, 7, 'cover')
    expect(Object.keys(old(t)!.built)).toEqual(['v1'])
    expect(old(t)!.squares).toEqual({ 0: '4 6v1' })
    // A second change does not take the place of the first memory.
    paint(t, 8, 'cover')
    expect([row(t), Object.keys(old(t)!.built)]).toEqual(['####++++++', ['v1']])
    // Now he stands in a closet beyond, sees three squares of it, and is gone again.
    t.do('wall.add', 'gm', { list: [{ kind: 'wall', at: [9, 0, 9, 1].map(n => n * UNIT) }] })
    t.do('place', 'gm', { who: roland, cell: 7 })
    expect(row(t)).toBe('++++###cc+')
    t.do('place', 'gm', { who: roland, cell: 0 })
    expect(row(t)).toBe('####+++cc+')
    // From here on two memories stand side by side: of the eastmost square the first, of the others this one.
    paint(t, 7, 'difficult', 3)
    expect(row(t)).toBe('####+++cc+')
    expect(old(t)!.squares).toEqual({ 0: '4 5v2 1v1' })
    expect(old(t)!.built).toEqual({ v1: { paint: {} }, v2: { ...pickBuilt(t), paint: { 0: '7 2cover' } } })
    t.do('fog.paint', 'gm', { squares: [8, 2], as: 'shown' })
    expect([row(t), Object.keys(old(t)!.built)]).toEqual(['####+++cdd', ['v1', 'v2']])
    t.do('fog.paint', 'gm', { squares: [9, 1], as: 'sight' })
    paint(t, 0, 'cover')
    expect(Object.keys(old(t)!.built), 'what no square shows any more is dropped').toEqual(['v2', 'v3'])
  })

  const pickBuilt = (t: Played) => ({ walls: t.state.board.walls })

  it('is nothing where the players remember nothing, and writes nothing', () => {
    const { t, put, heroes, guards } = enduranceTable(gridMap({ width: 6, height: 1, walls: [], portals: [door(3)] }))
    put('Roland', heroes, [0, 0])
    put('Guard', guards, [5, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    paint(t, 4, 'difficult')
    expect([row(t), t.state.board.fog]).toEqual(['###...', expect.not.objectContaining({ old: expect.anything() })])
    t.do('door', 'gm', { door: 'door', to: 'open' })
    expect(row(t)).toBe('####d#')
  })

  it('holds a wall that was drawn, and one that was taken away, where neither was seen to happen', () => {
    const { t, roland } = seenOnce()
    expect(walls(t)).toEqual(['4 4 door closed'])
    const wall = (x: number) => ({ kind: 'wall', at: [x, 0, x, 1].map(n => n * UNIT) })
    t.do('wall.add', 'gm', { list: [wall(2), wall(7)] })
    // The near one hides the door as well, which is remembered: nobody sees how it stands now.
    expect(walls(t)).toEqual(['2 2 wall', '4 4 door'])
    const [near, far] = Object.keys(t.state.board.walls!)
    t.do('place', 'gm', { who: roland, cell: 5 })
    expect(walls(t)).toEqual(['2 2 wall', '4 4 door closed', '7 7 wall'])
    t.do('place', 'gm', { who: roland, cell: 0 }).do('wall.remove', 'gm', { walls: [far!] })
    expect(walls(t), 'it is remembered').toEqual(['2 2 wall', '4 4 door', '7 7 wall'])
    t.do('wall.remove', 'gm', { walls: [near!] })
    expect(walls(t)).toEqual(['4 4 door closed', '7 7 wall'])
    t.do('door', 'gm', { door: 'door', to: 'open' })
    expect(walls(t)).toEqual(['4 4 door open'])
    paint(t, 0, 'cover')
    expect(old(t), 'all of it was seen again').toBeUndefined()
  })

  it('is forgotten when all is shown or forgotten, and by hand for the squares that are shown', () => {
    const { t } = seenOnce()
    paint(t, 6, 'difficult', 2)
    expect(row(t)).toBe('####++++++')
    const shown = t.fork().do('fog.paint', 'gm', { squares: [7, 1], as: 'shown' })
    expect([row(shown), old(shown)!.squares]).toEqual(['####+++d++', { 0: '4 3v1 1 2v1' }])
    shown.do('fog.paint', 'gm', { squares: [4, 6], as: 'shown' })
    expect([row(shown), old(shown)]).toEqual(['######dd##', undefined])
    const hidden = t.fork().do('fog.paint', 'gm', { squares: [7, 1], as: 'hidden' })
    expect([row(hidden), old(hidden)!.squares]).toEqual(['####+++.++', { 0: '4 6v1' }])
    const left = hidden.do('fog.paint', 'gm', { squares: [7, 1], as: 'sight' })
    expect([row(left), old(left)]).toEqual(['####++++++', old(t)])
    const anew = t.fork().do('fog', 'gm', { forget: true })
    expect([row(anew), old(anew)]).toEqual(['####......', undefined])
    const off = t.fork().do('fog', 'gm', { mode: 'off' })
    expect(row(off)).toBe('######dd##')
    off.do('fog', 'gm', { mode: 'sight' })
    expect([row(off), old(off)], 'whoever has seen everything has seen it as it is').toEqual(['####++dd++', undefined])
  })

  it('is told of squares that a walk has brought to light, from what was seen on the way', () => {
    const { t, put, heroes, guards } = enduranceTable(
      gridMap({ width: 10, height: 1, walls: [], portals: [door(4, false)] }),
    )
    const roland = put('Roland', heroes, [0, 0])
    put('Guard', guards, [9, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    t.do('place', 'gm', { who: roland, cell: null })
    paint(t, 2, 'cover')
    paint(t, 8, 'cover')
    expect([row(t), old(t)!.squares]).toEqual(['++++++++++', { 0: '10v1' }])
    t.do('door', 'gm', { door: 'door', to: 'closed' })
    t.do('place', 'gm', { who: roland, cell: 0 }).do('place', 'gm', { who: roland, cell: null })
    expect(row(t)).toBe('++c+++++++')
    // The next change writes down what the look has made of it.
    paint(t, 9, 'cover')
    expect([row(t), old(t)!.squares]).toEqual(['++c+++++++', { 0: '4v2 6v1' }])
  })
})

it('each known square has one layer, and none that has no memory of its own', () => {
  const { t } = seenOnce()
  paint(t, 6, 'difficult')
  const { visible, known } = partySight(t.ruleset.state.footprint, t.state, t.terrain)
  const marks = (board = t.state.board) => layersOf(board, t.terrain, visible, known).map(layer => layer.marks.join(''))
  expect(marks()).toEqual(['1111000000', '0000111111'])
  const [now, before] = layersOf(t.state.board, t.terrain, visible, known)
  expect([now!.board, before!.board.paint, before!.board.doors]).toEqual([t.state.board, {}, t.state.board.doors])
  // From a file: a memory longer than the map, one without what is remembered, one of squares that nobody knows.
  const { fog } = t.state.board
  const damaged = (squares: string, of = known) =>
    layersOf(
      { ...t.state.board, fog: { ...fog!, old: { squares: { 0: squares }, built: { v1: {} } } } },
      t.terrain,
      visible,
      of,
    ).map(layer => layer.marks.join(''))
  expect(damaged('4 90v1')).toEqual(['1111000000', '0000111111'])
  expect(damaged('4 3v7 3v1')).toEqual(['1111000000', '0000000111'])
  expect(damaged('4 3v1 3v7')).toEqual(['1111000000', '0000111000'])
  expect(damaged('4 6v1', visible)).toEqual(['1111000000'])
  expect(forgetMemory(fogOf(t.state.board, 10), 10, [0]), 'nothing of it is forgotten').toEqual({})
})

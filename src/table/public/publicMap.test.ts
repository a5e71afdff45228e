import { describe, expect, it } from 'vitest'
import { enduranceTable } from '../../../test/parties/endurance'
import { UNIT } from '~/grid/lines'
import { gridMap, type GridMap, type Segment } from '~/grid/map/gridMap'
import type { Rectangle } from '~/grid/sets'
import { publicMap } from './publicMap'
import { publicPictures } from './publicAnswers'

type Played = ReturnType<typeof enduranceTable>['t']

const told = (t: Played, zoned = false) => publicMap(t.ruleset.state.footprint, t.state, t.terrain, zoned)
const rect = ({ x, y, width, height }: Rectangle) => `${x},${y} ${width}x${height}`
const walls = (t: Played) =>
  told(t).walls.map(
    ({ x1, y1, x2, y2, kind, open }) =>
      `${[x1, y1, x2, y2].map(n => n / UNIT).join(' ')} ${kind}${open === null ? '' : open ? ' open' : ' closed'}`,
  )
const upright = (x: number, kind: Segment['kind'] = 'wall', y = 0): Segment => ({
  x1: x,
  y1: y,
  x2: x,
  y2: y + 1,
  kind,
})
const map = (width: number, height: number, more: Partial<GridMap> = {}) =>
  enduranceTable(gridMap({ width, height, walls: [], portals: [], ...more }))
const show = (t: Played, ...squares: [number, number][]) => {
  for (const run of squares) t.do('fog.paint', 'gm', { squares: [...run], as: 'shown' })
  return t
}

describe('the squares that players are told of', () => {
  it('come once more in blocks of sixteen, each with what is known of it; a block of which nothing is known is none', () => {
    const { t } = map(40, 20)
    show(t, [0, 2], [15, 2], [18 * 40 + 17, 1], [19 * 40 + 39, 1])
    const blocks = told(t).blocks.map(block => `${rect(block)}: ${block.squares.map(rect).join(' ')}`)
    expect(blocks).toEqual([
      '0,0 16x16: 0,0 2x1 15,0 1x1',
      '16,0 16x16: 16,0 1x1',
      '16,16 16x4: 17,18 1x1',
      '32,16 8x4: 39,19 1x1',
    ])
    expect(told(show(map(16, 16).t, [255, 1])).blocks.map(rect)).toEqual(['0,0 16x16'])
    expect(told(t.do('fog', 'gm', { mode: 'off' })).blocks.map(rect)).toEqual([
      '0,0 16x16',
      '16,0 16x16',
      '32,0 8x16',
      '0,16 16x4',
      '16,16 16x4',
      '32,16 8x4',
    ])
  })

  it('are seen now, or remembered, never both', () => {
    const { t, put, heroes, guards } = map(6, 2, { walls: [upright(3), upright(3, 'wall', 1)] })
    const who = put('Roland', heroes, [0, 0])
    put('Guard', guards, [5, 1])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] }).do('place', 'gm', { who, cell: 4 })
    expect([told(t).shown.map(rect), told(t).remembered.map(rect)]).toEqual([['3,0 3x2'], ['0,0 3x2']])
  })

  it('have the ground that lies on them; of a kind that lies on none nothing is said', () => {
    const { t } = map(8, 1)
    t.do('paint', 'gm', { squares: [0, 3], ground: 'cover' }).do('paint', 'gm', {
      squares: [5, 1],
      ground: 'difficult',
    })
    expect(told(show(t, [2, 2])).ground.map(({ kind, squares }) => [kind, squares.map(rect)])).toEqual([
      ['cover', ['2,0 1x1']],
    ])
  })
})

describe('an area', () => {
  const square = { kind: 'square', side: 2, at: [2 * UNIT, UNIT] }
  const area = (t: Played, shared: boolean, shape: object = square) =>
    t.do('area.add', 'gm', { name: 'Fire', badge: 3, shape: shape as never, shared })

  it('is told where it is shared, as far as it is seen now', () => {
    const { t } = map(8, 2)
    area(t, true)
    expect(told(t).areas, 'no square of it is seen').toEqual([])
    expect(told(show(t, [2, 3])).areas.map(one => [one.name, one.badge, one.squares.map(rect)])).toEqual([
      ['Fire', 3, ['2,0 1x1']],
    ])
    expect(told(area(show(map(8, 2).t, [0, 8]), false)).areas).toEqual([])
  })

  it('of no form that is known is none', () => {
    const { t } = map(8, 2)
    area(show(t, [0, 16]), true)
    const [id] = Object.keys(t.state.board.areas!)
    const areas = { [id!]: { ...t.state.board.areas![id!]!, shape: { kind: 'spiral', at: [0, 0] } } }
    const state = { ...t.state, board: { ...t.state.board, areas } }
    expect(publicMap(t.ruleset.state.footprint, state, t.terrain).areas).toEqual([])
  })
})

describe('walls and doors', () => {
  const door = (x: number, more: object = {}) => ({ id: `d${x}`, segment: upright(x, 'door'), closed: true, ...more })

  it('are told by the known squares beside them, cut where those end, and in an order of their own', () => {
    const long = { x1: 1, y1: 1, x2: 7, y2: 1, kind: 'wall' as const }
    const { t } = map(8, 2, { walls: [upright(6), upright(2, 'window'), upright(2), long, upright(2, 'object')] })
    expect(walls(t)).toEqual([])
    show(t, [2, 2])
    expect(walls(t)).toEqual(['2 0 2 1 object', '2 0 2 1 wall', '2 0 2 1 window', '2 1 4 1 wall'])
    show(t, [0, 16])
    expect(walls(t)).toEqual(['2 0 2 1 object', '2 0 2 1 wall', '2 0 2 1 window', '6 0 6 1 wall', '1 1 7 1 wall'])
  })

  it('a door stands as it is seen to stand now; of one that is remembered nobody knows', () => {
    const { t, put, heroes, guards } = map(9, 1, { portals: [door(3), door(6, { closed: false })] })
    const who = put('Roland', heroes, [4, 0])
    put('Guard', guards, [8, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    expect(walls(t)).toEqual(['3 0 3 1 door closed', '6 0 6 1 door open'])
    t.do('door', 'gm', { door: 'd6', to: 'closed' }).do('place', 'gm', { who, cell: 0 })
    expect(walls(t)).toEqual(['3 0 3 1 door closed', '6 0 6 1 door'])
    t.do('door', 'gm', { door: 'd3', to: 'open' })
    expect(walls(t)).toEqual(['3 0 3 1 door open', '6 0 6 1 door closed'])
  })

  it('a secret door is a wall to all who do not see it stand open', () => {
    const { t, put, heroes, guards } = map(9, 1, { portals: [door(3, { secret: true })] })
    const who = put('Roland', heroes, [0, 0])
    put('Guard', guards, [8, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    expect(walls(t)).toEqual(['3 0 3 1 wall'])
    t.do('door', 'gm', { door: 'd3', to: 'open' })
    expect(walls(t)).toEqual(['3 0 3 1 door open'])
    t.do('place', 'gm', { who, cell: null })
    expect(walls(t), 'it is remembered as the wall that it seemed').toEqual(['3 0 3 1 wall'])
  })

  it('a part of a door’s wall is gone only while the door is seen to stand open', () => {
    const leaf = { ...upright(5), portal: 'd3' }
    const { t, put, heroes, guards } = map(9, 1, { walls: [leaf], portals: [door(3)] })
    const who = put('Roland', heroes, [4, 0])
    put('Guard', guards, [8, 0])
    t.do('fog', 'gm', { mode: 'sight', party: [heroes] })
    expect(walls(t)).toEqual(['3 0 3 1 door closed', '5 0 5 1 wall'])
    const opened = t.fork().do('door', 'gm', { door: 'd3', to: 'open' })
    expect(walls(opened)).toEqual(['3 0 3 1 door open'])
    t.do('place', 'gm', { who, cell: null }).do('door', 'gm', { door: 'd3', to: 'open' })
    expect(walls(t)).toEqual(['3 0 3 1 door', '5 0 5 1 wall'])
  })

  it('a wall that is drawn over the map takes its place, for whoever sees it', () => {
    const { t } = map(6, 1, { walls: [upright(3)] })
    show(t, [0, 6])
    t.do('wall.edit', 'gm', { wall: 'm0', kind: 'window' })
    expect(walls(t)).toEqual(['3 0 3 1 window closed'])
    t.do('wall.remove', 'gm', { walls: ['m0'] })
    expect(walls(t)).toEqual([])
  })
})

describe('zones', () => {
  const zones = (t: Played) => told(t, true).zones.map(({ name, squares }) => `${name}: ${squares.map(rect).join(' ')}`)

  it('are told of known squares, cut by known walls and by no others, where the rules count in them', () => {
    const { t } = map(12, 4, { walls: [{ x1: 2, y1: 0, x2: 2, y2: 4, kind: 'wall' }] })
    t.do('zone.size', 'gm', { size: 6 })
    expect([told(t).zones, zones(t)]).toEqual([[], []])
    show(t, [0, 1], [8, 2])
    expect(zones(t)).toEqual(['A1: 0,0 1x1', 'B1: 8,0 2x1'])
    show(t, [1, 3])
    expect(zones(t), 'the wall between the second and third square parts the tile').toEqual([
      'A1: 0,0 2x1',
      'A1: 2,0 2x1',
      'B1: 8,0 2x1',
    ])
    expect(told(t).zones).toEqual([])
  })

  it('a drawn one has its name, and none where the GM has given none', () => {
    const { t } = map(6, 1)
    t.do('zone.paint', 'gm', { squares: [0, 3], zone: 'new' })
    const [zone] = /z\d+/.exec(t.state.board.zones!.drawn[0]!)!
    show(t, [0, 6])
    expect(zones(t)[0]).toBe(': 0,0 3x1')
    t.do('zone.edit', 'gm', { zone, name: 'Bridge' })
    expect(zones(t)[0]).toBe('Bridge: 0,0 3x1')
  })
})

describe('a trail', () => {
  it('is none of whoever is no more, stands nowhere, or is unknown, nor one that begins out of the known squares', () => {
    const { t, put, heroes, guards } = map(8, 1)
    const who = put('Roland', heroes, [0, 0])
    put('Guard', guards, [7, 0])
    show(t, [2, 4])
    const trails = (trail: number[], change: object = {}, trailOf = who) => {
      const combatants = {
        ...t.state.combatants,
        [who]: { ...t.state.combatants[who]!, cell: trail.at(-1)!, ...change },
      }
      const state = { ...t.state, combatants, board: { ...t.state.board, trails: { [trailOf]: trail } } }
      return publicMap(t.ruleset.state.footprint, state, t.terrain).trails.map(({ badge, cells }) => [badge, cells])
    }
    expect(trails([2, 3, 4])).toEqual([[0, [2, 3, 4]]])
    expect(trails([0, 1, 2, 3])).toEqual([[0, [2, 3]]])
    expect([trails([1, 2]), trails([2, 3, 6])]).toEqual([[], []])
    expect(trails([2, 3], { cell: 2 })).toEqual([])
    for (const change of [{ cell: null }, { gone: true }, { known: 'absent' }])
      expect(trails([2, 3], change)).toEqual([])
    expect(trails([2, 3], {}, 'c99')).toEqual([])
    expect(trails([2, 3], { side: 's99' })).toEqual([[0, [2, 3]]])
  })
})

it('a picture is shown of those only who are known by name, and there', () => {
  const one = (id: string, change: object = {}) => [
    id,
    { id, known: 'named', gone: false, picture: `p-${id}`, ...change },
  ]
  const combatants = Object.fromEntries([
    one('a'),
    one('b', { known: 'unnamed' }),
    one('c', { gone: true }),
    one('d', { picture: undefined }),
    one('e', { known: 'absent' }),
  ])
  expect([...publicPictures({ combatants })]).toEqual([['a', 'p-a']])
})

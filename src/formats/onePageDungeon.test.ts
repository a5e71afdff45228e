import { describe, expect, it } from 'vitest'
import type { Segment } from '~/grid/map/gridMap'
import { problemSentence } from './report/problem'
import { readOnePageDungeon } from './onePageDungeon'

/** Two rooms of 3 × 3 west and east of a door's square, which lies at 0, 0 of the file. */
const dungeon = (type: number, more: object = {}) => ({
  version: '1.2.4b',
  title: 'Tomb',
  story: 'Of old.',
  rects: [
    { x: -3, y: -1, w: 3, h: 3 },
    { x: 0, y: 0, w: 1, h: 1 },
    { x: 1, y: -1, w: 3, h: 3, ending: true },
  ],
  doors: [{ x: 0, y: 0, dir: { x: 1, y: 0 }, type }],
  notes: [{ text: 'A trap.', ref: '1', pos: { x: -1.5, y: 0.5 } }],
  columns: [{ x: 2.5, y: 0.5 }],
  water: [{ x: 1, y: -1 }],
  ...more,
})

function read(value: unknown) {
  const result = readOnePageDungeon(value, 'tomb.json')
  if (!result.ok) throw new Error(result.problems.map(problemSentence).join())
  return { map: result.value, told: result.problems.map(problemSentence) }
}
const at = ({ x1, y1, x2, y2 }: Segment) => [x1, y1, x2, y2]

describe('a One Page Dungeon', () => {
  it('is a map of its rooms with walls round them, its first square wherever the file counts from', () => {
    const { map, told } = read(dungeon(0))
    expect(told).toEqual([])
    expect(map).toMatchObject({
      name: 'Tomb',
      width: 7,
      height: 3,
      about: 'Tomb\nOf old.',
      portals: [],
      picture: { kind: 'none' },
    })
    expect(map.walls.map(at)).toEqual(
      expect.arrayContaining([
        [0, 0, 3, 0],
        [4, 0, 7, 0],
        [3, 1, 4, 1],
        [0, 0, 0, 3],
        [3, 0, 3, 1],
        [3, 2, 3, 3],
      ]),
    )
    // The way through the door's square is open on both its sides.
    expect(map.walls.map(at)).not.toContainEqual([3, 0, 3, 3])
    expect(map.difficult).toEqual([{ x: 4, y: 0 }])
    expect(map.objects).toHaveLength(4)
    expect(map.notes).toEqual([
      { x: 1, y: 1, title: '1', text: 'A trap.' },
      { x: 5, y: 1, title: '', text: 'The last room' },
    ])
  })

  it.each([
    [0, undefined, undefined],
    [1, 'door', undefined],
    [2, undefined, 'Narrow way'],
    [3, 'door', 'Way out'],
    [4, 'window', 'Portcullis'],
    [5, 'door', 'Double door'],
    [6, 'door', 'Secret door'],
    [7, 'door', 'Steel door'],
    [8, undefined, 'Broad stairs down'],
    [9, undefined, 'Stairs'],
  ])('a way of kind %i is a %s, and noted as %s', (type, kind, note) => {
    const { map } = read(dungeon(type))
    const [portal] = map.portals
    expect(portal?.segment.kind).toBe(kind)
    if (portal) {
      expect(at(portal.segment)).toEqual([4, 1, 4, 2])
      expect([portal.closed, portal.secret]).toEqual([true, type === 6 ? true : undefined])
      expect(map.walls.map(at)).not.toContainEqual([4, 0, 4, 3])
    }
    expect(map.notes!.map(({ text }) => text)).toEqual([
      'A trap.',
      ...(note === undefined ? [] : [note]),
      'The last room',
    ])
  })

  it('puts the way out on the side of the rock', () => {
    const { map } = read({
      rects: [
        { x: 0, y: 0, w: 1, h: 1 },
        { x: 1, y: 0, w: 2, h: 1 },
      ],
      doors: [{ x: 0, y: 0, dir: { x: 1, y: 0 }, type: 3 }],
    })
    expect(map.portals.map(({ segment }) => at(segment))).toEqual([[0, 0, 0, 1]])
  })

  it('has walls between rooms that touch without a door', () => {
    const { map } = read({
      rects: [
        { x: 0, y: 0, w: 2, h: 2 },
        { x: 2, y: 0, w: 2, h: 2 },
      ],
      doors: [],
    })
    expect(map.walls.map(at)).toContainEqual([2, 0, 2, 2])
  })

  it('rounds a round room off by whole squares', () => {
    const { map, told } = read({ rects: [{ x: 0, y: 0, w: 5, h: 5, rotunda: true }], doors: [] })
    expect(map.walls.map(at)).toContainEqual([1, 0, 4, 0])
    expect(map.walls.map(at)).toContainEqual([0, 1, 1, 1])
    expect(told).toEqual(['tomb.json, rects: round rooms have the squares whose middle lies in them'])
  })

  it('leaves out what is broken and tells where', () => {
    const { told } = read(dungeon(1, { notes: [{ text: 3, pos: {} }], water: 'all', columns: [{ x: 'a' }] }))
    expect(told.map(one => one.replace(/:.*/, ''))).toEqual([
      'tomb.json, water',
      'tomb.json, columns, column 1',
      'tomb.json, notes, note 1',
    ])
  })
})

it.each([
  [0.15, 1],
  [0.14, 0],
  [2.85, 1],
  [2.86, 0],
])('a column at %d stands where the whole of it is on the map, its tip on the edge too', (x, columns) => {
  const room = { rects: [{ x: 0, y: 0, w: 3, h: 3 }], doors: [], notes: [], water: [] }
  const { map } = read(dungeon(0, { ...room, columns: [{ x, y: 1.5 }] }))
  expect(map.objects ?? []).toHaveLength(4 * columns)
})

it.each<[string, object, boolean]>([
  ['a room at the far end of what is read', { rects: [{ x: 10_000, y: -10_000, w: 1, h: 1 }] }, true],
  ['a room beyond it', { rects: [{ x: 10_001, y: 0, w: 1, h: 1 }] }, false],
  ['a room before it', { rects: [{ x: 0, y: -10_001, w: 1, h: 1 }] }, false],
  ['the longest room', { rects: [{ x: 0, y: 0, w: 500, h: 500 }] }, true],
  ['a room longer than that', { rects: [{ x: 0, y: 0, w: 501, h: 1 }] }, false],
  ['a room without a side', { rects: [{ x: 0, y: 0, w: 1, h: 0 }] }, false],
])('%s', (_, more, isRead) => {
  const result = readOnePageDungeon(dungeon(0, { doors: [], notes: [], columns: [], water: [], ...more }), 'tomb.json')
  expect(result.ok && result.problems.length === 0).toBe(isRead)
})

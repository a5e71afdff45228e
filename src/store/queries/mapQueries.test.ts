import { expect, it } from 'vitest'
import { UNIT } from '~/grid/lines'
import { gridMap, type Segment } from '~/grid/map/gridMap'
import { tinyTable } from '../../../test/parties/tiny'
import type { FightView } from '../session/fightView'
import { areaAt, caughtIn, caughtOn, drawnZoneIds, roomAt, standingWalls, wallAt } from './mapQueries'

const wall = (x1: number, y1: number, x2: number, y2: number, kind: Segment['kind'] = 'wall'): Segment =>
  ({ x1, y1, x2, y2, kind }) as Segment

/** 6 × 4 squares, a wall from above to below after the second column, with a door in it. */
function fight() {
  const door = { id: 'p1', segment: wall(2, 1, 2, 2, 'door'), closed: true }
  const map = gridMap({
    width: 6,
    height: 4,
    walls: [wall(2, 0, 2, 1), wall(2, 2, 2, 4)],
    portals: [door],
  } as never)
  const { t, heroes, foes, put } = tinyTable(map)
  const ann = put('Ann', heroes, [0, 0])
  const rat = put('Rat', foes, [4, 1])
  const view = () => ({ ruleset: t.ruleset, snapshot: t.state, terrain: t.terrain, map: t.map }) as unknown as FightView
  return { t, ann, rat, view }
}

it('a room ends at its walls, and at its doors also where they are open', () => {
  const { t, view } = fight()
  const left = [0, 1, 6, 7, 12, 13, 18, 19]
  expect(roomAt(view(), t.cell([0, 0])).toSorted((a, b) => a - b)).toEqual(left)
  expect(roomAt(view(), t.cell([5, 3]))).toHaveLength(24 - left.length)
  const [door] = standingWalls(view()).filter(({ kind }) => kind === 'door')
  t.do('door', 'gm', { door: door!.id, to: 'open' })
  expect(roomAt(view(), t.cell([0, 0])).toSorted((a, b) => a - b)).toEqual(left)
})

it('all walls stand with the ids that commands know them by: those of the map, drawn ones, and not those taken away', () => {
  const { t, view } = fight()
  const told = () => standingWalls(view()).map(({ kind, x1, y1, x2, y2 }) => [kind, x1, y1, x2, y2])
  const own = [
    ['wall', 2, 0, 2, 1],
    ['wall', 2, 2, 2, 4],
    ['door', 2, 1, 2, 2],
  ]
  expect(told()).toEqual(own)
  t.do('wall.add', 'gm', { list: [wallAt('wall', { x1: 3, y1: 0, x2: 3, y2: 1.5 })] })
  expect(told()).toEqual([...own, ['wall', 3, 0, 3, 1.5]])
  const ids = standingWalls(view()).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('who is caught stands on one of the squares with any part of the token, and is still there', () => {
  const { t, ann, rat, view } = fight()
  const cells = [t.cell([0, 0]), t.cell([4, 1])]
  expect(caughtOn(view(), cells)).toEqual([ann, rat])
  expect(caughtOn(view(), [t.cell([4, 1])])).toEqual([rat])
  expect(caughtOn(view(), [])).toEqual([])
  t.do('place', 'gm', { who: ann, cell: null })
  expect(caughtOn(view(), cells)).toEqual([rat])
  t.do('leave', 'gm', { who: [rat] })
  expect(caughtOn(view(), cells)).toEqual([])
})

it('an area at a place counts the squares around it, and who is on them', () => {
  const { t, rat, view } = fight()
  const area = areaAt({ kind: 'circle', radius: 1 }, { x: 4.5, y: 1.5 }, undefined)
  expect(area).toMatchObject({ at: [4.5, 1.5].map(n => n * UNIT) })
  const found = caughtIn(view(), area)
  expect(found).toMatchObject({ who: [rat] })
  expect(found.squares).toContain(t.cell([4, 1]))
  expect(areaAt({ kind: 'cone', length: 3 }, { x: 0, y: 0 }, { x: 1, y: 0 })).toHaveProperty('towards')
  expect(areaAt({ kind: 'cone', length: 3 }, { x: 0, y: 0 }, undefined)).not.toHaveProperty('towards')
})

it('of drawn zones each is named once', () => {
  const { t, view } = fight()
  expect(drawnZoneIds(view())).toEqual([])
  for (const y of [0, 2]) t.do('zone.paint', 'gm', { squares: [t.cell([0, y]), 2], zone: 'new' })
  const drawn = drawnZoneIds(view())
  expect(drawn).toHaveLength(2)
  t.do('zone.paint', 'gm', { squares: [t.cell([3, 3]), 2], zone: drawn[0]! })
  expect(new Set(drawnZoneIds(view()))).toEqual(new Set(drawn))
  expect(drawnZoneIds(view())).toHaveLength(2)
})

it('doors and windows that the GM has drawn stand once, among those of the map', () => {
  const { t, view } = fight()
  t.do('wall.add', 'gm', {
    list: [
      wallAt('door', { x1: 4, y1: 0, x2: 4, y2: 1 }),
      wallAt('window', { x1: 4, y1: 1, x2: 4, y2: 2 }),
      wallAt('wall', { x1: 4, y1: 2, x2: 4, y2: 3 }),
    ],
  })
  const drawn = standingWalls(view()).filter(({ x1 }) => x1 === 4)
  expect(drawn.map(({ kind, y1 }) => `${kind} ${y1}`).toSorted()).toEqual(['door 0', 'wall 2', 'window 1'])
})

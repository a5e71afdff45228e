import { expect, it } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { createTerrain } from './terrain'

const door = { id: 'd', segment: { x1: 1, y1: 0, x2: 1, y2: 1, kind: 'door' as const }, closed: true }
const terrain = createTerrain(gridMap({ width: 3, height: 1, walls: [], portals: [door] }))
const board = { map: 'm', doors: {} }

it('the same doors and ground give the same compiled map, whatever else is on the board', () => {
  const first = terrain.at(board)
  expect(terrain.at({ ...board, doors: {}, zones: { size: 2, drawn: {}, said: {} } })).toBe(first)
})

it('an opened door and painted ground change it, and going back finds the old one', () => {
  const closed = terrain.at(board)
  const open = terrain.at({ ...board, doors: { d: 'open' } })
  expect(open).not.toBe(closed)
  expect(open.lines[0]).not.toBe(closed.lines[0])
  expect(terrain.at({ ...board, paint: { 0: '2 1blocking' } }).solid[2]).toBe(1)
  expect(terrain.at(board)).toBe(closed)
})

it('paint beside the map is no ground', () => {
  expect([...terrain.at({ ...board, paint: { 0: '9blocking', 7: '1difficult' } }).solid]).toEqual([1, 1, 1])
})

it('difficult ground counts as any other where the house rule says so', () => {
  const rough = { ...board, paint: { 0: '2 1difficult' } }
  expect(terrain.at(rough).difficult[2]).toBe(1)
  expect(terrain.at(rough, 'plain').difficult[2]).toBe(0)
})

import { expect, test } from 'vitest'
import { EDGE_MARK, edgePlaces } from './edgePlaces'

const map = { width: 12, height: 8 }
const half = EDGE_MARK.size / 2
const at = (x: number, y: number, size = 1) => ({ x, y, size })

test.each([
  ['left', at(1, 3), { x: half, y: 3.5 }],
  ['right', at(10, 3), { x: 12 - half, y: 3.5 }],
  ['top', at(5, 1), { x: 5.5, y: half }],
  ['bottom', at(5, 5, 2), { x: 6, y: 8 - half }],
  ['corner', at(0, 0), { x: half, y: 0.5 }],
])('somebody who stood near the %s edge has a mark there', (_, stood, place) => {
  expect(edgePlaces([stood], map)).toEqual([place])
})

test('marks of those who left at one place stand beside each other, inside the map', () => {
  const places = edgePlaces([at(0, 7), at(0, 7), at(0, 6), at(11, 7)], map).slice(0, 3)
  const along = places.map(({ y }) => y).toSorted((a, b) => a - b)
  expect(along.at(-1)).toBeLessThanOrEqual(8 - half)
  for (const [i, y] of along.slice(1).entries()) expect(y - along[i]!).toBeCloseTo(EDGE_MARK.apart)
  expect(places[2]!.y).toBe(along[0])
})

test('an edge that is too short for all has them closer together, and none beyond it', () => {
  const along = edgePlaces(
    Array.from({ length: 30 }, () => at(0, 4)),
    map,
  ).map(({ y }) => y)
  expect(Math.min(...along)).toBeCloseTo(half)
  expect(Math.max(...along)).toBeCloseTo(8 - half)
  expect(new Set(along.map(y => y.toFixed(6))).size).toBe(30)
})

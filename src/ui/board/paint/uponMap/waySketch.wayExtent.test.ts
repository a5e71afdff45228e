import { expect, it } from 'vitest'
import { wayExtent } from './waySketch'

const way = {
  path: [12, 23],
  cost: 1,
  unit: 'metres' as const,
  steps: undefined,
  refused: undefined,
  goal: 23,
  waypoints: [],
}

it('a way covers the squares from its start to its goal, with the whole of a large token', () => {
  expect(wayExtent(way, 1, 10)).toEqual({ x0: 2, y0: 1, x1: 3, y1: 2 })
  expect(wayExtent(way, 2, 10)).toEqual({ x0: 2, y0: 1, x1: 4, y1: 3 })
})

it('a goal that is not reached and waypoints count as well', () => {
  expect(wayExtent({ ...way, goal: 59, waypoints: [40] }, 1, 10)).toEqual({ x0: 0, y0: 1, x1: 9, y1: 5 })
})

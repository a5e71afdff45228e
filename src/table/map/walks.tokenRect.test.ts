import { expect, it } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { createTerrain } from './terrain'
import { tokenRect, withoutStart } from './walks'

const terrain = createTerrain(gridMap({ width: 5, height: 4, walls: [], portals: [] }))

it('a token covers its squares from the top left one', () => {
  expect(tokenRect(terrain, 6, 2)).toEqual({ x0: 1, y0: 1, x1: 2, y1: 2 })
  expect(tokenRect(terrain, 19, 1)).toEqual({ x0: 4, y0: 3, x1: 4, y1: 3 })
})

it('a token that is nowhere, or hangs over the edge, covers nothing', () => {
  expect(tokenRect(terrain, null, 1)).toBeUndefined()
  expect(tokenRect(terrain, 19, 2)).toBeUndefined()
  expect(tokenRect(terrain, 20, 1)).toBeUndefined()
})

it('a way is the same with the square it starts from and without', () => {
  expect(withoutStart(7, [7, 8, 9])).toEqual([8, 9])
  expect(withoutStart(7, [8, 9])).toEqual([8, 9])
  expect(withoutStart(7, [8, 7])).toEqual([8, 7])
  expect(withoutStart(null, [8])).toEqual([8])
  expect(withoutStart(7, [])).toEqual([])
})

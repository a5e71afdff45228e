import { expect, it } from 'vitest'
import { compile } from './compile'
import { gridMap } from './gridMap'
import { neighbours } from './compiledMap'

const map = (...walls: Parameters<typeof gridMap>[0]['walls']) =>
  compile(gridMap({ width: 3, height: 3, walls, portals: [] }))
const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b)

it('a square in the middle has eight neighbours, one in the corner three', () => {
  expect(sorted(neighbours(map(), 4))).toEqual([0, 1, 2, 3, 5, 6, 7, 8])
  expect(sorted(neighbours(map(), 0))).toEqual([1, 3, 4])
})

it('a wall keeps the squares on its two sides apart', () => {
  const walled = map({ x1: 2, y1: 0, x2: 2, y2: 3, kind: 'wall' })
  expect(sorted(neighbours(walled, 4))).toEqual([0, 1, 3, 6, 7])
  expect(neighbours(walled, 2)).not.toContain(1)
})

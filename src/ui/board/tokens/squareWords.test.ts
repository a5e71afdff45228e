import { expect, it } from 'vitest'
import { squareWords, tokensAt } from './squareWords'
import type { BoardMap, BoardToken } from '../props'

const map: BoardMap = { width: 10, height: 10, walls: [], portals: [], difficult: new Set([24]), solid: new Set([30]) }
const token = (name: string, cell: number, size = 1, dead = false): BoardToken => ({
  id: name,
  spoken: name,
  name,
  letter: 'A',
  side: 0,
  cell,
  size,
  badges: [],
  dead,
})

it('a square is spoken with column, row, who stands there and the ground', () => {
  expect(squareWords(24, map, [token('Guard A', 24)])).toBe('column 5, row 3, Guard A, difficult ground')
  expect(squareWords(30, map, [])).toBe('column 1, row 4, solid')
})

it('a square is spoken with the part of the map that it belongs to', () => {
  const regions = [
    { words: 'Cellar · nearby', squares: [24] },
    { words: '', squares: [25] },
  ]
  expect(squareWords(24, { ...map, regions }, [])).toBe('column 5, row 3, difficult ground, Cellar · nearby')
  expect(squareWords(25, { ...map, regions }, [])).toBe('column 6, row 3')
})

it('a large token is in each of its squares, the living are named before the dead', () => {
  const tokens = [token('Bandit', 34, 1, true), token('Ogre', 23, 2)]
  expect(tokensAt(34, 10, tokens).map(({ name }) => name)).toEqual(['Ogre', 'Bandit'])
  expect(squareWords(34, map, tokens)).toBe('column 5, row 4, Ogre, Bandit, dead')
  expect(tokensAt(35, 10, tokens)).toEqual([])
})

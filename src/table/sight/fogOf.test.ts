import { expect, it } from 'vitest'
import type { Fog } from '../map/board'
import { cellsIn, showsNothing } from './fogOf'

const fog = (change: Partial<Fog>) => ({
  map: 'm',
  doors: {},
  fog: { mode: 'hand', party: [], dark: false, hand: {}, known: {}, looks: {}, ...change } satisfies Fog as Fog,
})

it.each([
  ['before anything was said of it', { map: 'm', doors: {} }, true],
  ['where the GM has shown nothing', fog({}), true],
  ['where the GM has only hidden some', fog({ hand: { 0: '2hidden' } }), true],
  ['where the GM has shown some', fog({ hand: { 3: '1 2shown' } }), false],
  ['without fog', fog({ mode: 'off' }), false],
  ['where nobody sees for the players', fog({ mode: 'sight' }), true],
  ['where a side sees for the players', fog({ mode: 'sight', party: ['s1'] }), false],
  ['where some was shown long ago', { map: 'm', doors: {}, shown: [{ x: 0, y: 0, width: 1, height: 1 }] }, false],
] as const)('the players are shown nothing: %s', (_, board, is) => {
  expect(showsNothing(board, 8)).toBe(is)
})

it('a rectangle covers its squares as far as the map is wide', () => {
  expect(cellsIn({ x: 1, y: 1, width: 2, height: 2 }, 4)).toEqual([5, 6, 9, 10])
  expect(cellsIn({ x: 2, y: 0, width: 9, height: 1 }, 4)).toEqual([2, 3])
})

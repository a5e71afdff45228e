import { expect, test } from 'vitest'
import { gridMap } from '~/grid/map/gridMap'
import { preparedBoard } from './convert'

const grid = gridMap({ width: 4, height: 2, walls: [], portals: [] })
const fog = { mode: 'off', party: [], dark: false, hand: {}, known: {}, looks: {} }
const always = { publicName: '', fog }

test('a new fight has no fog and a neutral name for the players, and of what a map brings with it what there is', () => {
  expect(preparedBoard({ grid })).toEqual(always)
  expect(preparedBoard({ grid, difficult: [], pins: [], about: '' })).toEqual(always)
  expect(preparedBoard({ grid, difficult: [1, 5] })).toEqual({
    ...always,
    paint: { 0: '1 1difficult', 1: '1 1difficult' },
  })
  expect(preparedBoard({ grid, about: 'Of old.' })).toEqual({ ...always, notes: 'Of old.' })
  const pins = [
    { cell: 3, title: '1', text: 'A trap.' },
    { cell: 0, title: '2', text: '' },
  ]
  expect(preparedBoard({ grid, pins })).toEqual({
    ...always,
    pins: { n1m: { id: 'n1m', ...pins[0] }, n2m: { id: 'n2m', ...pins[1] } },
  })
})

import { expect, test } from 'vitest'
import { poolEdit } from './forms'

const pool = { cur: 8, max: 12 }

test.each([
  ['-6', { cur: 2 }],
  ['−6', { cur: 2 }],
  ['- 6', { cur: 2 }],
  ['-20', { cur: 0 }],
  ['+3', { cur: 11 }],
  ['+30', { cur: 12 }],
  ['12', { cur: 12 }],
  ['99', { cur: 99 }],
  ['12/15', { cur: 12, max: 15 }],
])('%s typed into a pool of 8 of 12', (typed, edit) => {
  expect(poolEdit(typed, pool)).toEqual(edit)
})

test.each([
  ['-12', { cur: -4 }],
  ['-99', { cur: -20 }],
  ['-4/14', { cur: -4, max: 14 }],
])('%s typed into a pool of 8 of 12 that can fall to −20', (typed, edit) => {
  expect(poolEdit(typed, pool, -20)).toEqual(edit)
})

test('healing leaves a pool alone that already stands above its maximum', () => {
  expect(poolEdit('+1', { cur: 15, max: 12 })).toEqual({ cur: 15 })
})

test.each(['', 'six', '-4/14', '1.5', '--3', '3/', '-', '1e3', '123456'])('"%s" is no pool edit', typed => {
  expect(poolEdit(typed, pool)).toBeUndefined()
})

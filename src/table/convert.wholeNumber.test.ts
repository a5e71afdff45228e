import { expect, it } from 'vitest'
import { wholeNumber } from './convert'

it('a field says a whole number within its bounds, or none', () => {
  const read = (value: number | string | undefined) => wholeNumber(value, 0, 20)
  expect([0, 20, '0', '20', '7'].map(read)).toEqual([0, 20, 0, 20, 7])
  expect([-1, 21, 2.5, NaN, '', ' ', '-1', '21', '2.5', 'd6', undefined].map(read)).toEqual(Array(11).fill(undefined))
})

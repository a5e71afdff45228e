import { expect, test } from 'vitest'
import { missingAnswers } from './promptKeys'

test('how many are still to be chosen, or are too many, is said as long as they cannot be taken', () => {
  expect([0, 1, 2, 3, 4].map(picked => missingAnswers(picked, { min: 1, max: 3 }))).toEqual([
    'Choose at least 1.',
    undefined,
    undefined,
    undefined,
    'Choose at most 3.',
  ])
  expect([1, 2, 3].map(picked => missingAnswers(picked, { min: 2, max: 2 }))).toEqual([
    'Choose 2.',
    undefined,
    'Choose 2.',
  ])
  expect(missingAnswers(0, { min: 0, max: 3 })).toBeUndefined()
})

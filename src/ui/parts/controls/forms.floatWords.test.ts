import { expect, test } from 'vitest'
import { floatWords } from './forms'

test.each([
  [['miss'], [], 'Miss'],
  [['hit'], [-4], '−4'],
  [['hit', 'critical'], [-7], 'Critical −7'],
  [['critical', 'death'], [-7, -2], 'Dead −7 −2'],
  [[], [-3], '−3'],
  [[], [], undefined],
] as const)('what rises from a token after %j with %j is %j', (kinds, numbers, words) => {
  expect(floatWords(kinds, numbers)).toBe(words)
})

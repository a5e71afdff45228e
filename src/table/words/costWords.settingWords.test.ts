import { expect, test } from 'vitest'
import { settingWords } from './costWords'

test.each([
  [true, 'on'],
  [false, 'off'],
  ['loseAttempt', 'lose attempt'],
  ['A-N', 'A-N'],
  ['missing health', 'missing health'],
  [6, '6'],
])('the setting %j is said as "%s"', (value, words) => {
  expect(settingWords({ values: [] }, value)).toBe(words)
})

test('a setting is said by its own words where it has such', () => {
  expect(settingWords({ values: ['record', 'none'], words: ['without a name', 'no injury'] }, 'none')).toBe('no injury')
  expect(settingWords({ values: [true, false], words: ['with', 'without'] }, false)).toBe('without')
})

import { expect, test } from 'vitest'
import { besideName } from './sheetItems'

test.each([
  ['guard a 12', 'Guard A', '12'],
  ['Guard A −3', 'Guard A', '-3'],
  ['-3 guard a', 'Guard A', '-3'],
  ['prone guard a', 'Guard A', 'prone'],
  ['guard a  cannot see', 'Guard A', 'cannot see'],
])('“%s” says of %s: %s', (typed, name, said) => {
  expect(besideName(typed, name)).toBe(said)
})

test.each([
  ['guard a', 'Guard A'],
  ['guard 12', 'Guard A'],
  ['guard ab 12', 'Guard A'],
  ['', 'Guard A'],
])('“%s” says nothing of %s', (typed, name) => {
  expect(besideName(typed, name)).toBeUndefined()
})

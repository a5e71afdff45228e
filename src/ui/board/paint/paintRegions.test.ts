import { expect, test } from 'vitest'
import { wrapped } from './paintRegions'

test('what is too long goes on in the next line, and one word is never parted', () => {
  const lines = (most: number) => wrapped('The old mill pool', line => line.length <= most)
  expect(lines(20)).toEqual(['The old mill pool'])
  expect(lines(9)).toEqual(['The old', 'mill pool'])
  expect(lines(2)).toEqual(['The', 'old', 'mill', 'pool'])
})

import { expect, test } from 'vitest'
import { circles } from './circles'

const combatants = Object.fromEntries(
  ['Guard A', 'Guard B', 'Captain', 'Roland'].map((name, i) => [
    `c${i}`,
    { id: `c${i}`, name, side: name === 'Roland' ? 's1' : 's2' },
  ]),
)
const round = (among: readonly string[], of: string | null) =>
  circles(combatants, among, of).map(({ who }) => who.join(' '))

test('alone, then those of its name, then the side; never those of the other side', () => {
  expect(round(['c0', 'c1', 'c2', 'c3'], 'c0')).toEqual(['c0', 'c0 c1', 'c0 c1 c2'])
})

test('who is not free to act is left out, and a circle that adds nobody too', () => {
  expect(round(['c0', 'c2', 'c3'], 'c0')).toEqual(['c0', 'c0 c2'])
  expect(round(['c0', 'c1', 'c2', 'c3'], 'c3')).toEqual(['c3'])
  expect(round(['c1'], 'c0')).toEqual([])
  expect(round([], null)).toEqual([])
})

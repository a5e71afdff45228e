import { expect, test } from 'vitest'
import { waySketch } from './waySketch'

const WIDTH = 10
function words(cost: number, hint?: string, refused?: string): string | undefined {
  const way = { path: [0, 1], goal: 1, cost, unit: 'metres', steps: undefined, waypoints: [], refused } as const
  return waySketch(way, new Map(), 1, WIDTH, hint).label?.words
}

test('a way is told by its cost, by why it is refused, and by what a second tap does, also where it costs nothing', () => {
  expect(words(2)).toBe('2 m')
  expect(words(2, 'tap again to go')).toBe('2 m · tap again to go')
  expect(words(0)).toBeUndefined()
  expect(words(0, 'tap again to go')).toBe('tap again to go')
  expect(words(0, undefined, 'Too far')).toBe('Too far')
})

import { expect, test } from 'vitest'
import { freeName } from './listFights'

test.each<[name: string, taken: string[], free: string]>([
  ['Bridge', [], 'Bridge'],
  ['Bridge', ['Cellar'], 'Bridge'],
  ['Bridge', ['Bridge'], 'Bridge (2)'],
  ['Bridge', ['Bridge', 'Bridge (2)'], 'Bridge (3)'],
  ['Bridge', ['Bridge', 'Bridge (3)'], 'Bridge (2)'],
  ['Bridge (2)', ['Bridge', 'Bridge (2)'], 'Bridge (3)'],
  ['Bridge (copy)', ['Bridge', 'Bridge (copy)'], 'Bridge (copy) (2)'],
])('a copy of %j beside %j is called %j', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free)
})

test('a name that has become too long for a file is cut', () => {
  const long = 'x'.repeat(300)
  expect(freeName(long, [freeName(long, [])]).length).toBeLessThan(200)
})

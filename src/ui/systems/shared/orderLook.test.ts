import { expect, test } from 'vitest'
import type { Lane } from '~/engine'
import { heightOf } from './orderLook'

const lane = (rows: number, count?: number): Lane => ({
  name: '',
  side: null,
  now: false,
  rows: Array.from({ length: rows }, (_, i) => ({ who: `c${i}`, state: 'ready', words: '' })),
  ...(count !== undefined && { count }),
})

test('a side has a head above its rows, a count stands beside them, and those of one moment have a bracket', () => {
  expect(heightOf([lane(4), lane(5)], 49)).toBe(9 * 49 + 2 * 36)
  expect(heightOf([lane(1, 0), lane(1, 4), lane(2, 10)], 49)).toBe(4 * 49 + 24)
})

test('nine of seven counts have rows of full height in a laptop’s window', () => {
  const counts = [lane(1, 0), lane(1, 4), lane(1, 7), lane(1, 9), lane(2, 10), lane(1, 11), lane(2, 12)]
  expect(heightOf(counts, 49)).toBeLessThan(768 - 44 - 36)
})

test('words that have no room beside a name take a line of their own, where rows have one', () => {
  const rows = (['attacks: Warhammer +5', 'ready', ''] as const).map((words, i) => ({
    who: `c${i}`,
    state: 'ready' as const,
    words,
  }))
  const said = { ...lane(0, 4), rows }
  expect(heightOf([said], 49, 16)).toBe(3 * 49 + 16 + 24)
  expect(heightOf([said], 25)).toBe(3 * 25 + 24)
})

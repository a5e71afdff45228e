import { expect, test } from 'vitest'
import { drift } from './useWakeLock'

test('each minute the picture lies elsewhere, by a few pixels, and comes round again', () => {
  const ring = Array.from({ length: 9 }, (_, minute) => drift(minute))
  expect(new Set(ring.map(({ x, y }) => `${x} ${y}`)).size).toBe(9)
  ring.forEach(({ x, y }, i) => {
    const next = drift(i + 1)
    expect(Math.max(Math.abs(next.x - x), Math.abs(next.y - y))).toBeLessThanOrEqual(4)
    expect(next).not.toEqual({ x, y })
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(4)
  })
  expect(drift(9)).toEqual(drift(0))
})

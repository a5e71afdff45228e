import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inSlices } from './browser'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Steps of 5 ms each; `taken` counts them. */
function* steps(count: number, taken: number[]) {
  for (let i = 0; i < count; i++) {
    vi.advanceTimersByTime(5)
    yield taken.push(i)
  }
}

test('long work leaves room between a few of its steps, and what follows comes when all are taken', () => {
  const taken: number[] = []
  let acted = 0
  inSlices(steps(6, taken), () => acted++)
  expect([taken.length, acted]).toEqual([2, 0])
  while (acted === 0) vi.advanceTimersToNextTimer()
  expect([taken.length, acted]).toEqual([6, 1])
})

test('what is given up goes no further', () => {
  const taken: number[] = []
  let acted = 0
  inSlices(steps(6, taken), () => acted++)()
  vi.runAllTimers()
  expect([taken.length, acted]).toEqual([2, 0])
})

test('what is soon done is done at once', () => {
  let acted = 0
  inSlices(steps(1, []), () => acted++)
  expect(acted).toBe(1)
})

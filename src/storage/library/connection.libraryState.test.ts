import { expect, test } from 'vitest'
import { afterEvent } from './connection'

test('a database that was taken away is had again, however often it goes', () => {
  expect(afterEvent('connected', 'gone')).toBe('disconnected')
  expect(afterEvent('disconnected', 'gone')).toBe('disconnected')
  expect(afterEvent('disconnected', 'regained')).toBe('connected')
})

test('whoever cannot write any more never can again', () => {
  for (const event of ['gone', 'regained'] as const)
    for (const state of ['readOnly', 'memoryOnly', 'closed'] as const) expect(afterEvent(state, event)).toBeUndefined()
})

test('a newer Fray makes every open library read only, and closing ends each', () => {
  for (const state of ['connected', 'disconnected', 'readOnly', 'memoryOnly'] as const)
    expect([afterEvent(state, 'outdated'), afterEvent(state, 'close')]).toEqual(['readOnly', 'closed'])
  expect(afterEvent('closed', 'outdated')).toBeUndefined()
})

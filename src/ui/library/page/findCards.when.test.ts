import { expect, test } from 'vitest'
import { when } from './findCards'

test('how long ago something was changed is said as one says it, from midnight to midnight', () => {
  const now = new Date(2026, 10, 24, 20, 14).getTime()
  const at = (day: number, hour: number) => when(new Date(2026, 10, day, hour, 30).getTime(), now)
  expect(at(24, 0)).toMatch(/^today, /)
  expect(at(23, 23)).toBe('yesterday')
  expect(at(23, 0)).toBe('yesterday')
  expect(at(22, 23)).toMatch(/^last /)
  expect(at(18, 0)).toMatch(/^last /)
  expect(at(17, 23)).toMatch(/2026/)
})

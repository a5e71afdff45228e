import { expect, it } from 'vitest'
import { clockTime } from './lanes'

it('game time is told in minutes and seconds', () => {
  expect([0, 18, 65, 600].map(clockTime)).toEqual(['0:00', '0:18', '1:05', '10:00'])
})

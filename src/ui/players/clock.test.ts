import { expect, it } from 'vitest'
import { clock } from './clock'

it('game time is told in minutes and seconds', () => {
  expect([0, 18, 65, 600].map(clock)).toEqual(['0:00', '0:18', '1:05', '10:00'])
})

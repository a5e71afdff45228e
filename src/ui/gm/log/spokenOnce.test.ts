import { expect, test } from 'vitest'
import { spokenOnce } from './spokenOnce'

test('a turn that begins and is asked for is said once, and what is said twice by two people stays apart', () => {
  expect(spokenOnce(["Agnessa's turn.", "Agnessa's turn"])).toBe("Agnessa's turn.")
  expect(spokenOnce(['Roland misses.', '', 'Boudica misses.', 'Heroes choose'])).toBe(
    'Roland misses. Boudica misses. Heroes choose',
  )
})

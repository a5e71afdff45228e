import { expect, test } from 'vitest'
import { spokenOnce } from './newLines'

test('a turn that begins and is asked for is said once, and what is said twice by two people stays apart', () => {
  expect(spokenOnce(["Agnessa's turn."], ["Agnessa's turn"])).toBe("Agnessa's turn.")
  expect(spokenOnce(['Roland misses.', '', 'Boudica misses.'], ['Heroes choose'])).toBe(
    'Roland misses. Boudica misses. Heroes choose',
  )
})

test('what happens twice in one action is heard twice, what is left is heard once', () => {
  const hit = 'Guard A takes 3 damage.'
  const left = 'Guard A: Health 4 of 10.'
  expect(spokenOnce([hit, hit], [left, left, ''])).toBe(`${hit} ${hit} ${left}`)
})

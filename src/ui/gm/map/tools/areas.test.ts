import { expect, test } from 'vitest'
import { caughtWords } from './areas'

const combatants = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f'].map((id, i) => [id, { id, name: `N${id}`, side: i < 2 ? 's1' : 's2' }]),
)
const fight = { snapshot: { combatants } } as unknown as Parameters<typeof caughtWords>[0]

test('friends of whoever chooses the area are named apart, with a sign', () => {
  expect(caughtWords(fight, 9, ['a', 'c'], 'b')).toEqual({ words: '9 squares · Nc · ⚠ friends: Na', warns: true })
  expect(caughtWords(fight, 9, ['c', 'd'], 'b')).toEqual({ words: '9 squares · Nc, Nd', warns: false })
  expect(caughtWords(fight, 9, [], 'b')).toEqual({ words: '9 squares · nobody', warns: false })
})

test('where the GM chooses nobody is a friend; more than four names are counted', () => {
  expect(caughtWords(fight, 1, ['a', 'b', 'c', 'd', 'e', 'f'], 'gm')).toEqual({
    words: '1 square · Na, Nb, Nc, Nd, 2 more',
    warns: false,
  })
})

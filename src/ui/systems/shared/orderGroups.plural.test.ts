import { expect, test } from 'vitest'
import { plural } from './orderGroups'

test.each([
  ['Goblin', 'Goblins'],
  ['Wolf', 'Wolves'],
  ['Thief', 'Thieves'],
  ['Harpy', 'Harpies'],
  ['Witch', 'Witches'],
  ['Crossbowman', 'Crossbowmen'],
  ['Shaman', 'Shamans'],
])('several of %s are %s', (one, several) => {
  expect(plural(one)).toBe(several)
})

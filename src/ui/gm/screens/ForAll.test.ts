import { expect, it } from 'vitest'
import { countWords } from './ForAll'

it.each([
  [false, null, 'No screen watches yet.'],
  [true, null, '1 screen watches, on this computer.'],
  [false, { line: 'up', screens: 1 }, '1 screen watches.'],
  [true, { line: 'up', screens: 3 }, '4 screens watch, one of them on this computer.'],
  [false, { line: 'up', screens: 0 }, 'No screen watches yet.'],
  [
    true,
    { line: 'up', screens: null },
    'The window on this computer is open; how many watch elsewhere this broker does not say.',
  ],
  [false, { line: 'lost', screens: null }, 'No window is open on this computer; the way to screens elsewhere is down.'],
] as const)('window %s, room %o: “%s”', (isThere, room, words) => {
  expect(countWords(isThere, room)).toBe(words)
})

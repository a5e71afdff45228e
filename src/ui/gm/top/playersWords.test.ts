import { expect, it } from 'vitest'
import { playersWords } from './playersWords'

it.each([
  ['closed', null, 'Players', undefined],
  ['connected', null, 'Players · 1 screen', 'good'],
  ['closed', { line: 'up', screens: 2 }, 'Players · 2 screens', undefined],
  ['connected', { line: 'up', screens: 2 }, 'Players · 3 screens', 'good'],
  ['closed', { line: 'up', screens: null }, 'Players · online', undefined],
  ['closed', { line: 'connecting', screens: null }, 'Players · connecting', undefined],
  ['connected', { line: 'lost', screens: null }, 'Players · connection lost', 'danger'],
  ['closed', { line: 'refused', screens: null }, 'Players · refused', 'danger'],
  ['closed', { line: 'full', screens: null }, 'Players · no room left at the broker', 'danger'],
  ['closed', { line: 'succeeded', screens: null }, 'Players · shown by another window', 'danger'],
  ['closed', { line: 'closed', screens: null }, 'Players', undefined],
] as const)('window %s, room %o: “%s”', (window, room, words, tone) => {
  expect(playersWords(window, room)).toEqual({ words, tone })
})

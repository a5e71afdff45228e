import { expect, it } from 'vitest'
import { byBlow } from './Outcome'

it('whoever falls by a blow has one blow, by whoever struck it, also where nobody gave the command', () => {
  const outcomes = [
    { to: 'guard', by: 'boudica', kind: 'critical' },
    { to: 'guard', by: null, kind: 'death' },
  ] as const
  expect(byBlow({ by: null, outcomes })).toEqual([
    { to: 'guard', from: 'boudica', kinds: ['death', 'critical'], isLast: true },
  ])
})

it('blows of several on one are told each for itself, and what was lost with the last', () => {
  const outcomes = [
    { to: 'guard', by: 'boudica', kind: 'hit' },
    { to: 'guard', by: 'roland', kind: 'miss' },
  ] as const
  expect(byBlow({ by: null, outcomes }).map(({ from, isLast }) => [from, isLast])).toEqual([
    ['boudica', false],
    ['roland', true],
  ])
})

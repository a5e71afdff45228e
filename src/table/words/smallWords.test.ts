import { expect, test } from 'vitest'
import type { Asked } from '~/engine/questions'
import { asWord, backInWords, capital, inFeet } from './sentences'
import { costWords } from './costWords'
import { onlyFriends } from './textOf'

test('words, numbers, yes and no are words in a sentence; nothing else is', () => {
  expect(['sword', 3, 0, true, false, null, undefined, {}, []].map(asWord)).toEqual([
    'sword',
    '3',
    '0',
    'true',
    'false',
    '',
    '',
    '',
    '',
  ])
  expect(['sword', 's', ''].map(capital)).toEqual(['Sword', 'S', ''])
  expect([0, 1, 8].map(inFeet)).toEqual(['0 ft', '5 ft', '40 ft'])
})

test('what came back is told pool by pool, or that nothing did, or nothing where that is not known', () => {
  expect(backInWords({ endurance: 5, health: 1 })).toBe('5 endurance, 1 health back')
  expect(backInWords({ endurance: 5 })).toBe('5 endurance back')
  expect(backInWords({ hp: 2 }, (pool, n) => `${pool.toUpperCase()}×${n}`)).toBe('2 HP×2 back')
  expect(backInWords({})).toBe('nothing to get back')
  expect([undefined, null, 'all', 3].map(one => backInWords(one))).toEqual(['', '', '', ''])
})

test('what is free is free, whatever for; a whole thing is the one there is, one of several, or some', () => {
  expect(costWords({ cost: [], why: 'odd' })).toBe('free: odd')
  const reaction = (n: number, left: number) => costWords({ cost: [{ of: 'reaction', n, left }] })
  expect([reaction(1, 0), reaction(1, 1), reaction(1, 2), reaction(2, 0)]).toEqual([
    'the reaction',
    '1 reaction',
    '1 reaction',
    '2 reactions',
  ])
  expect(costWords({ cost: [{ of: 'mana', n: 1, left: 0 }] })).toBe('1 mana')
})

test('that nobody but friends can be aimed at is said where something is open and nothing proposed', () => {
  const ask = (more: object) =>
    onlyFriends({ kind: 'choice', options: [{ value: 'a' }], key: 'x', of: 'c1', ...more } as unknown as Asked)
  const whyNot = { rule: 'X-01', code: 'far' }
  expect(ask({})).toContain('Only friends are in reach')
  expect(ask({ options: [{ value: 'a', whyNot }, { value: 'b' }] })).toContain('Only friends')
  expect([
    ask({ default: 'a' }),
    ask({ options: [{ value: 'a', whyNot }] }),
    ask({ options: [] }),
    ask({ kind: 'text' }),
  ]).toEqual(['', '', '', ''])
})

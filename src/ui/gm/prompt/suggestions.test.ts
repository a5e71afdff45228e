import { expect, test } from 'vitest'
import type { Command } from '~/engine'
import { litAmong, type Suggestion } from './suggestions'

const does = (does: Suggestion['does']): Suggestion => ({ words: does.type, does })
const [ann, bob] = [does({ type: 'takeTurn', by: 'ann' }), does({ type: 'takeTurn', by: 'bob' })]
const step = (command: Command) => ({ kind: 'command', command, why: undefined }) as const

test('what is advised is lit, and the way to where the next thing is done', () => {
  expect(litAmong([ann, bob], step({ type: 'takeTurn', by: 'bob' }))).toBe(bob)
  const places = does({ type: 'places', who: ['ann'] })
  expect(litAmong([places], undefined)).toBe(places)
})

test('where nobody is advised Enter takes nobody: no command is lit', () => {
  expect(litAmong([ann, bob], undefined)).toBeUndefined()
  expect(litAmong([ann, bob], step({ type: 'end', by: 'gm' }))).toBeUndefined()
  // It stands on a card of its own, with what is answered ahead.
  expect(litAmong([ann], step({ type: 'takeTurn', by: 'ann', with: { way: [1] } }))).toBeUndefined()
})

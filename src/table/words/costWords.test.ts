import { expect, test } from 'vitest'
import { costWords, priceWords, shownPrice } from './costWords'

test('a price says what goes, and of what there is one the whole of it', () => {
  const stamina = { of: 'stamina', n: 1, left: 2 }
  expect(costWords({ cost: [stamina, { of: 'reaction', n: 1, left: 0 }] })).toBe('1 stamina, the reaction')
  expect(costWords({ cost: [{ of: 'reaction', n: 1, left: 1 }] })).toBe('1 reaction')
  expect(costWords({ cost: [{ of: 'mana', n: 3, left: 0 }] })).toBe('3 mana')
})

test('what is free says so, and by what; of what no price is thought nothing is said', () => {
  expect(costWords({ cost: [] })).toBe('free')
  expect(costWords({ cost: [], why: 'skill' }, { skill: 'by a skill' })).toBe('free: by a skill')
  expect(costWords({ cost: [{ of: 'stamina', n: 1, left: 0 }], why: 'x' }, { x: 'no reaction' })).toBe(
    '1 stamina; no reaction',
  )
  expect(costWords({ effect: {} })).toBe('')
})

test('an action is as many pips as it takes actions, and the rest of its price is said', () => {
  expect(priceWords({ actions: 1 })).toBe('1 action')
  expect(priceWords({ actions: 2, also: '1 stamina', ends: true })).toBe('2 actions, 1 stamina, ends the turn')
  expect(shownPrice({ actions: 2, also: '1 stamina', ends: true })).toEqual({
    pips: 2,
    bonus: false,
    words: '1 stamina, ends the turn',
  })
  expect(shownPrice({ takes: 'main action' })).toEqual({ pips: 1, bonus: false, words: '' })
  expect(shownPrice({ takes: 'bonus action' })).toEqual({ pips: 1, bonus: true, words: '' })
  expect(shownPrice({ takes: 'free' })).toEqual({ pips: 0, bonus: false, words: 'free' })
  expect(shownPrice({ also: 'the move' })).toEqual({ pips: 0, bonus: false, words: 'the move' })
})

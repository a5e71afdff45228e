import { expect, test } from 'vitest'
import { pickState, NOT_IN_QUESTION, whyNotOf } from './squareWords'
import type { Picking } from '../props'

const asked: Picking = {
  kind: 'token',
  options: new Map([
    ['near', null],
    ['far', 'Out of reach.'],
  ]),
  onPick: () => {},
  onCancel: () => {},
}

test('every token that cannot be chosen tells why before it is tried, also who is not in question at all', () => {
  const told = ['near', 'far', 'friend'].map(id => [pickState(id, asked), whyNotOf(id, asked)])
  expect(told).toEqual([
    ['open', null],
    ['closed', 'Out of reach.'],
    ['closed', NOT_IN_QUESTION],
  ])
})

test('while no token is chosen none is closed', () => {
  const square: Picking = { kind: 'square', onPick: () => {}, onCancel: () => {} }
  for (const picking of [null, square]) {
    expect(pickState('near', picking)).toBe('none')
    expect(whyNotOf('near', picking)).toBeNull()
  }
})

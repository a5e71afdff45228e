import { expect, test } from 'vitest'
import type { ActionTable, Offer } from '~/engine'
import { cards as laidOut, priceOf } from './actions'

/** What these actions are is declared: their names say nothing. */
const DECLARED: ActionTable = {
  attack: { meaning: 'attack' },
  rush: { meaning: 'charge' },
  move: { meaning: 'walk' },
  creep: { meaning: 'walk', rank: -1 },
  moveOnly: { meaning: 'walk' },
  endTurn: { meaning: 'end' },
  pass: { meaning: 'end' },
  dropItem: { meaning: 'rare', rank: 1 },
  shortTask: { meaning: 'rare', rank: 2 },
  brandish: { meaning: 'rare', rank: 3 },
  interact: { meaning: 'rare', rank: 4 },
  command: { meaning: 'rare', rank: 5 },
  ready: { meaning: 'rare', rank: 6 },
  defensiveMove: { meaning: 'rare' },
}
const cards = (offers: readonly Offer[], vain?: readonly string[]) => laidOut(offers, DECLARED, vain)

const offer = (type: string, isOpen = true, group: Offer['group'] = 'main'): Offer => ({
  command: { type, by: 'c1' },
  name: type,
  group,
  cost: '1 action',
  hotkey: type[0]!,
  ...(!isOpen && { whyNot: { rule: 'X', code: 'no' } }),
})
const types = (offers: readonly Offer[]) => offers.map(({ command }) => command.type)

test('open actions keep the order of the rules, closed ones are apart, and so is the end of the turn', () => {
  const laid = cards([
    offer('attack'),
    offer('sprint', false),
    offer('guard'),
    offer('step', true, 'free'),
    offer('endTurn'),
  ])
  expect(types(laid.open)).toEqual(['attack', 'guard', 'step'])
  expect(types(laid.closed)).toEqual(['sprint'])
  expect(laid.end?.command.type).toBe('endTurn')
})

test('where there is much to do, what is seldom done goes behind More, and nothing else does', () => {
  const many = [
    'attack',
    'move',
    'guard',
    'wait',
    'brandish',
    'interact',
    'command',
    'ready',
    'shortTask',
    'step',
    'dropItem',
  ]
  const { open, rare } = cards(many.map(type => offer(type)))
  expect(types(rare)).toEqual(['dropItem', 'shortTask', 'brandish'])
  expect(types(open)).toEqual(['attack', 'move', 'guard', 'wait', 'interact', 'command', 'ready', 'step'])
  expect(cards(many.slice(0, 8).map(type => offer(type))).rare).toEqual([])
})

test('cards with long names that would take a third line go behind More as well, if they are seldom done', () => {
  const named = (type: string, name: string): Offer => ({ ...offer(type), name })
  const offers = [
    named('attack', 'Attack'),
    named('throw', 'Throw'),
    named('fullDefense', 'Full-Defense'),
    named('defensiveAttack', 'Defensive Attack'),
    named('defensiveMove', 'Defensive Attack without attacking'),
    named('heal', 'Heal check'),
    named('intimidate', 'Intimidation'),
    named('moveOnly', 'Move only'),
  ]
  expect(types(cards([...offers, offer('cast', false)]).rare)).toEqual(['defensiveMove'])
  expect(cards(offers.slice(0, 5)).rare).toEqual([])
})

test('Enter attacks, else goes where it can be done, and ends the turn when only small things are left', () => {
  const lit = (...offers: Offer[]) => cards(offers).lit?.command.type
  expect(lit(offer('guard'), offer('move'), offer('attack'))).toBe('attack')
  expect(lit(offer('guard'), offer('move', true, 'free'), offer('attack', false))).toBe('move')
  expect(lit(offer('attack', false), offer('guard'), offer('endTurn'))).toBe('guard')
  expect(lit(offer('attack', false), offer('step', true, 'free'), offer('endTurn', true, 'free'))).toBe('endTurn')
  expect(lit(offer('pass'))).toBe('pass')
  expect(lit(offer('attack', false))).toBeUndefined()
})

test('what came to nothing is not begun again by Enter', () => {
  const offers = [offer('guard'), offer('move'), offer('pass')]
  expect(cards(offers).lit?.command.type).toBe('move')
  expect(cards(offers, ['move']).lit?.command.type).toBe('pass')
  expect(cards([offer('attack'), ...offers], ['attack']).lit?.command.type).toBe('move')
  expect(cards([offer('move'), offer('guard')], ['move']).lit?.command.type).toBe('guard')
})

test('of several ways to attack or to go somewhere the one of the lower rank is lit, and then the first', () => {
  const lit = (...offers: Offer[]) => cards(offers).lit?.command.type
  expect(lit(offer('rush'), offer('attack'))).toBe('rush')
  expect(lit(offer('move'), offer('creep'))).toBe('creep')
})

test('a price is drawn as it is declared, and said in the words of the rules where it hangs on what is used', () => {
  const price = { pips: 2, bonus: false, words: 'ends the turn' }
  expect(priceOf(offer('deed'), { deed: { price } })).toBe(price)
  expect(priceOf({ ...offer('deed'), cost: '+1 to +6' }, {})).toEqual({ pips: 0, bonus: false, words: '+1 to +6' })
})

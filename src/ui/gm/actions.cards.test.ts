import { expect, test } from 'vitest'
import type { ActionTable, Offer } from '~/engine'
import { cards as laidOut, choiceAfter, priceOf } from './actions'

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
const cards = (offers: readonly Offer[], line?: number) => laidOut(offers, DECLARED, line)

const offer = (type: string, isOpen = true, group: Offer['group'] = 'main'): Offer => ({
  command: { type, by: 'c1' },
  name: type,
  group,
  cost: '1 action',
  hotkey: type[0]!,
  ...(!isOpen && { whyNot: { rule: 'X', code: 'no' } }),
})
const types = (offers: readonly Offer[]) => offers.map(({ command }) => command.type)

/** Room for as many as there are. */
const WIDE = 1_000

test('open actions keep the order of the rules, closed ones are apart, and so is the end of the turn', () => {
  const laid = cards(
    [offer('attack'), offer('sprint', false), offer('guard'), offer('step', true, 'free'), offer('endTurn')],
    WIDE,
  )
  expect(types(laid.open)).toEqual(['attack', 'guard', 'step'])
  expect(types(laid.closed)).toEqual(['sprint'])
  expect(laid.end?.command.type).toBe('endTurn')
})

test('what finds no room in one row goes behind More: what is seldom done, then what the rules list last', () => {
  const many = ['attack', 'move', 'guard', 'wait', 'brandish', 'interact', 'ready', 'step', 'dropItem', 'endTurn']
  const offers = many.map(type => offer(type))
  expect(types(cards(offers, WIDE).rare)).toEqual([])
  const { open, rare, end } = cards(offers, 120)
  expect(types(open)).toEqual(['attack', 'move', 'guard'])
  expect(types(rare)).toEqual(['wait', 'brandish', 'interact', 'ready', 'step', 'dropItem'])
  expect(end?.command.type).toBe('endTurn')
  expect(types(cards(offers, 170).rare)).toEqual(['brandish', 'interact', 'dropItem'])
})

test('to attack and to go somewhere stay in sight, however little room there is', () => {
  expect(types(cards([offer('guard'), offer('attack'), offer('rush'), offer('move')], 1).open)).toEqual([
    'attack',
    'rush',
    'move',
  ])
})

test('an attack and a way say that whom or where is still chosen, as the card of the next step has it', () => {
  const said = ['attack', 'charge', 'walk', 'end', 'rare', undefined] as const
  expect(said.map(choiceAfter)).toEqual(['whom?', 'whom?', 'where?', undefined, undefined, undefined])
})

test('a price is drawn as it is declared, and said in the words of the rules where it hangs on what is used', () => {
  const price = { pips: 2, bonus: false, words: 'ends the turn' }
  expect(priceOf(offer('deed'), { deed: { price } })).toBe(price)
  expect(priceOf({ ...offer('deed'), cost: '+1 to +6' }, {})).toEqual({ pips: 0, bonus: false, words: '+1 to +6' })
})

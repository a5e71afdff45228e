import { describe, expect, it } from 'vitest'
import type { Json } from '~/engine'
import { choiceOf } from '../../../test/parties/choiceOf'
import { enduranceTable, pool } from '../../../test/parties/endurance'
import type { Order, Sheet } from './state/sheet'
import type { Reaction } from './state/vocabulary'
import { standingOrder } from './commands'

/** A question to Fabian, who has 3 stamina and 3 focus and these orders; options in brackets are closed. */
function asked(
  key: string,
  options: readonly string[],
  orders: Partial<Record<Reaction, Order>>,
  change: Partial<Sheet> = {},
) {
  const { t, heroes, put } = enduranceTable()
  const who = put('Fabian', heroes, [1, 1], sheet => ({
    stamina: pool(12, 3),
    focus: pool(12, 3),
    ...change,
    orders: { ...sheet.orders, ...orders },
  }))
  return standingOrder(t.state, choiceOf(who, key, options))
}

const ask: Order = { when: 'ask', least: 0 }
const keep = (least: number): Order => ({ when: 'keep', least })

/** Each reaction with the question that it answers: how it is done, and how it is passed over. */
const REACTIONS: readonly [reaction: Reaction, key: string, act: string, pass: string][] = [
  ['dodge', 'attack.defend', 'dodge', 'none'],
  ['parry', 'attack.defend', 'parry:sword', 'none'],
  ['block', 'attack.block', 'shield', 'none'],
  ['intercept', 'attack.intercept', 'intercept', 'no'],
  ['fortify', 'conscious.fortify', 'fortify', 'fall'],
  ['fortify', 'effect.fortify', 'fortify', 'none'],
  ['resist', 'effect.resist', 'resist', 'none'],
]

describe.each(REACTIONS)('the standing order to %s at %s', (reaction, key, act, pass) => {
  const options = [pass, act]

  it('asks, or passes, or acts as long as enough is left END-REACT-04', () => {
    expect(asked(key, options, { [reaction]: ask })).toBeUndefined()
    expect(asked(key, options, {})).toBe(pass)
    // One of three is spent: two are left.
    expect(asked(key, options, { [reaction]: keep(2) })).toBe(act)
    expect(asked(key, options, { [reaction]: keep(3) })).toBe(pass)
  })

  it('passes where it is closed, whatever was ordered', () => {
    expect(asked(key, [pass, `(${act})`], { [reaction]: keep(0) })).toBe(pass)
  })
})

it('of two reactions the dodge comes first, and the parry where it is not ordered', () => {
  const options = ['none', 'parry:sword', 'dodge']
  expect(asked('attack.defend', options, { dodge: keep(0), parry: keep(0) })).toBe('dodge')
  expect(asked('attack.defend', options, { parry: keep(0) })).toBe('parry:sword')
  expect(asked('attack.defend', options, { parry: ask })).toBeUndefined()
})

it.each<[string, Partial<Sheet>, Json | undefined]>([
  ['attack.weapon', { attacks: 'best' }, 'usual'],
  ['attack.weapon', { attacks: 'ask' }, undefined],
  ['attack.how', { attacks: 'best' }, 'usual'],
  ['attack.how', { attacks: 'ask' }, undefined],
  ['attack.reroll', { attacks: 'best' }, 'usual'],
  ['attack.reroll', { attacks: 'ask' }, undefined],
  ['attack.target', { attacks: 'best' }, undefined],
  ['death.test', { cheatDeath: 'ask' }, undefined],
  ['death.test', { cheatDeath: 'roll' }, 'roll'],
  ['death.test', { cheatDeath: 'decline' }, 'decline'],
])('at %s with %o the answer is %s', (key, change, answer) => {
  expect(asked(key, ['usual', 'other'], {}, change)).toBe(answer)
})

it('nothing is done after a dodge by those who dodge by order', () => {
  expect(asked('dodge.after', ['shift'], { dodge: keep(0) })).toEqual([])
  expect(asked('dodge.after', ['shift'], { dodge: ask })).toBeUndefined()
})

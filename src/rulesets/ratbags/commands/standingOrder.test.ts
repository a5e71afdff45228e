import { expect, it } from 'vitest'
import type { Asked, Json } from '~/engine'
import { choiceOf } from '../../../../test/parties/choiceOf'
import { ratbagsTable } from '../../../../test/parties/ratbags'
import type { Sheet } from '../state/sheet'
import { standingOrder } from '.'

const ASKS: Sheet['orders'] = { attacks: 'ask', enhanced: 'ask', sunder: 'ask' }
const ITEMS = ['no', '(shield)', 'helmet', 'mail']

it.each<[Partial<Sheet['orders']>, string, readonly Json[], Asked['facts'], Json | undefined]>([
  [{ attacks: 'best' }, 'attack.weapon', ['usual', 'other'], {}, 'usual'],
  [{ attacks: 'best' }, 'act.when', ['usual', 'other'], {}, 'usual'],
  [{ attacks: 'ask' }, 'attack.weapon', ['usual', 'other'], {}, undefined],
  [{ attacks: 'ask' }, 'act.when', ['usual', 'other'], {}, undefined],
  [{ enhanced: 'take' }, 'attack.enhanced', ['take', 'plain'], {}, 'take'],
  [{ enhanced: 'ask' }, 'attack.enhanced', ['take', 'plain'], {}, undefined],
  [{ sunder: 'critical' }, 'sunder.item', ITEMS, { wounds: true }, 'helmet'],
  [{ sunder: 'critical' }, 'sunder.item', ITEMS, { wounds: false }, 'no'],
  [{ sunder: 'critical' }, 'sunder.item', ['no', '(shield)'], { wounds: true }, 'no'],
  [{ sunder: 'never' }, 'sunder.item', ITEMS, { wounds: true }, 'no'],
  [{ sunder: 'ask' }, 'sunder.item', ITEMS, { wounds: true }, undefined],
  [{ attacks: 'best' }, 'attack.target', ['usual', 'other'], {}, undefined],
])('with %o the answer to %s is an order: %j, %o', (orders, key, options, facts, answer) => {
  const { t, heroes, put } = ratbagsTable()
  const who = put('Dara', heroes, [1, 1], { orders: { ...ASKS, ...orders } })
  expect(standingOrder(t.state, choiceOf(who, key, options, facts))).toBe(answer)
  expect(standingOrder(t.state, choiceOf('gm', key, options, facts)), 'the GM has no orders').toBeUndefined()
})

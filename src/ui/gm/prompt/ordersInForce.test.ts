import { expect, test } from 'vitest'
import { enduranceTable, reacting } from '../../../../test/parties/endurance'
import { ordersInForce } from './ordersInForce'

test('standing orders that were given are listed with whoever has them, those alike together, and with what they were', () => {
  const { t, heroes, guards, put } = enduranceTable()
  put('Boudica', heroes, [4, 5])
  const [one, other] = [5, 6].map(x => put('guard', guards, [x, 5], () => reacting()))
  const before = ordersInForce(t.ruleset, t.state).map(({ words }) => words)
  expect(before).not.toContain('Dodge: keep')
  t.set(one!, ['orders', 'dodge'], { when: 'keep', least: 0 }).set(other!, ['orders', 'dodge'], {
    when: 'keep',
    least: 0,
  })
  expect(ordersInForce(t.ruleset, t.state)).toContainEqual({
    words: 'Dodge: keep',
    who: [one, other],
    path: ['orders', 'dodge', 'when'],
    usual: 'ask',
  })
})

test('nobody has an order to whom none was given', () => {
  const { t, heroes, put } = enduranceTable()
  put('Boudica', heroes, [4, 5], () => ({ orders: t.ruleset.state.sheet.blank().orders }))
  expect(ordersInForce(t.ruleset, t.state).filter(({ path }) => path[0] === 'orders')).toEqual([])
})

import { expect, it } from 'vitest'
import { begin, enduranceTable, reacting } from '../parties/endurance'
import { Stakes } from './stakes'

/** A guard has hit Roland. Before Roland answers, the GM has another one strike him as well, and that he blocks. */
function struckInBetween() {
  const { t, heroes, guards, put } = enduranceTable()
  const [one, other] = [put('guard', guards, [5, 5]), put('guard', guards, [4, 6])]
  const roland = put('Roland', heroes, [4, 5], () => reacting('block'))
  begin(t, { author: guards })
    .do('takeTurn', one)
    .do('attack', one, { 'attack.target': roland })
    .roll('attack.dice', 6, 6, 5)
  t.open.forEach(ask => expect([ask.key, ask.of]).toEqual(['attack.block', roland]))
  const struck = { type: 'attack', by: other, force: true, with: { 'attack.target': roland } } as const
  expect(t.fight.ruling({ key: 'gm.run', command: struck }).no).toBeUndefined()
  t.enter('attack.weapon').roll('attack.dice', 2, 2, 5)
  return t
}

it('what a block states of one blow is not held against another that the GM has had struck in between', () => {
  const t = struckInBetween()
  const heard = () => new Stakes({ ruleset: t.ruleset, fight: t.fight } as never)
  const [aware, unaware] = [heard(), heard()]
  aware.dropped()
  for (const stakes of [aware, unaware]) stakes.given(t.open[0]!, 'shield')
  t.choose('attack.block', 'shield')
  expect(t.open).toEqual([])
  expect(t.said('damaged')).toHaveLength(1)
  expect(() => unaware.told()).toThrow('attack.block states what damaged tells as taken')
  expect(() => aware.told()).not.toThrow()
})

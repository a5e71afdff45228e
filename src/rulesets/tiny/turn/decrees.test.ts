import { expect, it } from 'vitest'
import { pass, start, tinyTable } from '../../../../test/parties/tiny'

/** Three in the order a, b, c; the first has the turn. */
function fight() {
  const { t, heroes, foes, put } = tinyTable()
  const [a, b, c] = [put('A', heroes, [1, 1]), put('B', foes, [15, 9]), put('C', foes, [15, 5])]
  start(t, a, b, c)
  const decree = (who: string, what: string) => t.do('decree', 'gm', { who: [who], what })
  return { t, a, b, c, decree, order: () => t.state.turn!.order.map(({ who }) => who) }
}

it('the turn that the GM takes away is passed over once TINY-GM-01', () => {
  const { t, a, b, c, decree } = fight()
  decree(b, 'losesTurn')
  expect(t.state.combatants[b]!.skips).toBe(true)
  pass(t, a)
  expect(t.state.turn!.who).toBe(c)
  expect(t.said('turn')[0]!.rules).toEqual(['TINY-GM-01', 'TINY-TURN-02', 'TINY-TURN-04'])
  expect(t.state.combatants[b]!.skips).toBeUndefined()
  pass(t, c, a)
  expect(t.state.turn!.who).toBe(b)
  decree(b, 'losesTurn')
  expect(t.state.turn!.who).toBe(c)
})

it('whoever acts now ends the turn that is on, and stays before whoever would have come next TINY-GM-01', () => {
  const { t, a, b, c, decree, order } = fight()
  decree(c, 'actsNow')
  expect(t.state.turn!.who).toBe(c)
  expect(order()).toEqual([a, c, b])
  pass(t, c)
  expect(t.state.turn!.who).toBe(b)
  decree(c, 'actsNow')
  expect(t.state.turn!.who).toBe(c)
  pass(t, c)
  expect(t.state.turn!).toMatchObject({ who: a, round: 2 })
})

it('whoever acts once more after the own turn has the same place TINY-GM-01', () => {
  const { t, a, b, decree, order } = fight()
  const before = order()
  pass(t, a)
  expect(t.state.turn!.who).toBe(b)
  decree(a, 'actsNow')
  expect(t.state.turn!.who).toBe(a)
  expect(new Set(order())).toEqual(new Set(before))
})

it('a turn that is lost is not lost in the next combat TINY-GM-01 TINY-END-03', () => {
  const { t, b, decree } = fight()
  decree(b, 'losesTurn')
  t.do('end')
  expect(t.state.combatants[b]).not.toHaveProperty('skips')
})

it('whoever has surrendered goes down without a hit point as anybody else TINY-GM-01 TINY-DEATH-16', () => {
  const { t, b, decree } = fight()
  decree(b, 'surrenders')
  t.do('adjust', 'gm', { who: [b], pool: 'hp', by: -99 })
  expect(t.sheet(b)).toMatchObject({ hp: { cur: 0 }, status: { condition: 'defeated' } })
})

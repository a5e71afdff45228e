import { expect, it } from 'vitest'
import { begin, count, declares, hallowedTable, pool, reveal, sword } from '../../../../test/parties/hallowed'

it('whoever loses the turn on the count that is on does nothing on it, and the others do HAL-GM-01', () => {
  const { t, heroes, monsters, put } = hallowedTable()
  const [ann, bea] = [0, 1].map(y => put(['Ann', 'Bea'][y]!, heroes, [2, y], { weapons: [sword] }))
  const orc = put('Orc', monsters, [3, 1], { wounds: pool(40) })
  begin(t, 1, 1, 12)
  for (const who of [ann!, bea!]) declares(t, who, 'attack', { 'attack.weapon': '0' })
  reveal(t)
  count(t)
  expect(t.open[0]).toMatchObject({ key: 'attack.target', of: ann })
  t.ruleIn('decree', { who: [bea!], what: 'losesTurn' })
  t.choose('attack.target', orc).roll('attack.die', 1)
  const { entries } = t.state.turn!
  expect(entries.filter(({ who }) => who !== orc).map(({ who, state }) => [who, state])).toEqual([
    [ann, 'done'],
    [bea, 'lost'],
  ])
})

it('whoever loses the turn over the own choice does not act by it HAL-GM-01', () => {
  const { t, heroes, monsters, put } = hallowedTable()
  const ann = put('Ann', heroes, [2, 0], { weapons: [sword] })
  const orc = put('Orc', monsters, [3, 0])
  begin(t, 1, 12)
  declares(t, ann, 'attack', { 'attack.weapon': '0' })
  reveal(t)
  count(t)
    .ruleIn('decree', { who: [ann], what: 'losesTurn' })
    .choose('attack.target', orc)
  expect(t.open).toEqual([])
  expect(t.state.turn!.entries[0]).toMatchObject({ state: 'lost' })
  expect(t.sheet(ann).round.actions).toBe(0)
})

it('whoever falls by the GM’s word is on Full-Defense no more HAL-GM-01 HAL-ACT-13', () => {
  const { t, heroes, monsters, put } = hallowedTable()
  const ann = put('Ann', heroes, [2, 0], { weapons: [sword] })
  put('Orc', monsters, [3, 0])
  t.set(ann, ['status', 'fullDefense'], true)
  t.do('decree', 'gm', { who: [ann], what: 'falls' })
  expect(t.sheet(ann).status.fullDefense).toBe(false)
})

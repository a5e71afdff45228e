import { expect, it } from 'vitest'
import { smallestTable } from './party'

it('a fight goes from the first turn to the last hit point SMALL-TURN-01 SMALL-TURN-02 SMALL-ACT-01', () => {
  const { t, heroes, foes, put } = smallestTable('12x6')
  const [ann, orc] = [put('Ann', heroes, [1, 1]), put('Orc', foes, [4, 1])]
  t.do('begin')
  expect(t.refusal('attack', ann)?.code).toBe('noTarget')
  t.do('move', ann).walk('move.path', [2, 1], [3, 1]).do('attack', ann).roll('attack.dice', 9)
  expect(t.told).toContain('Ann misses Orc.')
  t.do('guard', orc).do('attack', ann).roll('attack.dice', 14).roll('attack.damage', 3)
  expect(t.sheet(orc).hp.cur).toBe(3)
  t.do('attack', orc).roll('attack.dice', 9)
  t.do('attack', ann).roll('attack.dice', 20).roll('attack.damage', 4)
  expect(t.ruleset.display.badges(t.state.combatants[orc]!, t.state).map(({ code }) => code)).toEqual(['down'])
  t.do('end')
  expect(t.state.phase).toBe('over')
})

it('who is on guard is hit on 4 more, and a 20 hits anyway SMALL-ACT-02 SMALL-ATK-01 SMALL-OPT-01', () => {
  const { t, heroes, foes, put } = smallestTable('12x6')
  const [ann, orc] = [put('Ann', heroes, [1, 1]), put('Orc', foes, [2, 1])]
  t.do('begin').do('guard', ann).do('attack', orc).roll('attack.dice', 13)
  expect(t.sheet(ann).hp.cur).toBe(6)
  t.do('guard', ann).do('attack', orc).roll('attack.dice', 20).roll('attack.damage', 6)
  expect(t.sheet(ann).hp.cur).toBe(0)
  expect(t.said('falls')).toHaveLength(1)
})

it('a hit takes a die of hit points, and who has none is down SMALL-ATK-02 SMALL-ATK-03', () => {
  const { t, heroes, foes, put } = smallestTable('12x6')
  const [ann, orc] = [put('Ann', heroes, [1, 1]), put('Orc', foes, [2, 1])]
  t.do('begin').do('attack', ann).roll('attack.dice', 10).roll('attack.damage', 6)
  expect(t.sheet(orc).status.guarding).toBe(false)
  expect(t.ruleset.display.isOut(t.state.combatants[orc]!)).toBe(true)
})

it('says why something is refused SMALL-TURN-02 SMALL-ACT-01 SMALL-ATK-01', () => {
  const { t, heroes, foes, put } = smallestTable('12x6')
  const [ann, orc] = [put('Ann', heroes, [1, 1]), put('Orc', foes, [4, 1])]
  const why = (type: string, by = ann) => t.refusal(type, by)?.code
  expect(why('guard')).toBe('notBegun')
  expect(t.ruleset.commands.walk(t.state, t.terrain, ann).route([t.cell([4, 1])]).whyNot?.code).toBe('endOccupied')
  t.do('begin')
  expect(why('guard', orc)).toBe('othersTurn')
  expect(why('attack')).toBe('noTarget')
  t.do('move', ann)
  expect(t.refusedAnswer('move.path', [t.cell([4, 1])])?.code).toBe('noWay')
  t.walk('move.path', [2, 1])
  expect(why('move')).toBe('hasMoved')
  t.do('place', 'gm', { who: orc, cell: null }).do('pass', ann)
  expect(why('move', orc)).toBe('notOnMap')
})

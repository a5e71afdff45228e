import { expect, it } from 'vitest'
import { begin as beginEndurance, enduranceTable } from '../../../test/parties/endurance'
import { begin as beginHallowed, hallowedTable } from '../../../test/parties/hallowed'
import { begin as beginMurdham, murdhamTable } from '../../../test/parties/murdham'
import { begin as beginRatbags, ratbagsTable } from '../../../test/parties/ratbags'
import type { Table } from '../../../test/table'
import { start, tinyTable } from '../../../test/parties/tiny'
import type { TableTypes } from '../map/setBoard'

/** A fight of one against one, by each of the rules, that begins and ends. */
const FIGHTS: { readonly [ruleset: string]: () => void } = {
  endurance() {
    const { t, heroes, guards, put } = enduranceTable()
    put('Ann', heroes, [1, 1])
    put('Foe', guards, [8, 1])
    expectEnds(beginEndurance(t))
  },
  hallowed() {
    const { t, heroes, monsters, put } = hallowedTable()
    put('Ann', heroes, [1, 1])
    put('Foe', monsters, [8, 1])
    expectEnds(beginHallowed(t, 5, 3))
  },
  murdham() {
    const { t, heroes, foes, put } = murdhamTable()
    put('Ann', heroes, [1, 1])
    put('Foe', foes, [8, 1])
    expectEnds(beginMurdham(t, heroes))
  },
  ratbags() {
    const { t, heroes, foes, put } = ratbagsTable()
    put('Ann', heroes, [1, 1])
    put('Foe', foes, [8, 1])
    expectEnds(beginRatbags(t))
  },
  tiny() {
    const { t, heroes, foes, put } = tinyTable()
    expectEnds(start(t, put('Ann', heroes, [1, 1]), put('Foe', foes, [8, 1])))
  },
}

function expectEnds<R extends TableTypes>(t: Table<R>): void {
  const [ann, foe] = Object.keys(t.state.combatants) as [string, string]
  const until = { round: 9, of: foe, when: 'end' }
  t.do('marker.add', 'gm', { on: [ann], words: 'blessed', until, shared: true })
  t.do('marker.add', 'gm', { on: [ann], words: 'cursed', until: null })
  // In Ratbags the GM is asked for a rest right after.
  t.do('end', 'gm', {}, undefined, { 'end.rest': 'noRest' })
  expect(t.state.phase).toBe('over')
  expect(Object.values(t.state.effects).map(({ words }) => words)).toEqual(['cursed'])
  expect(t.told.slice(t.told.findIndex(line => line.startsWith('Combat is over')) + 1)).toContain('Ann: blessed ends.')
  expect(t.heard).toContain('Ann: blessed ends.')
}

it.each(Object.entries(FIGHTS))(
  'in %s what waits for a turn ends with combat and is named, what has no end stays',
  (_, check) => check(),
)

it('the ways of the last turns are gone with combat', () => {
  const { t, heroes, guards, put } = enduranceTable()
  const ann = put('Ann', heroes, [0, 0])
  put('Foe', guards, [8, 3])
  beginEndurance(t)
    .do('takeTurn', ann)
    .do('move', ann, { 'move.path': [t.cell([1, 0])] })
  expect(t.state.board.trails).toHaveProperty(ann)
  t.do('end')
  expect(t.state.board.trails).toBeUndefined()
  expect(t.refusal('putBack', 'gm', { who: [ann] })).toMatchObject({ code: 'nobodyWalked' })
})

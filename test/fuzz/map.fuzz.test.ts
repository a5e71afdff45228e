import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openFight, type Json, type Row } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { endurance } from '~/rulesets/endurance'
import type { Endurance } from '~/rulesets/endurance/state/types'
import { createTerrain, newEncounter } from '~/table'
import { partySight } from '~/table/sight/partySight'
import { asPlayersKnow } from '~/table/public/asPlayersKnow'
import { publicMap } from '~/table/public/publicMap'
import { zonesOf } from '~/table/drawn/zonesOf'
import { deepFreeze } from './deepFreeze'
import { isPlain } from './isPlain'

const WIDTH = 9
const HEIGHT = 7
const map = gridMap({
  width: WIDTH,
  height: HEIGHT,
  walls: [{ x1: 4, y1: 0, x2: 4, y2: 5, kind: 'wall' }],
  portals: [{ id: 'gate', segment: { x1: 4, y1: 5, x2: 4, y2: 6, kind: 'door' }, closed: true }],
  lights: [{ x: 7.5, y: 2.5, range: 2 }],
})
/** Is in the names of whoever the players must not hear of. */
const CANARY = ['can', 'ary'].join('')

const cell = fc.nat(WIDTH * HEIGHT - 1)
const squares = fc
  .tuple(cell, fc.integer({ min: 1, max: 9 }))
  .map(([start, length]) => [start, Math.min(length, WIDTH * HEIGHT - start)])
const coordinate = fc.integer({ min: -2, max: 4 * 9 }).map(n => n * 256)
const at = fc.tuple(coordinate, coordinate, coordinate, coordinate)
const kind = fc.constantFrom('wall', 'door', 'window', 'object')
const wall = fc.constantFrom('m0', 'gate', 'w5', 'w6', 'w7', 'w8', 'w12')
const who = fc.constantFrom('c3', 'c4')
const word = <T extends string>(...words: T[]) => fc.constantFrom(...words)
const record = fc.record
const command = (type: string, given: fc.Arbitrary<object>) =>
  given.map(with_ => ({ type, given: with_ as { [key: string]: Json } }))

const commands = fc.oneof(
  command('wall.add', record({ list: fc.array(record({ kind, at }), { minLength: 1, maxLength: 3 }) })),
  command('wall.edit', record({ wall, kind, at })),
  command('wall.remove', record({ walls: fc.array(wall, { minLength: 1, maxLength: 2 }) })),
  command('door', record({ door: wall, to: word('open', 'closed') })),
  command('paint', record({ squares, ground: fc.constantFrom('difficult', 'blocking', 'hazardous', 'cover', null) })),
  command('fog', record({ mode: word('off', 'hand', 'sight'), dark: fc.boolean(), forget: fc.boolean() })),
  command('fog.paint', record({ squares, as: word('shown', 'hidden', 'sight') })),
  command('zone.paint', record({ squares, zone: fc.constantFrom('new', 'z5', 'z6', null) })),
  command('zone.size', record({ size: fc.integer({ min: 1, max: 6 }) })),
  command('place', record({ who, cell: fc.oneof(cell, fc.constant(null)) })),
  command('picture', record({ who: who.map(id => [id]), picture: fc.constantFrom('face', 'mask', null) })),
  command('combatant.edit', record({ who, light: fc.constantFrom(1, 3, null) })),
  command(
    'area.add',
    record({
      shape: record({
        kind: fc.constant('circle'),
        radius: fc.integer({ min: 1, max: 4 }),
        at: fc.tuple(coordinate, coordinate),
      }),
    }),
  ),
)

it('whatever is done to the map can be replayed, undone and kept; the players know no less than they see, and nobody unseen', () => {
  fc.assert(
    fc.property(fc.array(commands, { maxLength: 14 }), fc.nat(), (list, back) => {
      const terrain = createTerrain(map)
      const start = deepFreeze(newEncounter<Endurance>(endurance, 'm'))
      const fight = openFight<Endurance>({ ruleset: endurance, terrain, state: start })
      const rows: Row[] = []
      const gm = (type: string, given: { [key: string]: Json }) => {
        const before = fight.state
        const did = fight.do({ type, by: 'gm', with: given })
        if (did.no) expect(fight.state).toBe(before)
        else rows.push(...did.rows)
        return !did.no
      }
      gm('side.add', { name: 'Heroes', show: 'exact' })
      gm('side.add', { name: 'Foes' })
      gm('join', {
        list: [
          { name: 'Roland', side: 's1', cell: 20 },
          { name: CANARY, side: 's2', cell: 26 },
        ],
      })
      const states = [fight.state]
      for (const { type, given } of list) if (gm(type, given)) states.push(fight.state)
      deepFreeze(fight.state)
      const { state } = fight
      expect(endurance.state.problem(state)).toBeUndefined()
      expect(isPlain(state)).toBe(true)

      const sizeOf = endurance.state.footprint
      const { visible, known } = partySight(sizeOf, state, terrain)
      expect(visible.every((is, i) => !is || known[i] === 1)).toBe(true)
      const foe = state.combatants.c4!.cell
      const seen = JSON.stringify([
        endurance.display.view(asPlayersKnow(endurance, state, terrain), null),
        publicMap(sizeOf, state, terrain),
      ])
      if (state.board.fog?.mode === 'sight' && foe !== null) expect(seen.includes(CANARY)).toBe(visible[foe] === 1)
      const zones = zonesOf(state.board, terrain)
      expect(zones.zones.reduce((sum, zone) => sum + zone.squares.length, 0)).toBe(
        terrain.at(state.board).solid.filter(is => is === 0).length,
      )

      // From the rows alone, on a map compiled anew, the same state comes back, and the same is seen.
      const again = openFight<Endurance>({
        ruleset: endurance,
        terrain: createTerrain(map),
        state: start,
        rows: JSON.parse(JSON.stringify(rows)) as Row[],
      })
      expect(again.state).toEqual(state)
      expect(partySight(sizeOf, again.state, createTerrain(map))).toEqual({ visible, known })
      const step = back % states.length
      fight.go({ done: 3 + step, entries: null })
      expect(fight.state).toEqual(states[step])
      expect(partySight(sizeOf, fight.state, terrain)).toEqual(partySight(sizeOf, fight.state, createTerrain(map)))
      fight.go({ done: 0, entries: null })
      expect(fight.state).toEqual(start)
    }),
    { numRuns: 150 },
  )
})

import type { Command, Id, Json } from '~/engine'
import { segmentsIn, UNIT } from '~/grid/lines'
import { hides } from '~/table/public/asPlayersKnow'
import { FACES, type Moment } from '../fights/moment'
import { foeSheet } from '../fights/systems'
import { cellFor, isHiddenAnywhere, junk, type About } from '../scramblers/scrambler'

type Given = readonly [name: string, type: string, given: { [key: string]: Json }]

/** A command of the GM about something that the players do not know of; null: there is none just now. */
export function secretCommand(moment: Moment, about: About): { name: string; command: Command } | null {
  const { state, terrain, ruleset } = moment
  const { chance, hidden, unseen, unknown, deep, width, height, isByHand, isDark, visible } = about
  const some = <T>(list: readonly T[], make: (one: T) => readonly Given[]): readonly Given[] =>
    list.length > 0 ? make(chance.pick(list)) : []
  const isMovable = (id: Id) => !isDark || !state.combatants[id]!.light
  const anywhere = hidden.filter(id => isHiddenAnywhere(moment, about, id) && isMovable(id))
  const outOfSight = hidden.filter(
    id => !anywhere.includes(id) && isMovable(id) && ruleset.state.footprint(state.combatants[id]!.sheet) === 1,
  )
  const hurt = (name: string, id: Id): Given[] => {
    const [pool] = ruleset.display.pools(state.combatants[id]!)
    // Whoever falls hides no more in Tiny, so the last point of somebody in hiding is no secret [P5].
    const comesOut = ruleset.id === 'tiny' && pool?.cur === 1 && hides(ruleset, state, id)
    return comesOut ? [] : [[name, 'adjust', { who: [id], pool: pool?.key ?? '', by: -1 }]]
  }
  const doors = terrain
    .drawn(state.board)
    .portals.filter(({ segment }) => segmentsIn(terrain.map, segment, visible).length === 0)
  const newcomer: Json = {
    name: junk(),
    side: chance.pick(Object.keys(state.sides)),
    cell: chance.in100(50) ? null : cellFor(about, 4),
    known: 'absent',
    sheet: foeSheet(about.system, chance) as Json,
  }
  const shape: Json = { kind: 'circle', radius: 2, at: [UNIT, UNIT] }
  const list: readonly Given[] = [
    ...some(Object.keys(state.combatants), who => [
      ['notes', 'combatant.edit', { who, notes: junk() }],
      ['elevation', 'combatant.edit', { who, elevation: 'up' }],
      ['marker', 'marker.add', { on: [who], words: junk(), shared: false, until: null }],
    ]),
    ['area', 'area.add', { shape, name: junk(), shared: false }],
    ['side', 'side.add', { name: junk() }],
    ['entrance', 'entrance', { cell: chance.below(width * height) }],
    ['roll', 'roll', { notation: '3d6', words: junk(), open: false }],
    ['join', 'join', { list: [newcomer] }],
    ...some(
      Object.values(state.effects).filter(effect => !effect.shared),
      ({ id }) => [['unmark', 'marker.remove', { marker: id }]],
    ),
    ...some(anywhere, who => [
      ['name', 'combatant.edit', { who, name: junk(), letter: 'Z' }],
      ['place', 'place', { who, cell: chance.in100(30) ? null : cellFor(about, 4) }],
      ['picture', 'picture', { who: [who], picture: chance.pick(FACES) }],
      ['leave', 'leave', { who: [who], how: 'fled' }],
      ['markerOnHidden', 'marker.add', { on: [who], words: junk(), shared: true, until: null }],
      ...hurt('pool', who),
    ]),
    ...some(outOfSight, who => [
      ['placeOutOfSight', 'place', { who, cell: chance.in100(30) || unseen.length === 0 ? null : chance.pick(unseen) }],
      ['leaveOutOfSight', 'leave', { who: [who], how: 'fled' }],
      ['markerOutOfSight', 'marker.add', { on: [who], words: junk(), shared: true, until: null }],
      ...hurt('poolOutOfSight', who),
    ]),
    ...some(unknown, cell => [
      ['ground', 'paint', { squares: [cell, 1], ground: chance.pick(['difficult', 'hazardous', 'cover']) }],
      ['zone', 'zone.paint', { squares: [cell, 1], zone: 'new', name: junk() }],
    ]),
    ...some(doors, ({ id }) => [
      ['door', 'door', { door: id, to: chance.pick(['open', 'closed', 'locked', 'unlocked']) }],
    ]),
    ...some(isByHand ? [] : deep, cell => {
      const [x, y] = [(cell % width) * UNIT, Math.floor(cell / width) * UNIT]
      const at = y / UNIT < height ? [x, y, x + UNIT, y] : [x, y, x, y]
      return [['wall', 'wall.add', { list: [{ kind: chance.pick(['wall', 'door', 'window', 'object']), at }] }]]
    }),
  ]
  const [name, type, given] = chance.pick(list)
  return { name: `command ${name}`, command: { type, by: 'gm', with: given } }
}

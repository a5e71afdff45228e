import { reason } from '~/engine/reason'
import type { Offer, RulesetTypes, Snapshot } from '~/engine/types'

/** What the GM may do at the table at any time; begin and end by the phase. */
export function tableOffers<R extends RulesetTypes>(s: Snapshot<R>): Offer[] {
  const gm = (type: string, name: string, hotkey = ''): Offer => ({
    command: { type, by: 'gm' },
    name,
    group: 'gm',
    cost: '',
    hotkey,
  })
  const placed = Object.values(s.combatants).some(c => !c.gone && c.cell !== null)
  const begin = gm('begin', 'Begin combat')
  const end = gm('end', 'End combat')
  const remove = gm('remove', 'Remove')
  const putBack = gm('putBack', 'Put back where the turn began')
  if (!s.board.trails) putBack.whyNot = reason('table', 'nobodyWalked')
  if (s.phase === 'combat') {
    begin.whyNot = reason('table', 'begun')
    remove.whyNot = reason('table', 'leaveInstead')
  } else if (!placed) begin.whyNot = reason('table', 'nobody')
  if (s.phase !== 'combat') end.whyNot = reason('table', 'notBegun')
  return [
    begin,
    end,
    gm('join', 'Add combatants'),
    gm('leave', 'Leave the fight'),
    gm('return', 'Return to the fight'),
    remove,
    gm('place', 'Place a token'),
    gm('place.several', 'Place several tokens'),
    putBack,
    gm('combatant.edit', 'Rename'),
    gm('picture', 'Picture on a token'),
    gm('known', 'Reveal or hide', 'v'),
    gm('adjust', 'Change a pool'),
    gm('side.add', 'Add a side'),
    gm('side.edit', 'Edit a side'),
    gm('side.remove', 'Remove a side'),
    gm('door', 'Open or close a door or window'),
    gm('paint', 'Paint ground'),
    gm('wall.add', 'Draw walls'),
    gm('wall.edit', 'Change a wall'),
    gm('wall.remove', 'Take walls away'),
    gm('zone.size', 'Size of the zones'),
    gm('zone.paint', 'Paint a zone'),
    gm('zone.edit', 'Name a zone'),
    gm('fog', 'What the players see'),
    gm('fog.paint', 'Show or hide parts of the map'),
    gm('area.add', 'Lay an area on the map'),
    gm('area.edit', 'Change an area'),
    gm('area.remove', 'Take areas away'),
    gm('marker.add', 'Add a marker', 'c'),
    gm('marker.remove', 'Remove a marker'),
    gm('settings', 'House rules'),
    gm('gm.set', 'Set a value'),
    gm('roll', 'Roll dice'),
  ]
}

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
    gm('combatant.edit', 'Rename'),
    gm('known', 'Reveal or hide', 'v'),
    gm('adjust', 'Change a pool'),
    gm('side.add', 'Add a side'),
    gm('side.edit', 'Edit a side'),
    gm('side.remove', 'Remove a side'),
    gm('door', 'Open or close a door'),
    gm('paint', 'Paint ground'),
    gm('show', 'Show a part of the map'),
    gm('unshow', 'Hide a part of the map'),
    gm('marker.add', 'Add a marker', 'c'),
    gm('marker.remove', 'Remove a marker'),
    gm('settings', 'House rules'),
    gm('gm.set', 'Set a value'),
    gm('roll', 'Roll dice'),
  ]
}

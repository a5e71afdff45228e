import { reason } from '~/engine/reason'
import type { ActionNote, ActionTable, Offer, Reason, ShownPrice } from '~/engine/command'
import type { Combatant, Decider, RulesetTypes, Snapshot } from '~/engine/snapshot'
import type { TableTypes } from '../map/setBoard'
import { priceWords, shownPrice } from '../words/costWords'

/** One thing that a combatant can do by its rules: what it is, and why it cannot be done now. */
export interface Declared<R extends RulesetTypes> extends ActionNote, Pick<Offer, 'name' | 'group' | 'hotkey'> {
  type: string
  whyNot(s: Snapshot<R>, terrain: R['terrain'], c: Combatant<R>): Reason | undefined
}

/** The same with what it costs in words. */
export interface Action<R extends RulesetTypes> extends Declared<R> {
  costWords: string
  price?: ShownPrice
}

/** Actions as they are declared. The words are put together once: offers are asked for at each command. */
export const actionList = <R extends RulesetTypes, More = unknown>(
  declared: readonly (Declared<R> & More)[],
): readonly (Action<R> & More)[] =>
  declared.map(one => ({
    ...one,
    costWords: one.cost ? priceWords(one.cost) : '',
    ...(one.cost && { price: shownPrice(one.cost) }),
  }))

/** What is declared of these actions, and of the commands of the table that every ruleset has. */
export const actionTable = (
  ...lists: readonly (readonly (ActionTable[string] & { type: string })[])[]
): ActionTable => ({
  begin: { alone: true },
  end: { alone: true },
  ...Object.fromEntries(lists.flat().map(one => [one.type, one])),
})

/** All of these, the closed ones with the reason. `only`: no other is looked for. Nobody is offered nothing. */
export function offersFrom<R extends RulesetTypes>(
  actions: readonly Action<R>[],
  s: Snapshot<R>,
  terrain: R['terrain'],
  of: Decider,
  only?: string,
): Offer[] {
  const c = s.combatants[of]
  if (!c) return []
  const asked = only === undefined ? actions : actions.filter(({ type }) => type === only)
  return asked.map(({ type, name, group, costWords: cost, hotkey, whyNot }) => {
    const refused = whyNot(s, terrain, c)
    return { command: { type, by: of }, name, group, cost, hotkey, ...(refused && { whyNot: refused }) }
  })
}

/** Something that the GM can do. */
export function gmOffer(type: string, name: string, hotkey = '', whyNot?: Reason): Offer {
  return { command: { type, by: 'gm' }, name, group: 'gm', cost: '', hotkey, ...(whyNot && { whyNot }) }
}

/** What the GM may do at the table at any time; begin and end by the phase. */
export function tableOffers<R extends TableTypes>(s: Snapshot<R>): Offer[] {
  const placed = Object.values(s.combatants).some(c => !c.gone && c.cell !== null)
  const begin = gmOffer('begin', 'Begin combat')
  const end = gmOffer('end', 'End combat')
  const remove = gmOffer('remove', 'Remove')
  const putBack = gmOffer('putBack', 'Put back where the turn began')
  if (!s.board.trails) putBack.whyNot = reason('table', 'nobodyWalked')
  if (s.phase === 'combat') {
    begin.whyNot = reason('table', 'begun')
    remove.whyNot = reason('table', 'leaveInstead')
  } else if (!placed) begin.whyNot = reason('table', 'nobody')
  if (s.phase !== 'combat') end.whyNot = reason('table', 'notBegun')
  return [
    begin,
    end,
    gmOffer('join', 'Add combatants'),
    gmOffer('wave.add', 'Add a wave'),
    gmOffer('wave.edit', 'Change a wave'),
    gmOffer('wave.remove', 'Remove a wave'),
    gmOffer('wave.enter', 'A wave comes in'),
    gmOffer('leave', 'Leave the fight'),
    gmOffer('return', 'Return to the fight'),
    remove,
    gmOffer('place', 'Place a token'),
    gmOffer('place.several', 'Place several tokens'),
    putBack,
    gmOffer('combatant.edit', 'Rename'),
    gmOffer('picture', 'Picture on a token'),
    gmOffer('known', 'Reveal or hide', 'v'),
    gmOffer('decree', 'Decree'),
    gmOffer('adjust', 'Change a pool'),
    gmOffer('side.add', 'Add a side'),
    gmOffer('side.edit', 'Edit a side'),
    gmOffer('side.remove', 'Remove a side'),
    gmOffer('door', 'Open or close a door or window'),
    gmOffer('paint', 'Paint ground'),
    gmOffer('wall.add', 'Draw walls'),
    gmOffer('wall.edit', 'Change a wall'),
    gmOffer('wall.remove', 'Take walls away'),
    gmOffer('zone.size', 'Size of the zones'),
    gmOffer('zone.paint', 'Paint a zone'),
    gmOffer('zone.edit', 'Name a zone'),
    gmOffer('fog', 'What the players see'),
    gmOffer('fog.paint', 'Show or hide parts of the map'),
    gmOffer('area.add', 'Lay an area on the map'),
    gmOffer('area.edit', 'Change an area'),
    gmOffer('area.remove', 'Take areas away'),
    gmOffer('notes', 'Notes on the fight'),
    gmOffer('public.name', 'Name for the players'),
    gmOffer('entrance', 'Where the heroes enter'),
    gmOffer('pin.add', 'Write notes on the map'),
    gmOffer('pin.edit', 'Change a note on the map'),
    gmOffer('pin.remove', 'Take notes off the map'),
    gmOffer('map', 'Change the map'),
    gmOffer('map.picture', 'Picture under the map'),
    gmOffer('marker.add', 'Add a marker', 'c'),
    gmOffer('marker.remove', 'Remove a marker'),
    gmOffer('settings', 'House rules'),
    gmOffer('gm.set', 'Set a value'),
    gmOffer('roll', 'Roll dice'),
  ]
}

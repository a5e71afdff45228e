import type { Id, RulesetTypes, Snapshot } from '~/engine'

/**
 * The start of a fight that follows another: the members of these sides come along as they stand (pools, items,
 * injuries, names), off the map, with their markers that have no end. Who had left or the GM did not name stays behind, and so do
 * the sides of which nobody comes.
 */
export function nextFight<R extends RulesetTypes>(
  start: Snapshot<R>,
  before: Snapshot<R>,
  sides: readonly Id[],
): Snapshot<R> {
  const combatants: Snapshot<R>['combatants'] = {}
  for (const [id, one] of Object.entries(before.combatants))
    if (sides.includes(one.side) && !one.gone) combatants[id] = { ...one, cell: null }
  const effects: Snapshot<R>['effects'] = {}
  for (const [id, effect] of Object.entries(before.effects))
    if (effect.on in combatants && effect.until === null) effects[id] = effect
  return {
    ...start,
    settings: before.settings,
    sides: Object.fromEntries(Object.entries(before.sides).filter(([id]) => sides.includes(id))),
    combatants,
    effects,
    nextId: before.nextId,
  }
}

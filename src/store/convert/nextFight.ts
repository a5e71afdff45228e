import type { Id, RulesetTypes, Snapshot } from '~/engine'

/**
 * The start of a fight that follows another: the members of these sides come along as they stand (pools, items,
 * injuries, names), off the map, with their markers that have no end. Who had left or the GM did not name stays behind.
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
    // All sides come along by name: the next fight is often against the same kind of foe.
    sides: before.sides,
    combatants,
    effects,
    nextId: before.nextId,
  }
}

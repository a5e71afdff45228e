import type { Ruleset } from '~/engine/ruleset'
import type { Id, RulesetTypes, Snapshot } from '~/engine/snapshot'

/** An encounter with nobody in it, on this map. */
export function newEncounter<R extends RulesetTypes>(
  rules: Pick<Ruleset<R>, 'id' | 'version' | 'state'>,
  map: Id,
): Snapshot<R> {
  return {
    rules: { id: rules.id, version: rules.version },
    settings: rules.state.settings.defaults,
    phase: 'preparation',
    sides: {},
    combatants: {},
    things: {},
    effects: {},
    turn: null,
    board: { map, doors: {} },
    nextId: 1,
  }
}

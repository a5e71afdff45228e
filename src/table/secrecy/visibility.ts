import type { Decider, RulesetTypes } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { isKnown } from './share'

/** Who may know of a question that speaks of these: everybody, once the players know all of them. */
export function questionVisibility<R extends RulesetTypes>(w: World<R>, ...who: readonly Decider[]): 'all' | 'asked' {
  for (const id of who) if (!isKnown(w.now.combatants[id])) return 'asked'
  return 'all'
}

import type { Decider, RulesetTypes } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { isKnown } from './share'

/** Who may know of a question that speaks of these: everybody, once the players know all of them. */
export function questionVisibility<R extends RulesetTypes>(w: World<R>, ...who: readonly Decider[]): 'all' | 'asked' {
  return who.every(id => isKnown(w.now.combatants[id])) ? 'all' : 'asked'
}

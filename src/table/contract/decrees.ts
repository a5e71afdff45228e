import type { Proc } from '~/engine/ask'
import { DECREES, type Decree } from '~/engine/command'
import type { Combatant, Id, RulesetTypes, Snapshot } from '~/engine/snapshot'
import type { World } from '~/engine/world'

/** What one decree means in a system. */
export interface DecreeRule<R extends RulesetTypes> {
  /** Whether it changes anything about this one now. Of those who have left the fight only `upAgain` is asked for. */
  isOpen(c: Combatant<R>, s: Snapshot<R>): boolean
  /** Makes it so. What follows from it is for `settle` and `after`, as always. */
  enact(w: World<R>, id: Id): Proc<void> | void
}

/**
 * What each decree of the GM means in a system; absent: these rules know nothing of the kind. A change of sides is the table's own: the
 * rules settle what follows.
 */
export type DecreeRules<R extends RulesetTypes> = {
  readonly [decree in Exclude<Decree, 'changesSide'>]?: DecreeRule<R>
}

/** The decrees of a system, each under the row of its ledger that speaks of them. */
export const decreesBy = <R extends RulesetTypes>(row: string, rules: DecreeRules<R>): DecreeRules<R> =>
  // The keys are those of `rules`.
  Object.fromEntries(
    Object.entries(rules).map(([what, { isOpen, enact }]): [string, DecreeRule<R>] => [
      what,
      { isOpen, enact: (w, id) => (w.enter(row), enact(w, id)) },
    ]),
  ) as unknown as DecreeRules<R>

/** What is of a fight: nobody flees from none, and there is no turn to be lost. */
const OF_FIGHT: ReadonlySet<Decree> = new Set(['flees', 'surrenders', 'actsNow', 'losesTurn'])

/** Whether the GM could decree this of a combatant now. */
export function isOpenDecree<R extends RulesetTypes>(
  rules: DecreeRules<R>,
  s: Snapshot<R>,
  c: Combatant<R>,
  what: Decree,
): boolean {
  if (c.gone && what !== 'upAgain') return false
  if (OF_FIGHT.has(what) && s.phase !== 'combat') return false
  return what === 'changesSide' ? Object.keys(s.sides).length > 1 : (rules[what]?.isOpen(c, s) ?? false)
}

/** `CommandRules.decrees` out of what each decree means. */
export const openDecrees =
  <R extends RulesetTypes>(rules: DecreeRules<R>) =>
  (s: Snapshot<R>, who: Id): readonly Decree[] => {
    const c = s.combatants[who]
    return c ? DECREES.filter(what => isOpenDecree(rules, s, c, what)) : []
  }

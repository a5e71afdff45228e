import type { Combatant, Id, Json, RulesetTypes, Snapshot } from '~/engine/snapshot'

/**
 * The part of an event that the players may know, for spreading into it: nothing, as soon as one of those it names is
 * absent from the players' table.
 */
export function share<R extends RulesetTypes>(
  s: Pick<Snapshot<R>, 'combatants'>,
  named: readonly Id[],
  facts: { readonly [key: string]: Json | undefined },
): { shared?: typeof facts } {
  return named.every(id => isKnown(s.combatants[id])) ? { shared: facts } : {}
}

/** Whether the players know that this combatant is there. */
export function isKnown(c: Pick<Combatant, 'known'> | undefined): boolean {
  return c !== undefined && c.known !== 'absent'
}

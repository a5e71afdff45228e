import type { Combatant, Decider, Id, Json, RulesetTypes, Side, Snapshot } from '~/engine/snapshot'
import type { World } from '~/engine/world'

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

/** Who may know of a question that speaks of these: everybody, once the players know all of them. */
export function questionVisibility<R extends RulesetTypes>(w: World<R>, ...who: readonly Decider[]): 'all' | 'asked' {
  for (const id of who) if (!isKnown(w.now.combatants[id])) return 'asked'
  return 'all'
}

type Facts = { readonly [key: string]: Json | undefined }

/**
 * What the players may know of something that happens to `who` alone, for spreading into its event: `exact` where its side
 * is shown in numbers, `words` where it is shown in words, nothing where nothing of it is shown.
 */
export function shareAs<R extends RulesetTypes>(
  s: { combatants: Snapshot<R>['combatants']; sides: Readonly<Record<Id, Pick<Side, 'show'>>> },
  { id, side }: Pick<Combatant, 'id' | 'side'>,
  exact: Facts,
  words: Facts,
): { shared?: Facts } {
  const show = s.sides[side]?.show
  return show === undefined || show === 'nothing' ? {} : share(s, [id], show === 'exact' ? exact : words)
}

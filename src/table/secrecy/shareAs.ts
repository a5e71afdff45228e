import type { Combatant, Id, Json, RulesetTypes, Side, Snapshot } from '~/engine/snapshot'
import { share } from './share'

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

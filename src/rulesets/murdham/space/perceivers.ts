import type { Reason } from '~/engine/command'
import { option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { areFoes, isAble, isFearless, isHiddenFrom, isPresent, roster } from '../conditions'
import type { Combatant, Snapshot } from '../state/types'
import { circumstancesOf } from './circumstances'

/** Whom one could distract, threaten or taunt: whoever perceives it, foes first; no threat touches the fearless. */
export function perceivers(s: Snapshot, by: Combatant, kind: 'distract' | 'intimidate' | 'taunt'): Option<Id>[] {
  const why = (c: Combatant): Reason | undefined => {
    if (!isAble(c)) return reason('MUR-COND-01', 'unable', { who: c.id })
    if (isHiddenFrom(c, by)) return reason('MUR-SNEAK-03', 'hidden', { target: c.id })
    if (kind === 'intimidate' && isFearless(c)) return reason('MUR-KIND-01', 'fearless', { who: c.id })
    return circumstancesOf(c, by).has('unaware') ? reason('MUR-REACT-03', 'unaware', { who: c.id }) : undefined
  }
  const rank = (c: Combatant, no: Reason | undefined) => (areFoes(s, by, c) ? 0 : 2) + (no ? 1 : 0)
  return roster(s)
    .filter(c => c.id !== by.id && isPresent(c))
    .map(c => ({ c, no: why(c) }))
    .map(({ c, no }) => ({ value: option(c.id, no), rank: rank(c, no) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value)
}

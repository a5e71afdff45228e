import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { isAble, isBroken, roster } from '../conditions'
import { scoreOf } from '../sheet/weapons'
import type { Combatant, Snapshot } from '../state/types'

/** Why this one cannot take its turn on its faction's go, whoever has the go [MUR-ROUND-02, MUR-OPT-03]. */
export function whyNotEligible({ turn }: Snapshot, c: Combatant): Reason | undefined {
  if (!turn) return reason('MUR-TIME-01', 'notBegun')
  if (!isAble(c)) return reason('MUR-COND-01', 'unable', { who: c.id })
  if (turn.phase === 'bonus')
    return turn.ambushers.includes(c.id) ? undefined : reason('MUR-SNEAK-05', 'notHidden', { who: c.id })
  if (c.sheet.status.turn !== 'fresh') return reason('MUR-ROUND-02', 'spent', { who: c.id })
  const wit = scoreOf(c, 'wit')
  if (turn.phase === 'fast' && turn.fat !== null && wit < turn.fat)
    return reason('MUR-OPT-03', 'tooSlow', { who: c.id, wit, fat: turn.fat })
  return undefined
}

/** Who of a faction could take a turn now. */
export function eligible(s: Snapshot, side: Id): readonly Combatant[] {
  return roster(s).filter(c => c.side === side && !whyNotEligible(s, c))
}

/** Why a faction cannot pass by choice: somebody broken must get away [MUR-ROUND-10]. */
export function whyNotPass(s: Snapshot, side: Id): Reason | undefined {
  if (s.settings.brokenMayWait) return undefined
  const fleeing = eligible(s, side).find(isBroken)
  return fleeing && reason('MUR-ROUND-10', 'mustRetreat', { who: fleeing.id })
}

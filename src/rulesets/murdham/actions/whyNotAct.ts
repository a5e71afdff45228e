import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { isAble, isBroken, isEntangled } from '../conditions'
import type { Combatant, Snapshot } from '../state/types'
import { whyNotEligible } from '../turn/eligible'
import { halvesLeft } from '../turn/speed'

/** Why none of these is open: the reason of the first, or this one where there are none. */
export function whyNone(list: readonly { whyNot?: Reason }[], row: string, code = 'noTarget'): Reason | undefined {
  if (list.some(({ whyNot }) => !whyNot)) return undefined
  return list.find(({ whyNot }) => whyNot)?.whyNot ?? reason(row, code)
}

/** What an action is used for, as far as a state of mind or a hold allows it or not. */
export type Use = 'begin' | 'harm' | 'flee' | 'clear' | 'yield' | 'struggle' | 'end' | 'words' | 'other'

/** Why nothing of this use is for this one to do now: it has no turn, or no mind for it. */
export function whyNotAct(s: Snapshot, c: Combatant, use: Use): Reason | undefined {
  return whyNotTurn(s, c) ?? whyNotMinded(s, c, use)
}

/** Why it is not this one's to act: only on its faction's go, one at a time [MUR-ROUND-01]. */
function whyNotTurn(s: Snapshot, c: Combatant): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('MUR-TIME-01', 'notBegun')
  const { acting, at } = s.turn
  if (acting) return acting.who === c.id ? undefined : reason('MUR-ROUND-01', 'othersTurn', { who: acting.who })
  return whyNotEligible(s, c) ?? (at === c.side ? undefined : reason('MUR-ROUND-01', 'othersGo', { side: at }))
}

/** Why a hold or a state of mind does not allow it. */
function whyNotMinded(s: Snapshot, c: Combatant, use: Use): Reason | undefined {
  const facts = { who: c.id }
  const { tauntedBy, frenzied, terrifiedOf } = c.sheet.status
  if (use === 'begin') return undefined
  if (use === 'end') {
    // A broken one has to have stepped away, or surrender [MUR-MOR-07].
    const stayed = (s.turn?.acting?.moved ?? 0) === 0
    // Whoever is held can go nowhere.
    if (isEntangled(c)) return undefined
    if (isBroken(c) && stayed) return reason('MUR-MOR-07', 'mustYield', facts)
    return terrifiedOf !== null && isAble(c) && isYetToRun(s, c) ? reason('MUR-COND-04', 'mustRun', facts) : undefined
  }
  if (isEntangled(c)) {
    if (use === 'struggle') return undefined
    // Surrender is open to everybody, captives too.
    return use === 'yield' ? undefined : reason('MUR-COND-02', 'entangled', facts)
  }
  if (isBroken(c) && use !== 'yield' && use !== 'flee' && use !== 'clear') return reason('MUR-MOR-07', 'broken', facts)
  if (tauntedBy !== null && use !== 'harm' && use !== 'flee')
    return reason('MUR-ACT-06', 'taunted', { ...facts, by: tauntedBy })
  if (frenzied && use !== 'harm' && use !== 'flee') return reason('MUR-COND-05', 'mustAttack', facts)
  if (terrifiedOf !== null && use !== 'flee' && use !== 'yield') return reason('MUR-COND-04', 'mustRun', facts)
  return undefined
}

/** Has not gone anywhere this turn, and could. */
function isYetToRun(s: Snapshot, c: Combatant): boolean {
  return (s.turn?.acting?.moved ?? 0) === 0 && halvesLeft(s, c) > 0
}

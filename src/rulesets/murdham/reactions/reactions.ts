import type { Reason } from '~/engine/command'
import type { Stake } from '~/engine/questions'
import { reason } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { isAble, isBroken, isEntangled } from '../conditions'
import { lettingGo } from '../harm/holding'
import type { Combatant, Snapshot, World } from '../state/types'

/** The five reactions [MUR-REACT-17]. */
export type Reaction = 'dodge' | 'counter' | 'hide' | 'guard' | 'opportunity'

/** Why this one cannot react in this way; `against`: whom the reaction would harm, or whose attack it answers. */
export function whyNotReact(s: Snapshot, c: Combatant, how: Reaction, against: Id): Reason | undefined {
  const facts = { who: c.id }
  const { status } = c.sheet
  if (s.turn?.phase === 'bonus') return reason('MUR-SNEAK-08', 'bonusPhase', facts)
  if (!isAble(c)) return reason('MUR-REACT-18', 'unable', facts)
  if (isEntangled(c)) return reason('MUR-REACT-18', 'entangled', facts)
  if (status.turn !== 'fresh' && !isFree(s, c, how))
    return reason(status.turn === 'acting' ? 'MUR-TURN-06' : 'MUR-TURN-05', 'spent', facts)
  if (isBroken(c) && how !== 'dodge' && how !== 'hide') return reason('MUR-MOR-07', 'broken', facts)
  const harms = how === 'counter' || how === 'opportunity'
  if (status.tauntedBy !== null && !(harms && status.tauntedBy === against))
    return reason('MUR-ACT-06', 'taunted', { who: c.id, by: status.tauntedBy })
  if (status.frenzied && !harms) return reason('MUR-COND-05', 'mustAttack', facts)
  return undefined
}

export const canReact = (s: Snapshot, c: Combatant, how: Reaction, against: Id): boolean =>
  !whyNotReact(s, c, how, against)

/** What a reaction costs: the turn of this round, or nothing by a skill [MUR-REACT-17, MUR-SKILL-01]. */
export function reactionCost(s: Snapshot, c: Combatant, how: Reaction): Stake {
  return isFree(s, c, how) ? { cost: [], why: 'skill' } : { cost: [{ of: 'turn', n: 1, left: 0 }] }
}

/** A skill gives it for nothing [MUR-SKILL-01]. */
export function isFree(s: Snapshot, { id, sheet }: Combatant, how: Reaction): boolean {
  if (how === 'guard') return sheet.skills.includes('protect')
  if (how !== 'dodge') return false
  // Whoever is on its own turn is attacked by opportunity only.
  const leaving = s.turn?.acting?.who === id && sheet.skills.includes('fleetFooted')
  return leaving || (sheet.skills.includes('dodgeBlows') && !sheet.status.dodged)
}

/** A reaction is the whole turn, unless a skill gives it for nothing. Whoever holds somebody lets go [MUR-NL-07]. */
export function spendReaction(w: World, who: Id, how: Reaction, keeps: 'hold' | 'nothing' = 'nothing'): void {
  w.enter('MUR-REACT-17', 'MUR-TURN-04')
  const c = w.of(who)
  if (keeps === 'nothing') lettingGo(w, who)
  if (isFree(w.now, c, how)) {
    w.enter('MUR-SKILL-01')
    if (how === 'dodge') w.editSheet(who, 'status').dodged = true
    return
  }
  w.enter('MUR-TURN-05', 'MUR-MOVE-02')
  if (w.now.turn?.fat !== null) w.enter('MUR-OPT-06')
  Object.assign(w.editSheet(who, 'status'), { turn: 'spent', tauntedBy: null })
}

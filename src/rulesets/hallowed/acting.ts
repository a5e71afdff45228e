import { reason } from '~/engine/reason'
import type { Id, Reason } from '~/engine/types'
import { hurt } from './damage'
import { injuriesWith, isDying, isHelpless, isIncapacitated, isStabilized } from './states'
import type { Combatant, Snapshot, World } from './types'

/** Why somebody can neither act nor move at all. */
export function whyNotTakePart({ id, gone, sheet }: Combatant): Reason | undefined {
  if (gone || sheet.status.dead) return reason('HAL-DEATH-17', 'outOfFight', { who: id })
  if (isHelpless(sheet)) return reason('HAL-COND-03', 'helpless', { who: id })
  if (sheet.status.surrendered) return reason('HAL-MORALE-12', 'surrendered', { who: id })
  return undefined
}

/** Why somebody can take no action of any kind now, neither Standard nor Free nor Reaction. */
export function whyNotAct({ turn }: Snapshot, c: Combatant): Reason | undefined {
  const no = whyNotTakePart(c)
  if (no) return no
  const { id, sheet } = c
  const { status, round } = sheet
  if (status.surprised) return reason('HAL-SURP-05', 'surprised', { who: id })
  if (isDying(sheet) && (round.actions > 0 || round.moved > 0)) return reason('HAL-DEATH-11', 'dyingDone', { who: id })
  return whyNotThisRound(turn?.round ?? 0, sheet, id)
}

/** A broken rib: one action in two rounds [HAL-INJ-29]. */
export function whyNotThisRound(now: number, sheet: Combatant['sheet'], who: Id): Reason | undefined {
  const { lastAction } = sheet.round
  if (injuriesWith(sheet, 'oneActionPerTwoTurns') === 0 || lastAction === null || now - lastAction > 1) return undefined
  return reason('HAL-INJ-29', 'oneActionInTwo', { who, last: lastAction })
}

/** Whether an action that begins now costs 1 Wound afterwards [HAL-DEATH-10]. */
export function costsStrain({ sheet }: Combatant): 'HAL-DEATH-03' | 'HAL-DEATH-09' | undefined {
  if (isIncapacitated(sheet) || isDying(sheet)) return 'HAL-DEATH-03'
  return isStabilized(sheet) && sheet.round.actions > 0 ? 'HAL-DEATH-09' : undefined
}

/** One more action of this round, of whatever kind. */
export function countAction(w: World, who: Id): void {
  w.enter('HAL-ACT-14')
  const round = w.editSheet(who, 'round')
  round.actions++
  round.lastAction = w.now.turn?.round ?? 0
}

/** Exertion at 0 Wounds or below: 1 Wound, right after the action [HAL-DEATH-10]. */
export function strain(w: World, who: Id, rule: 'HAL-DEATH-03' | 'HAL-DEATH-09'): void {
  if (w.of(who).sheet.status.dead) return
  w.enter(rule, 'HAL-DEATH-10')
  hurt(w, who, { amount: 1, types: ['strain'], source: 'strain', from: 'inside', direct: true })
}

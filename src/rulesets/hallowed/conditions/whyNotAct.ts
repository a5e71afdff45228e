import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import type { Combatant, Snapshot } from '../state/types'
import { injuriesWith, isDying, isHelpless } from './conditions'

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

import type { Id } from '~/engine/snapshot'
import { isDying, isIncapacitated, isStabilized } from '../conditions'
import type { Combatant, World } from '../state/types'
import { hurt } from './damage'

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

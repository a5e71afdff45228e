import type { Combatant } from '../state/types'
import type { Ability } from '../state/vocabulary'

/** An ability as it stands: two less while confused [MUR-COND-06]. */
export function scoreOf({ sheet }: Combatant, ability: Ability): number {
  return sheet[ability].cur - (sheet.status.confused ? 2 : 0)
}

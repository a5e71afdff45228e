import type { Combatant } from './types'
import type { Ability } from './words'

/** An ability as it stands: two less while confused [MUR-COND-06]. */
export function scoreOf({ sheet }: Combatant, ability: Ability): number {
  return sheet[ability].cur - (sheet.status.confused ? 2 : 0)
}

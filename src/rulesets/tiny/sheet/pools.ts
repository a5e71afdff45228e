import type { Pool } from '~/engine/ruleset'
import type { Combatant } from '../state/types'

/** The colour of the bar. */
export const POOL_COLOURS = { hp: 'red' } as const

/** The hit points as a bar. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return [{ key: 'hp', label: 'HP', ...sheet.hp }]
}

import type { Pool } from '~/engine/ruleset'
import type { Combatant } from '../state/types'

/** The colour of the bar. */
export const POOL_COLOURS = { hp: 'red' } as const

/** The pools that harm goes through, in their order. */
export const LIFE: readonly string[] = ['hp']

/** The hit points as a bar. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return [{ key: 'hp', label: 'HP', ...sheet.hp }]
}

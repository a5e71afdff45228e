import type { Pool } from '~/engine/ruleset'
import type { Combatant } from '../state/types'

export const POOLS = ['hp', 'str', 'dex', 'wil'] as const

/** The colours of the bars. */
export const POOL_COLOURS = { hp: 'red' } as const

/** The pools that harm goes through, in their order. */
export const LIFE: readonly (typeof POOLS)[number][] = ['hp', 'str']

/** The pools drawn as bars, the one that is hit first at the top. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return POOLS.map(key => ({ key, label: key.toUpperCase(), ...sheet[key] }))
}

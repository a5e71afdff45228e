import type { Pool } from '~/engine/ruleset'
import type { Combatant } from '../state/types'
import { POOLS } from '../state/vocabulary'

const LABELS = { endurance: 'Endurance', health: 'Health', stamina: 'Stamina', focus: 'Focus' } as const

/** The colours of the bars. */
export const POOL_COLOURS = { endurance: 'blue', health: 'red', stamina: 'green', focus: 'violet' } as const

/** The pools that harm goes through, in their order. */
export const LIFE: readonly (typeof POOLS)[number][] = ['endurance', 'health']

/** The pools drawn as bars, the one that is hit first at the top. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return POOLS.map(key => ({ key, label: LABELS[key], ...sheet[key] }))
}

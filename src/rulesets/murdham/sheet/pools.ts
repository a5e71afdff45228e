import type { Pool } from '~/engine/ruleset'
import type { Combatant } from '../state/types'

export const POOLS = ['health', 'str', 'agi', 'wit', 'mana'] as const

const LABELS = { health: 'Health', str: 'STR', agi: 'AGI', wit: 'WIT', mana: 'Mana' } as const

/** The colours of the bars. */
export const POOL_COLOURS = { health: 'red', mana: 'violet' } as const

/** The pools that harm goes through, in their order. */
export const LIFE: readonly (typeof POOLS)[number][] = ['health']

/** The pools drawn as bars: health; abilities that have suffered; mana for those who have any. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return POOLS.filter(key => {
    const { cur, max } = sheet[key]
    return key === 'health' || (key === 'mana' ? max > 0 : cur < max)
  }).map(key => ({ key, label: LABELS[key], ...sheet[key] }))
}

import type { Ruleset } from '~/engine/ruleset'
import type { Combatant, Endurance } from './types'
import { POOLS } from './words'

const LABELS = { endurance: 'Endurance', health: 'Health', stamina: 'Stamina', focus: 'Focus' } as const

/** The pools drawn as bars, the one that is hit first at the top. */
export function pools({ sheet }: Combatant): ReturnType<Ruleset<Endurance>['pools']> {
  return POOLS.map(key => ({ key, label: LABELS[key], ...sheet[key] }))
}

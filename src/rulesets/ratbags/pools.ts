import type { Ruleset } from '~/engine/ruleset'
import type { Combatant, Ratbags } from './types'

export const POOLS = ['hp', 'str', 'dex', 'wil'] as const

/** The pools drawn as bars, the one that is hit first at the top. */
export function pools({ sheet }: Combatant): ReturnType<Ruleset<Ratbags>['pools']> {
  return POOLS.map(key => ({ key, label: key.toUpperCase(), ...sheet[key] }))
}

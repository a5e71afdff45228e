import type { Ruleset } from '~/engine/ruleset'
import type { Combatant, Tiny } from './types'

/** The hit points as a bar. */
export function pools({ sheet }: Combatant): ReturnType<Ruleset<Tiny>['pools']> {
  return [{ key: 'hp', label: 'HP', ...sheet.hp }]
}

import { reason } from '~/engine/reason'
import type { Reason } from '~/engine/types'
import type { Terrain } from '~/table/terrain'
import { isOnField } from './able'
import { meansOf, whyNotReach, whyNotUse, type Means } from './means'
import { metresBetween } from './space'
import type { Combatant, Snapshot } from './types'

/** Why nobody can be killed outright here: not unconscious, or not within the reach of a weapon in hand (1 m for others). */
export function whyNotVictim(s: Snapshot, terrain: Terrain, by: Combatant, victim: Combatant): Reason | undefined {
  if (!isOnField(victim) || !victim.sheet.status.unconscious)
    return reason('END-DEATH-08', 'notUnconscious', { who: victim.id })
  const metres = metresBetween(terrain, by, victim)
  const close = meansOf(by).some(
    means =>
      !whyNotKillWith(s, means) &&
      !whyNotUse(s, by, means) &&
      !whyNotReach(s, terrain, by, means, victim) &&
      metres !== undefined &&
      metres <= (means.weapon.reach ?? 1),
  )
  return close ? undefined : reason('END-DEATH-11', 'outOfReach', { metres: metres ?? null, furthest: 1 })
}

/** Why the house rule keeps this weapon from a killing strike [END-DEATH-08]. */
export function whyNotKillWith({ settings }: Snapshot, { item, weapon }: Means): Reason | undefined {
  const { killingStrikeWeapon: which } = settings
  if (which === 'any' || weapon.nonlethal === (which === 'nonlethal only')) return undefined
  return reason('END-DEATH-08', 'notForKilling', { item: item.name, which })
}

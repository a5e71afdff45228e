import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Terrain } from '~/table/map/terrain'
import { isPresent } from '../conditions'
import { attackModes, whyNotReach, whyNotUse, type AttackMode } from '../gear'
import { distanceBetween } from '../space'
import type { Combatant, Snapshot } from '../state/types'

/** Why nobody can be killed outright here: not unconscious, or not within the reach of a weapon in hand (1 m for others). */
export function whyNotVictim(s: Snapshot, terrain: Terrain, by: Combatant, victim: Combatant): Reason | undefined {
  if (!isPresent(victim) || !victim.sheet.status.unconscious)
    return reason('END-DEATH-08', 'notUnconscious', { who: victim.id })
  const close = attackModes(by).some(
    attackMode =>
      !whyNotKillWith(s, terrain, by, attackMode, victim) &&
      !whyNotUse(s, by, attackMode) &&
      !whyNotReach(s, terrain, by, attackMode, victim),
  )
  const metres = distanceBetween(terrain, by, victim) ?? null
  return close ? undefined : reason('END-DEATH-11', 'outOfReach', { metres, furthest: 1 })
}

/** Why this weapon is not for killing this victim: the house rule [END-DEATH-08], or how far away it is [END-DEATH-11]. */
export function whyNotKillWith(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  { item, weapon, mode }: AttackMode,
  victim: Combatant,
): Reason | undefined {
  const { killingStrikeWeapon: which } = s.settings
  if (which !== 'any' && weapon.nonlethal !== (which === 'nonlethal only'))
    return reason('END-DEATH-08', 'notForKilling', { item: item.name, which })
  const metres = distanceBetween(terrain, by, victim) ?? null
  const furthest = mode === 'melee' ? (weapon.reach ?? 0) : 1
  return metres !== null && metres <= furthest ? undefined : reason('END-DEATH-11', 'outOfReach', { metres, furthest })
}

import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { isEntangled, isPresent, roster } from '../conditions/able'
import { isNearby } from '../space/place'
import type { Combatant, Snapshot } from '../state/types'

/** Whom somebody could free: those nearby who are entangled, but for the one whom it holds itself [MUR-ACT-07]. */
export function captivesNear(s: Snapshot, terrain: Terrain, c: Combatant): readonly Id[] {
  const held = roster(s).filter(
    other => other.id !== c.id && other.id !== c.sheet.status.grabbing && isPresent(other) && isEntangled(other),
  )
  return held.filter(other => isNearby(s, terrain, c, other)).map(({ id }) => id)
}

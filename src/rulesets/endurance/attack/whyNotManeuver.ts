import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Terrain } from '~/table/map/terrain'
import type { Maneuver } from '../state/sheet'
import type { Combatant, Snapshot } from '../state/types'
import { whyNoTarget } from './aim'

/** Why this maneuver cannot be made now; one of several actions may be begun without a target in reach [END-ACT-21]. */
export function whyNotManeuver(s: Snapshot, terrain: Terrain, c: Combatant, m: Maneuver): Reason | undefined {
  if (!s.settings.maneuverBuilder) return reason('END-OPT-03', 'maneuversOff', {})
  for (const pool of ['stamina', 'focus'] as const) {
    const left = c.sheet[pool].cur
    if (left < m[pool]) return reason('END-OPT-03', 'tooFewPoints', { pool, left, needed: m[pool] })
  }
  if (m.actions > 1) return c.sheet.status.pending ? reason('END-ACT-21', 'busy', { who: c.id }) : undefined
  return whyNoTarget(s, terrain, c)
}

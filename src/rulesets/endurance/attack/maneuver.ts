import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { spendPoints } from '../sheet/weapons'
import { say } from '../state/events'
import type { Maneuver } from '../state/sheet'
import type { Combatant, Endurance, Snapshot } from '../state/types'
import { aim, whyNoTarget } from './aim'
import { strike } from './strike'

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

/** A maneuver whose actions are spent: its price, and the attack it is. Without the points it comes to nothing. */
export const maneuver = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-OPT-03'],
  'maneuver',
  function* (w, who, { maneuver: id }) {
    const found = () => w.of(who).sheet.maneuvers.find(one => one.id === id)
    const chosen = found()
    if (!chosen) return
    const no = whyNotManeuver(w.now, w.terrain, w.of(who), { ...chosen, actions: 1 })
    if (no) {
      say(w, 'failed', { who }, {}, { name: chosen.name })
      return
    }
    const aimed = yield* aim(w, who)
    spendPoints(w, who, 'stamina', chosen.stamina)
    spendPoints(w, who, 'focus', chosen.focus)
    say(w, 'maneuver', { who }, { name: chosen.name })
    yield* strike(w, { ...aimed, maneuver: chosen })
  },
)

import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { spendPoints } from '../sheet/spend'
import { say } from '../state/events'
import type { Endurance } from '../state/types'
import { aim } from './aim'
import { strike } from './strike'
import { whyNotManeuver } from './whyNotManeuver'

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

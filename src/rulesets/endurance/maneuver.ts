import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { aim } from './aim'
import { strike } from './attack'
import { spend } from './pay'
import type { Endurance } from './types'
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
      w.emit({ type: 'failed', with: { who, name: chosen.name }, ...share(w.now, [who], { who }) })
      return
    }
    const aimed = yield* aim(w, who)
    spend(w, who, 0, 'stamina', chosen.stamina)
    spend(w, who, 0, 'focus', chosen.focus)
    w.emit({ type: 'maneuver', with: { who, name: chosen.name }, ...share(w.now, [who], { who, name: chosen.name }) })
    yield* strike(w, who, { ...aimed, maneuver: chosen })
  },
)

import type { Offer } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Decider } from '~/engine/snapshot'
import { gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { ACTIONS } from '../actions/actions'
import type { Snapshot } from '../state/types'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  return of === 'gm' ? [...tableOffers(s), ...gmOffers(s)] : offersFrom(ACTIONS, s, terrain, of, type)
}

function gmOffers(s: Snapshot): Offer[] {
  const between = s.phase === 'combat' ? reason('END-REST-01', 'inCombat', {}) : undefined
  return [
    gmOffer('harm', 'Damage', 'd'),
    gmOffer('afflict', 'Condition'),
    gmOffer('orders', 'Standing orders'),
    gmOffer('break', 'Break', '', between),
    gmOffer('rest', 'Rest', '', between),
  ]
}

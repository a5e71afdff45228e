import type { Offer } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Decider } from '~/engine/snapshot'
import { gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { ACTIONS } from '../actions/actions'
import type { Snapshot } from '../state/types'
import { decided } from '../turn/turn'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  return of === 'gm' ? [...tableOffers(s), ...gmOffers(s)] : offersFrom(ACTIONS, s, terrain, of, type)
}

function gmOffers(s: Snapshot): Offer[] {
  const between = s.phase === 'combat' ? reason('TINY-REST-05', 'inCombat') : undefined
  const open = decided(s) || s.turn?.held ? undefined : reason('TINY-END-01', 'notDecided')
  return [
    { ...gmOffer('hold', s.turn?.held ? 'Let it end' : 'Hold combat open', '', open), group: 'main' },
    gmOffer('harm', 'Damage', 'd'),
    gmOffer('save', 'Saving throw'),
    gmOffer('rest', 'Rest', '', between),
    gmOffer('newDay', 'New day', '', between),
  ]
}

import type { Offer } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Decider } from '~/engine/snapshot'
import { type Action, actionList, gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { ACTIONS, whyNotPassNow } from '../actions/actions'
import type { Murdham, Snapshot } from '../state/types'
import { clock } from '../turn/clock'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  if (of === 'gm') return [...gmOffers(s), ...tableOffers(s)]
  const listed = offersFrom(ACTIONS, s, terrain, of, type)
  return type === 'timeUp' ? [...listed, ...offersFrom(BY_CLOCK, s, terrain, of)] : listed
}

/** Only a clock gives this. */
const BY_CLOCK: readonly Action<Murdham>[] = actionList<Murdham>([
  {
    type: 'timeUp',
    name: 'Time is up',
    group: 'free',
    cost: { takes: 'the turn' },
    hotkey: '',
    whyNot: (s, _terrain, c) => (clock(s)?.of === c.id ? undefined : reason('MUR-OPT-12', 'noClock')),
  },
])

/** Commands of the GM that need no details. */
export const GM_ALONE = ['round'].map(type => ({ type, alone: true as const }))

function gmOffers(s: Snapshot): Offer[] {
  const fought = s.phase === 'combat' ? undefined : reason('MUR-TIME-01', 'notBegun')
  const between = s.phase === 'combat' ? reason('MUR-TIME-02', 'inCombat') : undefined
  const acting = s.turn?.acting
  const idle = acting ? reason('MUR-ROUND-03', 'acting', { who: acting.who }) : undefined
  return [
    { ...gmOffer('pass', 'Pass', '', whyNotPassNow(s)), group: 'main' },
    gmOffer('round', 'Next round', '', fought ?? idle),
    gmOffer('circumstances', 'Cover, sight, barriers'),
    gmOffer('afflict', 'Stunned, frightened, confused …'),
    gmOffer('hide', 'Hide from enemies'),
    gmOffer('reveal', 'Reveal to enemies'),
    gmOffer('harm', 'Damage from no attack', 'd'),
    gmOffer('heal', 'Health back'),
    gmOffer('injure', 'An injury'),
    gmOffer('corrupt', 'Corruption'),
    gmOffer('callSave', 'Call a save'),
    gmOffer('contest', 'A contest'),
    gmOffer('chance', 'A chance'),
    gmOffer('durability', 'Try an item'),
    gmOffer('letFall', 'Let something fall'),
    gmOffer('takeUp', 'Take up what lies on the ground'),
    gmOffer('chase', 'A long chase', '', between),
    gmOffer('factions', 'Order of the factions', '', fought ?? idle),
    gmOffer('stretch', 'End of the stretch'),
    gmOffer('rest', 'A full rest', '', between),
  ]
}

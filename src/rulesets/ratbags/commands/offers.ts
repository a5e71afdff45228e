import { reason } from '~/engine/reason'
import type { Decider } from '~/engine/snapshot'
import type { Offer, Reason } from '~/engine/command'
import { gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { ACTIONS } from '../actions/actions'
import { declaring, undeclared } from '../turn/declaring'
import type { Snapshot } from '../state/types'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  return of === 'gm' ? [...gmOffers(s), ...tableOffers(s)] : offersFrom(ACTIONS, s, terrain, of, type)
}

/** Commands of the GM that need no details. */
export const GM_ALONE = ['orderSaves', 'reaction', 'fate'].map(type => ({ type, alone: true as const }))

function gmOffers(s: Snapshot): Offer[] {
  const between = s.phase === 'combat' ? reason('RAT-END-04', 'inCombat') : undefined
  const before = s.phase === 'combat' ? reason('RAT-DICE-11', 'inCombat') : undefined
  return [
    { ...gmOffer('play', declaring(s).length > 0 ? 'Lock and play' : 'Go on', '', whyNotPlay(s)), group: 'main' },
    gmOffer('orderSaves', 'DEX saves for the order', '', whyNotOrder(s)),
    gmOffer('telegraph', 'Show intent', '', s.phase === 'combat' ? undefined : reason('RAT-TURN-01', 'notInCombat')),
    gmOffer('callSave', 'Call a save'),
    gmOffer('harm', 'Damage to an ability', 'd'),
    gmOffer('mark', 'Dead, spared, surrendered'),
    gmOffer('treat', 'Treat'),
    gmOffer('takeOver', 'Take over a hireling'),
    gmOffer('scarHeals', 'A scar heals'),
    gmOffer('deprivation', 'A day of deprivation'),
    gmOffer('rest', 'Ten minutes of rest', '', between),
    gmOffer('night', 'A full night', '', between),
    gmOffer('week', 'A week with a healer', '', between),
    gmOffer('clock', 'Time passes', '', between),
    gmOffer('reaction', 'Reaction roll', '', s.settings.reactionRoll ? before : reason('RAT-OPT-15', 'switchedOff')),
    gmOffer('fate', 'Die of fate', '', s.settings.fateDie ? undefined : reason('RAT-OPT-16', 'switchedOff')),
  ]
}

/** Locked when all have declared; the GM may say so earlier. */
function whyNotPlay(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat') return reason('RAT-INIT-01', 'notInCombat')
  const waiting = undeclared(s).map(({ id }) => id)
  return waiting.length > 0 ? reason('RAT-TURN-03', 'undeclared', { who: waiting }) : undefined
}

function whyNotOrder(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('RAT-INIT-01', 'notInCombat')
  if (s.turn.players === null) return reason('RAT-INIT-10', 'noPlayers')
  return s.turn.at < 0 ? undefined : reason('RAT-INIT-11', 'roundIsOn')
}

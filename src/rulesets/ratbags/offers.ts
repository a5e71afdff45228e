import { reason } from '~/engine/reason'
import type { Decider, Offer, Reason } from '~/engine/types'
import { tableOffers } from '~/table/offers'
import type { Terrain } from '~/table/terrain'
import { ACTIONS } from './actions'
import { declaring, undeclared } from './declaring'
import type { Snapshot } from './types'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  if (of === 'gm') return [...gmOffers(s), ...tableOffers(s)]
  const c = s.combatants[of]
  if (!c) return []
  const actions = type === undefined ? ACTIONS : ACTIONS.filter(action => action.type === type)
  return actions.map(({ type, name, group, cost, hotkey, whyNot }) => {
    const no = whyNot(s, c, terrain)
    return { command: { type, by: of }, name, group, cost, hotkey, ...(no && { whyNot: no }) }
  })
}

function gmOffers(s: Snapshot): Offer[] {
  const gm = (type: string, name: string, hotkey: string, whyNot?: Reason): Offer => ({
    command: { type, by: 'gm' },
    name,
    group: 'gm',
    cost: '',
    hotkey,
    ...(whyNot && { whyNot }),
  })
  const between = s.phase === 'combat' ? reason('RAT-END-04', 'inCombat') : undefined
  const before = s.phase === 'combat' ? reason('RAT-DICE-11', 'inCombat') : undefined
  return [
    { ...gm('play', declaring(s).length > 0 ? 'Lock and play' : 'Go on', '', whyNotPlay(s)), group: 'main' },
    gm('orderSaves', 'DEX saves for the order', '', whyNotOrder(s)),
    gm('telegraph', 'Show intent', '', s.phase === 'combat' ? undefined : reason('RAT-TURN-01', 'notInCombat')),
    gm('callSave', 'Call a save', ''),
    gm('harm', 'Damage to an ability', 'd'),
    gm('mark', 'Dead, spared, surrendered', ''),
    gm('treat', 'Treat', ''),
    gm('takeOver', 'Take over a hireling', ''),
    gm('scarHeals', 'A scar heals', ''),
    gm('deprivation', 'A day of deprivation', ''),
    gm('rest', 'Ten minutes of rest', '', between),
    gm('night', 'A full night', '', between),
    gm('week', 'A week with a healer', '', between),
    gm('clock', 'Time passes', '', between),
    gm('reaction', 'Reaction roll', '', s.settings.reactionRoll ? before : reason('RAT-OPT-15', 'switchedOff')),
    gm('fate', 'Die of fate', '', s.settings.fateDie ? undefined : reason('RAT-OPT-16', 'switchedOff')),
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

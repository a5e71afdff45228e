import { reason } from '~/engine/reason'
import type { Decider, Offer, Reason } from '~/engine/types'
import { tableOffers } from '~/table/offers'
import type { Terrain } from '~/table/terrain'
import { ACTIONS } from './actions'
import { decided } from './turn'
import type { Snapshot } from './types'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  if (of === 'gm') return [...tableOffers(s), ...gmOffers(s)]
  const c = s.combatants[of]
  if (!c) return []
  const actions = type === undefined ? ACTIONS : ACTIONS.filter(action => action.type === type)
  return actions.map(({ type: kind, name, group, cost, hotkey, whyNot }) => {
    const no = whyNot(s, terrain, c)
    return { command: { type: kind, by: of }, name, group, cost, hotkey, ...(no && { whyNot: no }) }
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
  const between = s.phase === 'combat' ? reason('TINY-REST-05', 'inCombat') : undefined
  const open = decided(s) || s.turn?.held ? undefined : reason('TINY-END-01', 'notDecided')
  return [
    { ...gm('hold', s.turn?.held ? 'Let it end' : 'Hold combat open', '', open), group: 'main' },
    gm('harm', 'Damage', 'd'),
    gm('save', 'Saving throw', ''),
    gm('rest', 'Rest', '', between),
    gm('newDay', 'New day', '', between),
  ]
}

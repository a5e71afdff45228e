import type { Decider, Offer } from '~/engine/types'
import { tableOffers } from '~/table/offers'
import { reason } from '~/engine/reason'
import type { Terrain } from '~/table/terrain'
import { ACTIONS } from './actions'
import type { Snapshot } from './types'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  if (of === 'gm') return [...tableOffers(s), ...gmOffers(s)]
  const c = s.combatants[of]
  if (!c) return []
  const actions = type === undefined ? ACTIONS : ACTIONS.filter(action => action.type === type)
  return actions.map(({ type, name, group, cost, hotkey, whyNot }) => {
    const no = whyNot(s, terrain, c)
    return { command: { type, by: of }, name, group, cost, hotkey, ...(no && { whyNot: no }) }
  })
}

function gmOffers(s: Snapshot): Offer[] {
  const gm = (type: string, name: string, hotkey: string): Offer => ({
    command: { type, by: 'gm' },
    name,
    group: 'gm',
    cost: '',
    hotkey,
  })
  const between = s.phase === 'combat' ? { whyNot: reason('END-REST-01', 'inCombat', {}) } : {}
  return [
    gm('harm', 'Damage', 'd'),
    gm('afflict', 'Condition', ''),
    gm('orders', 'Standing orders', ''),
    { ...gm('break', 'Break', ''), ...between },
    { ...gm('rest', 'Rest', ''), ...between },
  ]
}

import { reason } from '~/engine/reason'
import type { Decider, Offer, Reason } from '~/engine/types'
import { tableOffers } from '~/table/offers'
import type { Terrain } from '~/table/terrain'
import { isPlayers } from './able'
import { ACTIONS, whyNotPassNow } from './actions'
import type { Snapshot } from './types'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  if (of === 'gm') return [...gmOffers(s), ...tableOffers(s)]
  const c = s.combatants[of]
  if (!c) return []
  const listed = ACTIONS.filter(one => type === undefined || one.type === type).map(
    ({ type: name, name: words, group, cost, hotkey, whyNot }): Offer => {
      const no = whyNot(s, c, terrain)
      return { command: { type: name, by: of }, name: words, group, cost, hotkey, ...(no && { whyNot: no }) }
    },
  )
  // Only a clock gives this.
  const timed = type === 'timeUp' ? [{ ...timeUp(s, of), command: { type, by: of } }] : []
  return [...listed, ...timed]
}

function timeUp(s: Snapshot, of: string): Omit<Offer, 'command'> {
  const acting = s.turn?.acting
  const c = s.combatants[of]
  const runs = s.settings.chaosTimer && acting?.who === of && !acting.begun && !acting.declared && c && isPlayers(c)
  const whyNot = runs ? undefined : reason('MUR-OPT-12', 'noClock')
  return { name: 'Time is up', group: 'free', cost: 'the turn', hotkey: '', ...(whyNot && { whyNot }) }
}

function gmOffers(s: Snapshot): Offer[] {
  const gm = (type: string, name: string, hotkey = '', whyNot?: Reason): Offer => ({
    command: { type, by: 'gm' },
    name,
    group: 'gm',
    cost: '',
    hotkey,
    ...(whyNot && { whyNot }),
  })
  const fought = s.phase === 'combat' ? undefined : reason('MUR-TIME-01', 'notBegun')
  const between = s.phase === 'combat' ? reason('MUR-TIME-02', 'inCombat') : undefined
  const acting = s.turn?.acting
  const idle = acting ? reason('MUR-ROUND-03', 'acting', { who: acting.who }) : undefined
  return [
    { ...gm('pass', 'Pass', '', whyNotPassNow(s)), group: 'main' },
    gm('round', 'Next round', '', fought ?? idle),
    gm('circumstances', 'Cover, sight, barriers'),
    gm('afflict', 'Stunned, frightened, confused …'),
    gm('hide', 'Hide from enemies'),
    gm('reveal', 'Reveal to enemies'),
    gm('harm', 'Damage from no attack', 'd'),
    gm('heal', 'Health back'),
    gm('injure', 'An injury'),
    gm('corrupt', 'Corruption'),
    gm('callSave', 'Call a save'),
    gm('contest', 'A contest'),
    gm('chance', 'A chance'),
    gm('durability', 'Try an item'),
    gm('takeUp', 'Take up what lies on the ground'),
    gm('chase', 'A long chase', '', between),
    gm('factions', 'Order of the factions', '', fought ?? idle),
    gm('stretch', 'End of the stretch', '', between),
    gm('rest', 'A full rest', '', between),
  ]
}

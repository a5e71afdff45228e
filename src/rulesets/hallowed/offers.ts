import { reason } from '~/engine/reason'
import type { Decider, Offer, Reason } from '~/engine/types'
import { tableOffers } from '~/table/offers'
import type { Terrain } from '~/table/terrain'
import { ACTIONS, costOf, whyNotAble } from './actions'
import { declarationOf, undeclared, whyNotAction, whyNotDeclare } from './declaring'
import { nextGroup } from './entries'
import { listOrder } from './listOrder'
import { whyNotMoveOn } from './moveOn'
import type { Combatant, Snapshot } from './types'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  if (of === 'gm') return [...gmOffers(s), ...tableOffers(s)]
  const c = s.combatants[of]
  if (!c) return []
  const closed = whyNotDeclare(s, c)
  const wanted = type === undefined ? ACTIONS : ACTIONS.filter(action => action.type === type)
  return [
    ...wanted.map(({ type: act, name, hotkey }) => {
      const no = closed ?? whyNotAction(s, c, act) ?? whyNotAble(s, c, act)
      return offer({ type: act, by: of }, name, 'main', costOf(c, act), hotkey, no)
    }),
    offer({ type: 'takeBack', by: of }, 'Take it back', 'free', '', 'b', whyNotTakeBack(s, c)),
    offer({ type: 'count', by: of }, 'Take the turn', 'free', '', '', whyNotLead(s, c)),
    offer({ type: 'moveOn', by: of }, 'Move on', 'free', '', '', whyNotMoveOn(s, terrain, c)),
  ]
}

function offer(
  command: Offer['command'],
  name: string,
  group: Offer['group'],
  cost: string,
  hotkey: string,
  whyNot?: Reason,
): Offer {
  return { command, name, group, cost, hotkey, ...(whyNot && { whyNot }) }
}

/** A secret declaration can be taken back until all are revealed; an open one stands. */
function whyNotTakeBack(s: Snapshot, { id }: Combatant): Reason | undefined {
  if (s.turn?.step !== 'declaring' || !declarationOf(s, id))
    return reason('HAL-DECL-01', 'nothingDeclared', { who: id })
  const isSecret = s.settings.declarationMode === 'secret'
  return isSecret ? undefined : reason('HAL-DECL-02', 'alreadyDeclared', { who: id })
}

/** Whoever is first on the next count may lead it with a move. */
export function whyNotLead(s: Snapshot, { id }: Combatant): Reason | undefined {
  const no = whyNotCount(s)
  if (no) return no
  const group = nextGroup(s).map(({ who }) => who)
  return listOrder(s, group)[0] === id ? undefined : reason('HAL-INIT-07', 'notItsCount', { who: group })
}

function gmOffers(s: Snapshot): Offer[] {
  const gm = (type: string, name: string, hotkey: string, whyNot?: Reason): Offer =>
    offer({ type, by: 'gm' }, name, 'gm', '', hotkey, whyNot)
  const between = s.phase === 'combat' ? reason('HAL-END-03', 'inCombat') : undefined
  return [
    { ...gm('reveal', 'Reveal the declarations', '', whyNotReveal(s)), group: 'main' },
    { ...gm('count', 'Next count', '', whyNotCount(s)), group: 'main' },
    { ...gm('endRound', 'End the round', '', whyNotEndRound(s)), group: 'main' },
    gm('harm', 'Damage', 'd'),
    gm('mend', 'Healing', ''),
    gm('healInjury', 'A combat injury heals', ''),
    gm('healCheck', 'Heal check', ''),
    gm('callCheck', 'Call a check', ''),
    gm('passRound', 'A round passes', '', between),
    gm('pickUp', 'Pick up a weapon', ''),
  ]
}

/** Nothing is shown before the last one is in; the GM may say so earlier. */
function whyNotReveal(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('HAL-GEN-01', 'notInCombat')
  if (s.turn.step !== 'declaring') return reason('HAL-DECL-01', 'revealed')
  const waiting = undeclared(s).map(({ id }) => id)
  return waiting.length > 0 ? reason('HAL-DECL-01', 'undeclared', { who: waiting }) : undefined
}

function whyNotCount(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('HAL-GEN-01', 'notInCombat')
  if (s.turn.step === 'declaring') return reason('HAL-DECL-01', 'notRevealed')
  return nextGroup(s).length === 0 ? reason('HAL-INIT-07', 'roundIsThrough') : undefined
}

function whyNotEndRound(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('HAL-GEN-01', 'notInCombat')
  if (s.turn.step === 'declaring') return reason('HAL-DECL-01', 'notRevealed')
  const waiting = nextGroup(s).map(({ who }) => who)
  return waiting.length > 0 ? reason('HAL-INIT-07', 'countsLeft', { who: waiting }) : undefined
}

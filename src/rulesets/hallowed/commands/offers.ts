import type { Offer, Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Decider, Id } from '~/engine/snapshot'
import { type Action, actionList, gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { ACTIONS, costOf, whyNotAble } from '../actions/actions'
import { whyNotTakePart } from '../conditions/whyNotAct'
import { declarationOf, undeclared, whyNotAction, whyNotDeclare } from '../initiative/declaring'
import { leadOf } from '../initiative/listOrder'
import { nextGroup } from '../initiative/track'
import type { Combatant, Hallowed, Snapshot } from '../state/types'
import { whyNotMoveOn } from '../turn/moveOn'

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
export function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  if (of === 'gm') return [...gmOffers(s), ...tableOffers(s)]
  return [...declarations(s, of, type), ...offersFrom(IN_THE_ROUND, s, terrain, of, type)]
}

/** What can be declared: closed all at once, or one by one, and each as slow as what this one does it with. */
function declarations(s: Snapshot, of: Id, only: string | undefined): Offer[] {
  const c = s.combatants[of]
  if (!c) return []
  const closed = whyNotDeclare(s, c)
  const wanted = only === undefined ? ACTIONS : ACTIONS.filter(({ type }) => type === only)
  return wanted.map(({ type, name, hotkey }) => {
    const whyNot = closed ?? whyNotAction(s, c, type) ?? whyNotAble(s, c, type)
    const cost = costOf(c, type)
    return { command: { type, by: of }, name, group: 'main', cost, hotkey, ...(whyNot && { whyNot }) }
  })
}

/** What else somebody does in the round, whatever was declared. */
export const IN_THE_ROUND: readonly Action<Hallowed>[] = actionList([
  {
    type: 'takeBack',
    name: 'Take it back',
    group: 'free',
    hotkey: 'b',
    icon: 'undo',
    whyNot: (s, _terrain, c) => whyNotTakeBack(s, c),
  },
  {
    type: 'count',
    name: 'Take the turn',
    group: 'free',
    hotkey: '',
    icon: 'wait',
    whyNot: (s, _terrain, c) => whyNotLead(s, c),
  },
  { type: 'moveOn', name: 'Move on', group: 'free', hotkey: '', icon: 'move', whyNot: whyNotMoveOn },
])

/** A secret declaration can be taken back until all are revealed; an open one stands. */
function whyNotTakeBack(s: Snapshot, c: Combatant): Reason | undefined {
  const no = whyNotTakePart(c)
  if (no) return no
  const { id } = c
  if (c.cell === null) return reason('HAL-END-03', 'notOnMap', { who: id })
  if (s.turn?.step !== 'declaring' || !declarationOf(s, id))
    return reason('HAL-DECL-01', 'nothingDeclared', { who: id })
  const isSecret = s.settings.declarationMode === 'secret'
  return isSecret ? undefined : reason('HAL-DECL-02', 'alreadyDeclared', { who: id })
}

/** Whoever is first on the next count, of those who take part, may lead it with a move. */
export function whyNotLead(s: Snapshot, c: Combatant): Reason | undefined {
  const { id } = c
  const no = whyNotCount(s)
  if (no) return no
  const group = nextGroup(s).map(({ who }) => who)
  if (leadOf(s, group) === id) return undefined
  const out = group.includes(id) ? whyNotTakePart(c) : undefined
  return out ?? reason('HAL-INIT-07', 'notItsCount', { who: group })
}

function gmOffers(s: Snapshot): Offer[] {
  const between = s.phase === 'combat' ? reason('HAL-END-03', 'inCombat') : undefined
  return [
    { ...gmOffer('reveal', 'Reveal the declarations', '', whyNotReveal(s)), group: 'main' },
    { ...gmOffer('count', 'Next count', '', whyNotCount(s)), group: 'main' },
    { ...gmOffer('endRound', 'End the round', '', whyNotEndRound(s)), group: 'main' },
    gmOffer('harm', 'Damage', 'd'),
    gmOffer('mend', 'Healing'),
    gmOffer('healInjury', 'A combat injury heals'),
    gmOffer('healCheck', 'Heal check'),
    gmOffer('callCheck', 'Call a check'),
    gmOffer('passRound', 'A round passes', '', between),
    gmOffer('pickUp', 'Pick up a weapon'),
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

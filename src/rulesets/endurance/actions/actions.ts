import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import type { Action as AnyAction } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { whyNoTarget } from '../attack/aim'
import { whyNotVictim } from '../attack/killTargets'
import { whyNotManeuver } from '../attack/whyNotManeuver'
import { unloaded } from '../gear/reload'
import { canTreat } from '../harm/resuscitate'
import { hasCover } from '../space/cover'
import { rectOf } from '../space/space'
import type { Combatant, Endurance, Snapshot } from '../state/types'
import {
  whyNotActing,
  whyNotCommanded,
  whyNotFate,
  whyNotPicked,
  whyNotReadied,
  whyNotSpend,
  whyNotUndertake,
} from './whyNot'

/** One thing a combatant can do, with what it costs and when it is closed. */
export interface Action extends AnyAction<Endurance> {
  /** The same without asking whose turn it is and what is left of it: for a commanded or a readied action. */
  whyImpossible(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined
}

/** All actions of a combatant, in the order of the action bar. */
export const ACTIONS: readonly Action[] = [
  anytime('takeTurn', 'Take the turn', 'main', '', 't', whyNotPicked),
  main('attack', 'Attack', '1 action', 'a', whyNoTarget),
  main('move', 'Move', '1 action', 'm', (s, terrain, c) => {
    if (!rectOf(terrain, c)) return reason('END-MOVE-04', 'notOnMap', { who: c.id })
    if (c.sheet.status.moved) return reason('END-ACT-09', 'alreadyMoved', { who: c.id })
    const { stepped } = c.sheet.status
    return stepped && s.settings.stepExcludesMove ? reason('END-ACT-27', 'alreadyStepped', { who: c.id }) : undefined
  }),
  main('sprint', 'Sprint', '1 action, 1 stamina', 's', (_s, terrain, c) => {
    if (!c.sheet.status.moved) return reason('END-ACT-17', 'notMoved', { who: c.id })
    if (!rectOf(terrain, c)) return reason('END-MOVE-04', 'notOnMap', { who: c.id })
    const left = c.sheet.stamina.cur
    return left < 1 ? reason('END-ACT-17', 'noPoints', { pool: 'stamina', left }) : undefined
  }),
  main('standUp', 'Stand Up', '1 action', 'u', (_s, _terrain, c) =>
    c.sheet.status.prone ? undefined : reason('END-ACT-18', 'notProne', { who: c.id }),
  ),
  main('guard', 'Guard', '1 action, ends the turn', 'g'),
  main('wait', 'Wait', '1 action, ends the turn', 'w'),
  main('seekCover', 'Seek Cover', '1 action', 'k', (s, terrain, c) => {
    if (c.sheet.status.cover) return reason('END-ACT-14', 'alreadyCovered', { who: c.id })
    return hasCover(s, terrain, c, 1) ? undefined : reason('END-ACT-15', 'noCover', { who: c.id })
  }),
  main('brandish', 'Brandish', '1 action', 'n', (_s, _terrain, c) =>
    c.sheet.items.length > 0 ? undefined : reason('END-ACT-04', 'noItems', { who: c.id }),
  ),
  main('interact', 'Interact', '1 action', 'y'),
  main('command', 'Command', '1 action, 2 focus', 'c', (s, _terrain, c) => {
    const left = c.sheet.focus.cur
    if (left < 2) return reason('END-ACT-05', 'noPoints', { pool: 'focus', left })
    const ally = Object.values(s.combatants).some(other => !whyNotCommanded(s, c, other))
    return ally ? undefined : reason('END-ACT-05', 'noAllyToCommand', { who: c.id })
  }),
  main('ready', 'Ready an Action', '1 action, ends the turn', 'j'),
  main('reload', 'Reload', 'as the weapon says', 'r', (_s, _terrain, c) => {
    const whyNots = unloaded(c).map(({ whyNot }) => whyNot)
    if (whyNots.length === 0) return reason('END-ACT-28', 'allLoaded', { who: c.id })
    return commonReason(whyNots) ?? whyNotUndertake(c)
  }),
  main('resuscitate', 'Resuscitate', '2 actions', 'h', (s, terrain, c) => {
    const patient = Object.values(s.combatants).some(other => canTreat(s, terrain, c, other))
    return patient ? whyNotUndertake(c) : reason('END-ACT-13', 'noPatient', { who: c.id })
  }),
  main('shortTask', 'Short Task', '3 actions', 'z', (_s, _terrain, c) => whyNotUndertake(c)),
  main('extended', 'Extended Action', 'more than 3 actions', 'v', (_s, _terrain, c) => whyNotUndertake(c)),
  main('killingStrike', 'Killing Strike', '3 actions', 'x', (s, terrain, c) => {
    const victim = Object.values(s.combatants).some(other => other.id !== c.id && !whyNotVictim(s, terrain, c, other))
    return victim ? whyNotUndertake(c) : reason('END-DEATH-08', 'noVictim', { who: c.id })
  }),
  main('maneuver', 'Maneuver', 'as built', 'l', (s, terrain, c) => {
    if (!s.settings.maneuverBuilder) return reason('END-OPT-03', 'maneuversOff', {})
    const whyNots = c.sheet.maneuvers.map(one => whyNotManeuver(s, terrain, c, one))
    return whyNots.length === 0 ? reason('END-OPT-03', 'noManeuvers', { who: c.id }) : commonReason(whyNots)
  }),
  free('step', 'Step', 'e', (s, terrain, c) => {
    const { moved, stepped } = c.sheet.status
    if (!rectOf(terrain, c)) return reason('END-MOVE-04', 'notOnMap', { who: c.id })
    if (stepped) return reason('END-ACT-26', 'alreadyStepped', { who: c.id })
    return moved && s.settings.stepExcludesMove ? reason('END-ACT-27', 'alreadyMoved', { who: c.id }) : undefined
  }),
  free('dropProne', 'Drop Prone', 'o', (_s, _terrain, c) =>
    c.sheet.status.prone ? reason('END-ACT-25', 'alreadyProne', { who: c.id }) : undefined,
  ),
  free('dropItem', 'Drop Item', 'i', (_s, _terrain, c) => {
    if (c.cell === null) return reason('END-ACT-24', 'notOnMap', { who: c.id })
    return c.sheet.items.some(item => item.held) ? undefined : reason('END-ACT-24', 'emptyHands', { who: c.id })
  }),
  free('abandon', 'Abandon the action', 'b', (_s, _terrain, c) =>
    c.sheet.status.pending ? undefined : reason('END-ACT-20', 'nothingPending', { who: c.id }),
  ),
  anytime('fate', 'Fate', 'free', '1 fate', 'p', whyNotFate),
  anytime('useReadied', 'Readied action', 'reaction', '1 reaction', 'f', whyNotReadied),
  free('endTurn', 'End the turn', 'q', () => undefined),
]

function main(
  type: string,
  name: string,
  cost: string,
  hotkey: string,
  whyNot: Action['whyNot'] = () => undefined,
): Action {
  return {
    type,
    name,
    group: 'main',
    cost,
    hotkey,
    whyNot: (s, terrain, c) => whyNotActing(s, c) ?? whyNotSpend(c) ?? whyNot(s, terrain, c),
    whyImpossible: whyNot,
  }
}

function free(type: string, name: string, hotkey: string, whyNot: Action['whyNot']): Action {
  return {
    type,
    name,
    group: 'free',
    cost: 'free',
    hotkey,
    whyNot: (s, terrain, c) => whyNotActing(s, c) ?? whyNot(s, terrain, c),
    whyImpossible: whyNot,
  }
}

/** Something that is not of the own turn alone. */
function anytime(
  type: string,
  name: string,
  group: Action['group'],
  cost: string,
  hotkey: string,
  whyNot: (s: Snapshot, c: Combatant) => Reason | undefined,
): Action {
  const closed: Action['whyNot'] = (s, _terrain, c) => whyNot(s, c)
  return { type, name, group, cost, hotkey, whyNot: closed, whyImpossible: closed }
}

/** Open when one of several is; else the reason of the first. */
function commonReason(whyNots: readonly (Reason | undefined)[]): Reason | undefined {
  return whyNots.some(no => no === undefined) ? undefined : whyNots[0]
}

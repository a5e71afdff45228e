import type { Reason } from '~/engine/command'
import { reason } from '~/engine/reason'
import { type Action as AnyAction, actionList, type Declared as AnyDeclared } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { whyNoTarget } from '../attack/aim'
import { whyNotVictim } from '../attack/killTargets'
import { whyNotManeuver } from '../attack/maneuver'
import { unloaded } from '../gear'
import { canTreat } from '../harm/resuscitate'
import { hasCover, rectOf } from '../space'
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
export interface Action extends AnyAction<Endurance>, Impossible {}

type Declared = AnyDeclared<Endurance> & Impossible
type Given = Omit<Declared, 'group' | 'whyNot' | 'whyImpossible'>

interface Impossible {
  /** The same without asking whose turn it is and what is left of it: for a commanded or a readied action. */
  whyImpossible(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined
}

/** All actions of a combatant, in the order of the action bar. */
export const ACTIONS: readonly Action[] = actionList<Endurance, Impossible>([
  anytime({ type: 'takeTurn', name: 'Take the turn', group: 'main', hotkey: 't', icon: 'move' }, whyNotPicked),
  main(
    {
      type: 'attack',
      name: 'Attack',
      hotkey: 'a',
      icon: 'attack',
      meaning: 'attack',
      target: 'attack.target',
      cost: { actions: 1 },
    },
    whyNoTarget,
  ),
  main(
    { type: 'move', name: 'Move', hotkey: 'm', icon: 'move', meaning: 'walk', cost: { actions: 1 } },
    (s, terrain, c) => {
      if (!rectOf(terrain, c)) return reason('END-MOVE-04', 'notOnMap', { who: c.id })
      if (c.sheet.status.moved) return reason('END-ACT-09', 'alreadyMoved', { who: c.id })
      const { stepped } = c.sheet.status
      return stepped && s.settings.stepExcludesMove ? reason('END-ACT-27', 'alreadyStepped', { who: c.id }) : undefined
    },
  ),
  main(
    { type: 'sprint', name: 'Sprint', hotkey: 's', icon: 'sprint', cost: { actions: 1, also: '1 stamina' } },
    (_s, terrain, c) => {
      if (!c.sheet.status.moved) return reason('END-ACT-17', 'notMoved', { who: c.id })
      if (!rectOf(terrain, c)) return reason('END-MOVE-04', 'notOnMap', { who: c.id })
      const left = c.sheet.stamina.cur
      return left < 1 ? reason('END-ACT-17', 'noPoints', { pool: 'stamina', left }) : undefined
    },
  ),
  main({ type: 'standUp', name: 'Stand Up', hotkey: 'u', icon: 'stand', cost: { actions: 1 } }, (_s, _terrain, c) =>
    c.sheet.status.prone ? undefined : reason('END-ACT-18', 'notProne', { who: c.id }),
  ),
  main({ type: 'guard', name: 'Guard', hotkey: 'g', icon: 'guard', cost: { actions: 1, ends: true } }),
  main({ type: 'wait', name: 'Wait', hotkey: 'w', icon: 'wait', cost: { actions: 1, ends: true } }),
  main({ type: 'seekCover', name: 'Seek Cover', hotkey: 'k', icon: 'wall', cost: { actions: 1 } }, (s, terrain, c) => {
    if (c.sheet.status.cover) return reason('END-ACT-14', 'alreadyCovered', { who: c.id })
    return hasCover(s, terrain, c, 1) ? undefined : reason('END-ACT-15', 'noCover', { who: c.id })
  }),
  main(
    {
      type: 'brandish',
      name: 'Brandish',
      hotkey: 'n',
      icon: 'brandish',
      meaning: 'rare',
      rank: 7,
      cost: { actions: 1 },
    },
    (_s, _terrain, c) => (c.sheet.items.length > 0 ? undefined : reason('END-ACT-04', 'noItems', { who: c.id })),
  ),
  main({
    type: 'interact',
    name: 'Interact',
    hotkey: 'y',
    icon: 'hand',
    meaning: 'rare',
    rank: 8,
    cost: { actions: 1 },
  }),
  main(
    {
      type: 'command',
      name: 'Command',
      hotkey: 'c',
      icon: 'talk',
      meaning: 'rare',
      rank: 9,
      cost: { actions: 1, also: '2 focus' },
    },
    (s, _terrain, c) => {
      const left = c.sheet.focus.cur
      if (left < 2) return reason('END-ACT-05', 'noPoints', { pool: 'focus', left })
      const ally = Object.values(s.combatants).some(other => !whyNotCommanded(s, c, other))
      return ally ? undefined : reason('END-ACT-05', 'noAllyToCommand', { who: c.id })
    },
  ),
  main({
    type: 'ready',
    name: 'Ready an Action',
    hotkey: 'j',
    icon: 'target',
    meaning: 'rare',
    rank: 10,
    cost: { actions: 1, ends: true },
  }),
  main(
    { type: 'reload', name: 'Reload', hotkey: 'r', icon: 'reload', cost: { also: 'as the weapon says' } },
    (_s, _terrain, c) => {
      const whyNots = unloaded(c).map(({ whyNot }) => whyNot)
      if (whyNots.length === 0) return reason('END-ACT-28', 'allLoaded', { who: c.id })
      return commonReason(whyNots) ?? whyNotUndertake(c)
    },
  ),
  main(
    { type: 'resuscitate', name: 'Resuscitate', hotkey: 'h', icon: 'heal', cost: { actions: 2 } },
    (s, terrain, c) => {
      const patient = Object.values(s.combatants).some(other => canTreat(s, terrain, c, other))
      return patient ? whyNotUndertake(c) : reason('END-ACT-13', 'noPatient', { who: c.id })
    },
  ),
  main(
    {
      type: 'shortTask',
      name: 'Short Task',
      hotkey: 'z',
      icon: 'task',
      meaning: 'rare',
      rank: 6,
      cost: { actions: 3 },
    },
    (_s, _terrain, c) => whyNotUndertake(c),
  ),
  main(
    {
      type: 'extended',
      name: 'Extended Action',
      hotkey: 'v',
      meaning: 'rare',
      rank: 5,
      cost: { also: 'more than 3 actions' },
    },
    (_s, _terrain, c) => whyNotUndertake(c),
  ),
  main(
    { type: 'killingStrike', name: 'Killing Strike', hotkey: 'x', icon: 'kill', cost: { actions: 3 } },
    (s, terrain, c) => {
      const victim = Object.values(s.combatants).some(other => other.id !== c.id && !whyNotVictim(s, terrain, c, other))
      return victim ? whyNotUndertake(c) : reason('END-DEATH-08', 'noVictim', { who: c.id })
    },
  ),
  main(
    { type: 'maneuver', name: 'Maneuver', hotkey: 'l', icon: 'maneuver', cost: { also: 'as built' } },
    (s, terrain, c) => {
      if (!s.settings.maneuverBuilder) return reason('END-OPT-03', 'maneuversOff', {})
      const whyNots = c.sheet.maneuvers.map(one => whyNotManeuver(s, terrain, c, one))
      return whyNots.length === 0 ? reason('END-OPT-03', 'noManeuvers', { who: c.id }) : commonReason(whyNots)
    },
  ),
  free({ type: 'step', name: 'Step', hotkey: 'e', icon: 'step' }, (s, terrain, c) => {
    const { moved, stepped } = c.sheet.status
    if (!rectOf(terrain, c)) return reason('END-MOVE-04', 'notOnMap', { who: c.id })
    if (stepped) return reason('END-ACT-26', 'alreadyStepped', { who: c.id })
    return moved && s.settings.stepExcludesMove ? reason('END-ACT-27', 'alreadyMoved', { who: c.id }) : undefined
  }),
  free(
    { type: 'dropProne', name: 'Drop Prone', hotkey: 'o', icon: 'prone', meaning: 'rare', rank: 2 },
    (_s, _terrain, c) => (c.sheet.status.prone ? reason('END-ACT-25', 'alreadyProne', { who: c.id }) : undefined),
  ),
  free(
    { type: 'dropItem', name: 'Drop Item', hotkey: 'i', icon: 'drop', meaning: 'rare', rank: 1 },
    (_s, _terrain, c) => {
      if (c.cell === null) return reason('END-ACT-24', 'notOnMap', { who: c.id })
      return c.sheet.items.some(item => item.held) ? undefined : reason('END-ACT-24', 'emptyHands', { who: c.id })
    },
  ),
  free(
    { type: 'abandon', name: 'Abandon the action', hotkey: 'b', icon: 'undo', meaning: 'rare', rank: 3 },
    (_s, _terrain, c) => (c.sheet.status.pending ? undefined : reason('END-ACT-20', 'nothingPending', { who: c.id })),
  ),
  anytime(
    {
      type: 'fate',
      name: 'Fate',
      group: 'free',
      hotkey: 'p',
      icon: 'dice',
      meaning: 'rare',
      rank: 4,
      cost: { also: '1 fate' },
    },
    whyNotFate,
  ),
  anytime(
    {
      type: 'useReadied',
      name: 'Readied action',
      group: 'reaction',
      hotkey: 'f',
      icon: 'target',
      cost: { also: '1 reaction' },
    },
    whyNotReadied,
  ),
  free({ type: 'endTurn', name: 'End the turn', hotkey: 'q', icon: 'endTurn', meaning: 'end' }, () => undefined),
])

function main(given: Given, whyNot: Action['whyNot'] = () => undefined): Declared {
  return {
    ...given,
    group: 'main',
    whyNot: (s, terrain, c) => whyNotActing(s, c) ?? whyNotSpend(c) ?? whyNot(s, terrain, c),
    whyImpossible: whyNot,
  }
}

function free(given: Given, whyNot: Action['whyNot']): Declared {
  return {
    ...given,
    group: 'free',
    cost: { takes: 'free' },
    whyNot: (s, terrain, c) => whyNotActing(s, c) ?? whyNot(s, terrain, c),
    whyImpossible: whyNot,
  }
}

/** Something that is not of the own turn alone. */
function anytime(
  given: Given & Pick<Action, 'group'>,
  whyNot: (s: Snapshot, c: Combatant) => Reason | undefined,
): Declared {
  const closed: Action['whyNot'] = (s, _terrain, c) => whyNot(s, c)
  return { ...given, whyNot: closed, whyImpossible: closed }
}

/** Open when one of several is; else the reason of the first. */
function commonReason(whyNots: readonly (Reason | undefined)[]): Reason | undefined {
  return whyNots.some(no => no === undefined) ? undefined : whyNots[0]
}

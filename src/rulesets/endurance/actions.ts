import { reason } from '~/engine/reason'
import type { Reason } from '~/engine/types'
import { within } from '~/grid/within'
import type { Terrain } from '~/table/terrain'
import { areHostile, isAble } from './able'
import { whyNoTarget } from './aim'
import { hasCover } from './cover'
import { whyNotManeuver } from './whyNotManeuver'
import { rectOf } from './space'
import type { Combatant, Snapshot } from './types'
import { whyNotVictim } from './victims'

/** One thing a combatant can do, with what it costs and when it is closed. */
export interface Action {
  type: string
  name: string
  group: 'main' | 'free' | 'reaction'
  cost: string
  hotkey: string
  whyNot(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined
  /** The same without asking whose turn it is and what is left of it: for a commanded or a readied action. */
  whyImpossible(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined
}

/** All actions of a combatant, in the order of the action bar. */
export const ACTIONS: readonly Action[] = [
  {
    type: 'takeTurn',
    name: 'Take the turn',
    group: 'main',
    cost: '',
    hotkey: 't',
    whyNot: (s, _terrain, c) => whyNotPicked(s, c),
    whyImpossible: (s, _terrain, c) => whyNotPicked(s, c),
  },
  main('attack', 'Attack', '1 action', 'a', (s, terrain, c) => whyNoTarget(s, terrain, c)),
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
  main('reload', 'Reload', 'as the weapon says', 'r', (s, _terrain, c) => {
    const unloaded = c.sheet.items.some(item => item.held && item.weapon && !item.weapon.loaded)
    return unloaded ? whyNotUndertake(s, c) : reason('END-ACT-28', 'allLoaded', { who: c.id })
  }),
  main('resuscitate', 'Resuscitate', '2 actions', 'h', (s, terrain, c) => {
    const patient = Object.values(s.combatants).some(other => canTreat(terrain, c, other))
    return patient ? whyNotUndertake(s, c) : reason('END-ACT-13', 'noPatient', { who: c.id })
  }),
  main('shortTask', 'Short Task', '3 actions', 'z', whyNotUndertakeHere),
  main('killingStrike', 'Killing Strike', '3 actions', 'x', (s, terrain, c) => {
    const victim = Object.values(s.combatants).some(other => other.id !== c.id && !whyNotVictim(s, terrain, c, other))
    return victim ? whyNotUndertake(s, c) : reason('END-DEATH-08', 'noVictim', { who: c.id })
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
  {
    type: 'fate',
    name: 'Fate',
    group: 'free',
    cost: '1 fate',
    hotkey: 'p',
    whyNot: whyNotFate,
    whyImpossible: whyNotFate,
  },
  {
    type: 'useReadied',
    name: 'Readied action',
    group: 'reaction',
    cost: '1 reaction',
    hotkey: 'f',
    whyNot: (s, _terrain, c) => whyNotReadied(s, c),
    whyImpossible: (s, _terrain, c) => whyNotReadied(s, c),
  },
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

/** Why the team cannot give the go to this member now [END-TURN-03]. */
function whyNotPicked(s: Snapshot, c: Combatant): Reason | undefined {
  const { turn } = s
  const no = whyUnable(s, c)
  if (no || !turn) return no ?? reason('END-INIT-01', 'notInCombat', {})
  const { acted, newcomer, surprised } = c.sheet.status
  if (turn.who === c.id) return reason('END-TURN-03', 'alreadyTaking', { who: c.id })
  if (turn.who !== null) return reason('END-TURN-03', 'othersTurn', { who: turn.who })
  if (surprised) return reason('END-SURP-07', 'surprised', { who: c.id })
  if (newcomer) return reason('END-INIT-09', 'newcomer', { who: c.id })
  if (acted) return reason('END-TURN-02', 'hasActed', { who: c.id })
  const side = turn.teams[turn.at]
  return side !== undefined && side !== c.side ? reason('END-TURN-03', 'othersGo', { side }) : undefined
}

/** Why it is not this combatant's to act [END-TURN-03, END-TURN-08, END-ACT-23]. */
function whyNotActing(s: Snapshot, c: Combatant): Reason | undefined {
  const no = whyUnable(s, c)
  if (no) return no
  const who = s.turn?.who
  if (who === c.id) return undefined
  return who ? reason('END-TURN-03', 'othersTurn', { who }) : reason('END-TURN-03', 'notTakingTurn', { who: c.id })
}

function whyUnable(s: Snapshot, c: Combatant): Reason | undefined {
  if (s.phase !== 'combat') return reason('END-INIT-01', 'notInCombat', {})
  return isAble(c) ? undefined : reason('END-TURN-08', 'unable', { who: c.id })
}

function whyNotSpend({ id, sheet }: Combatant): Reason | undefined {
  return sheet.status.actionsLeft < 1 ? reason('END-ACT-02', 'noActions', { who: id }) : undefined
}

/** Only one action can be pending [END-ACT-21]. */
function whyNotUndertake(_s: Snapshot, c: Combatant): Reason | undefined {
  return c.sheet.status.pending ? reason('END-ACT-21', 'busy', { who: c.id }) : undefined
}

function whyNotUndertakeHere(s: Snapshot, _terrain: Terrain, c: Combatant): Reason | undefined {
  return whyNotUndertake(s, c)
}

/** A patient is unconscious, alive and within 1 m [END-ACT-13]. */
export function canTreat(terrain: Terrain, by: Combatant, other: Combatant): boolean {
  const [from, to] = [rectOf(terrain, by), rectOf(terrain, other)]
  const { unconscious, dead } = other.sheet.status
  return other.id !== by.id && !other.gone && unconscious && !dead && !!from && !!to && within(from, to, 1)
}

/** Why this one cannot be commanded: not an ally who is up and not surprised, or commanded in this turn already. */
export function whyNotCommanded(s: Snapshot, by: Combatant, ally: Combatant): Reason | undefined {
  const { commanded, surprised } = ally.sheet.status
  if (ally.id === by.id || areHostile(s, by, ally) || !isAble(ally))
    return reason('END-ACT-05', 'noAllyToCommand', { who: by.id })
  if (surprised) return reason('END-ACT-06', 'surprised', { who: ally.id })
  return commanded ? reason('END-ACT-05', 'alreadyCommanded', { who: ally.id }) : undefined
}

/** Why the readied action cannot be carried out now. */
export function whyNotReadied(s: Snapshot, c: Combatant): Reason | undefined {
  const no = whyUnable(s, c)
  if (no) return no
  const { readied, reactionsLeft } = c.sheet.status
  if (!readied) return reason('END-ACT-10', 'nothingReadied', { who: c.id })
  return s.settings.readiedUsesReaction && reactionsLeft < 1
    ? reason('END-ACT-11', 'noReaction', { who: c.id })
    : undefined
}

/** Open when one of several is; else the reason of the first. */
function commonReason(whyNots: readonly (Reason | undefined)[]): Reason | undefined {
  return whyNots.some(no => no === undefined) ? undefined : whyNots[0]
}

/** Points of fate may be spent whenever nothing else is open, by anybody who has one and is there [END-OPT-01]. */
function whyNotFate(s: Snapshot, _terrain: Terrain, c: Combatant): Reason | undefined {
  if (!s.settings.fateActions) return reason('END-OPT-01', 'fateOff', {})
  const no = whyUnable(s, c)
  if (no) return no
  return c.sheet.fate < 1 ? reason('END-OPT-01', 'noFate', { who: c.id }) : undefined
}

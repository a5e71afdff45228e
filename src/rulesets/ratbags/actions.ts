import { reason } from '~/engine/reason'
import type { Reason } from '~/engine/types'
import type { Terrain } from '~/table/terrain'
import { targets } from './aim'
import { isCrawling, isDying, isOnBoard, hasTurn } from './able'
import { declarationOf, declaring } from './declaring'
import { helpless } from './drag'
import { packIsFull } from './spell'
import type { Combatant, Snapshot } from './types'

/** One thing a combatant can declare or do while declarations are taken, with what it costs and when it is closed. */
export interface Action {
  type: string
  name: string
  group: 'main' | 'free'
  cost: string
  hotkey: string
  whyNot(s: Snapshot, c: Combatant, terrain: Terrain): Reason | undefined
}

/** All actions of a combatant, in the order of the action bar. */
export const ACTIONS: readonly Action[] = [
  main('attack', 'Attack', 'action', 'a', whyNoTarget),
  main('daring', 'Daring manoeuvre', 'action', 'y', whyNoTarget),
  main('secondMove', 'Second move', 'action', 's', (_s, c) => whyNotMove(c)),
  main('cast', 'Cast from a wand', 'action, 1 Fatigue', 'w', (_s, c) => {
    if (!c.sheet.wands.some(({ held }) => held)) return reason('RAT-ACT-07', 'noWand', { who: c.id })
    return packIsFull(c) ? reason('RAT-ACT-07', 'packFull', { who: c.id }) : undefined
  }),
  main('aid', 'Give aid', 'action', 'h', (s, c) =>
    Object.values(s.combatants).some(other => other.id !== c.id && isDying(other) && isOnBoard(other))
      ? undefined
      : reason('RAT-ACT-09', 'nobodyDying'),
  ),
  main('drag', 'Drag or carry', 'action', 'g', (s, c) =>
    helpless(s, c).length > 0 ? undefined : reason('RAT-ACT-13', 'nobodyHelpless'),
  ),
  main('special', 'Special action', 'action', 'x', (_s, c) =>
    c.sheet.specialActions.length > 0 ? undefined : reason('RAT-ACT-08', 'nothingSpecial', { who: c.id }),
  ),
  main('other', 'Something else', 'action', 'o'),
  {
    ...main('retreat', 'Retreat', 'move and action', 'r'),
    whyNot: (s, c) => whyNotDeclaring(s, c) ?? whyOnlyCrawl(c),
  },
  {
    ...main('crawl', 'Crawl', 'the turn', 'u'),
    whyNot: (s, c) =>
      whyNotDeclaring(s, c) ?? (isCrawling(c) ? undefined : reason('RAT-COND-01', 'notCritical', { who: c.id })),
  },
  { ...main('nothing', 'Do nothing', '', 'n'), whyNot: whyNotDeclaring },
  free('move', 'Move', 'the move', 'm', (_s, c) => whyOnlyCrawl(c) ?? whyNotMove(c)),
  free('hold', 'Change what is held', 'once a turn', 'e', (_s, c) => {
    if (whyOnlyCrawl(c)) return whyOnlyCrawl(c)
    if (c.sheet.status.changedHands) return reason('RAT-ACT-12', 'changedHands', { who: c.id })
    const { weapons, wands, armorItems } = c.sheet
    const shields = armorItems.filter(({ type, destroyed }) => type === 'shield' && !destroyed)
    return weapons.length + wands.length + shields.length > 0 ? undefined : reason('RAT-ACT-12', 'nothingToHold')
  }),
  free('dropItem', 'Drop an item', 'frees a slot', 'i', (_s, c) =>
    c.sheet.slotsUsed > c.sheet.fatigue ? whyOnlyCrawl(c) : reason('RAT-ACT-07', 'nothingToDrop', { who: c.id }),
  ),
  free('takeBack', 'Take it back', '', 'b', (s, c) =>
    declarationOf(s, c.id) ? undefined : reason('RAT-TURN-03', 'nothingDeclared', { who: c.id }),
  ),
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
    whyNot: (s, c, terrain) => whyNotDeclaring(s, c) ?? whyOnlyCrawl(c) ?? whyOnlyFlee(c) ?? whyNot(s, c, terrain),
  }
}

function free(type: string, name: string, cost: string, hotkey: string, whyNot: Action['whyNot']): Action {
  return {
    type,
    name,
    group: 'free',
    cost,
    hotkey,
    whyNot: (s, c, terrain) => whyNotDeclaring(s, c) ?? whyOnlyFlee(c) ?? whyNot(s, c, terrain),
  }
}

/** Why nothing can be declared for this combatant now. */
function whyNotDeclaring(s: Snapshot, c: Combatant): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('RAT-INIT-01', 'notInCombat')
  if (c.sheet.status.newcomer) return reason('RAT-INIT-12', 'newcomer', { who: c.id })
  if (!hasTurn(c)) return unable(c)
  if (declaring(s).some(({ id }) => id === c.id)) return undefined
  const { at, players, late } = s.turn
  if (s.settings.lateLoseTurn && late.includes(c.id)) return reason('RAT-OPT-07', 'losesTurn', { who: c.id })
  if (c.side === players) return at < 0 ? reason('RAT-OPT-12', 'declaresLate') : reason('RAT-TURN-03', 'locked')
  return reason('RAT-TURN-05', 'notTheirPhase', { side: c.side })
}

function unable(c: Combatant): Reason {
  const cannot = c.sheet.dex.cur === 0 || c.sheet.wil.cur === 0
  return reason(cannot ? 'RAT-COND-09' : 'RAT-COND-14', 'unable', { who: c.id })
}

function whyOnlyCrawl(c: Combatant): Reason | undefined {
  return isCrawling(c) ? reason('RAT-COND-01', 'onlyCrawls', { who: c.id }) : undefined
}

function whyOnlyFlee(c: Combatant): Reason | undefined {
  return c.sheet.status.fleeing ? reason('RAT-OPT-05', 'onlyFlees', { who: c.id }) : undefined
}

function whyNotMove(c: Combatant): Reason | undefined {
  if (c.cell === null) return reason('RAT-MOVE-06', 'notOnMap', { who: c.id })
  return c.sheet.speed === 0 ? reason('RAT-MOVE-01', 'cannotMove', { who: c.id }) : undefined
}

function whyNoTarget(s: Snapshot, c: Combatant, terrain: Terrain): Reason | undefined {
  if (c.cell === null) return reason('RAT-ATK-19', 'notOnMap', { who: c.id })
  return targets(s, terrain, c).some(({ whyNot }) => !whyNot) ? undefined : reason('RAT-ATK-19', 'noTarget')
}

import { reason } from '~/engine/reason'
import type { Reason } from '~/engine/command'
import type { Action } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { targets } from '../attack/aim'
import { isCrawling, isDying, isPresent, hasTurn } from '../conditions/able'
import { declarationOf, declaring } from '../turn/declaring'
import { helpless } from './drag'
import { packIsFull } from './spell'
import type { Combatant, Ratbags, Snapshot } from '../state/types'

type WhyNot = Action<Ratbags>['whyNot']

/** All actions of a combatant, in the order of the action bar. */
export const ACTIONS: readonly Action<Ratbags>[] = [
  main('attack', 'Attack', 'action', 'a', whyNoTarget),
  main('daring', 'Daring manoeuvre', 'action', 'y', whyNoTarget),
  main('secondMove', 'Second move', 'action', 's', (_s, _terrain, c) => whyNotMove(c)),
  main('cast', 'Cast from a wand', 'action, 1 Fatigue', 'w', (_s, _terrain, c) => {
    if (!c.sheet.wands.some(({ held }) => held)) return reason('RAT-ACT-07', 'noWand', { who: c.id })
    return packIsFull(c) ? reason('RAT-ACT-07', 'packFull', { who: c.id }) : undefined
  }),
  main('aid', 'Give aid', 'action', 'h', (s, _terrain, c) =>
    Object.values(s.combatants).some(other => other.id !== c.id && isDying(other) && isPresent(other))
      ? undefined
      : reason('RAT-ACT-09', 'nobodyDying'),
  ),
  main('drag', 'Drag or carry', 'action', 'g', (s, _terrain, c) =>
    helpless(s, c).length > 0 ? undefined : reason('RAT-ACT-13', 'nobodyHelpless'),
  ),
  main('special', 'Special action', 'action', 'x', (_s, _terrain, c) =>
    c.sheet.specialActions.length > 0 ? undefined : reason('RAT-ACT-08', 'nothingSpecial', { who: c.id }),
  ),
  main('other', 'Something else', 'action', 'o'),
  {
    ...main('retreat', 'Retreat', 'move and action', 'r'),
    whyNot: (s, _terrain, c) => whyNotDeclaring(s, c) ?? whyOnlyCrawl(c),
  },
  {
    ...main('crawl', 'Crawl', 'the turn', 'u'),
    whyNot: (s, _terrain, c) =>
      whyNotDeclaring(s, c) ?? (isCrawling(c) ? undefined : reason('RAT-COND-01', 'notCritical', { who: c.id })),
  },
  { ...main('nothing', 'Do nothing', '', 'n'), whyNot: (s, _terrain, c) => whyNotDeclaring(s, c) },
  free('move', 'Move', 'the move', 'm', (s, _terrain, c) => whyOnlyCrawl(c) ?? whyNotMove(c) ?? whyWholeTurn(s, c)),
  free('hold', 'Change what is held', 'once a turn', 'e', (_s, _terrain, c) => {
    if (whyOnlyCrawl(c)) return whyOnlyCrawl(c)
    if (c.sheet.status.changedHands) return reason('RAT-ACT-12', 'changedHands', { who: c.id })
    const { weapons, wands, armorItems } = c.sheet
    const shields = armorItems.filter(({ type, destroyed }) => type === 'shield' && !destroyed)
    return weapons.length + wands.length + shields.length > 0 ? undefined : reason('RAT-ACT-12', 'nothingToHold')
  }),
  free('dropItem', 'Drop an item', 'frees a slot', 'i', (_s, _terrain, c) =>
    c.sheet.slotsUsed > c.sheet.fatigue ? whyOnlyCrawl(c) : reason('RAT-ACT-07', 'nothingToDrop', { who: c.id }),
  ),
  free('takeBack', 'Take it back', '', 'b', (s, _terrain, c) =>
    declarationOf(s, c.id) ? undefined : reason('RAT-TURN-03', 'nothingDeclared', { who: c.id }),
  ),
]

function main(
  type: string,
  name: string,
  cost: string,
  hotkey: string,
  whyNot: WhyNot = () => undefined,
): Action<Ratbags> {
  return {
    type,
    name,
    group: 'main',
    cost,
    hotkey,
    whyNot: (s, terrain, c) => whyNotDeclaring(s, c) ?? whyOnlyCrawl(c) ?? whyOnlyFlee(c) ?? whyNot(s, terrain, c),
  }
}

function free(type: string, name: string, cost: string, hotkey: string, whyNot: WhyNot): Action<Ratbags> {
  return {
    type,
    name,
    group: 'free',
    cost,
    hotkey,
    whyNot: (s, terrain, c) => whyNotDeclaring(s, c) ?? whyOnlyFlee(c) ?? whyNot(s, terrain, c),
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

/** What was declared takes the move with it, in whatever order the two are said. */
function whyWholeTurn(s: Snapshot, c: Combatant): Reason | undefined {
  const act = declarationOf(s, c.id)?.act
  if (act === 'retreat') return reason('RAT-END-02', 'wholeTurn', { who: c.id, act })
  return act === 'crawl' ? reason('RAT-MOVE-05', 'wholeTurn', { who: c.id, act }) : undefined
}

function whyNoTarget(s: Snapshot, terrain: Terrain, c: Combatant): Reason | undefined {
  if (c.cell === null) return reason('RAT-ATK-19', 'notOnMap', { who: c.id })
  if (targets(s, terrain, c).some(({ whyNot }) => !whyNot)) return undefined
  return reason('RAT-ATK-19', 'noTarget', { moves: Boolean(declarationOf(s, c.id)?.move) })
}

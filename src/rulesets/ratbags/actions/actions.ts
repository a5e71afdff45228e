import { reason } from '~/engine/reason'
import type { Reason } from '~/engine/command'
import { type Action, actionList, type Declared } from '~/table/commands/offers'
import type { Terrain } from '~/table/map/terrain'
import { targets } from '../attack/aim'
import { isCrawling, isDying, isPresent, hasTurn } from '../conditions'
import { declarationOf, declaring } from '../turn/declaring'
import { helpless } from './drag'
import { packIsFull } from './spell'
import type { Combatant, Ratbags, Snapshot } from '../state/types'

type WhyNot = Action<Ratbags>['whyNot']
type Given = Omit<Declared<Ratbags>, 'group' | 'whyNot'>

/** All actions of a combatant, in the order of the action bar. */
export const ACTIONS: readonly Action<Ratbags>[] = actionList([
  main(
    {
      type: 'attack',
      name: 'Attack',
      hotkey: 'a',
      icon: 'attack',
      meaning: 'attack',
      target: 'attack.target',
      cost: { takes: 'action' },
    },
    whyNoTarget,
  ),
  main(
    { type: 'daring', name: 'Daring manoeuvre', hotkey: 'y', icon: 'maneuver', cost: { takes: 'action' } },
    whyNoTarget,
  ),
  main(
    { type: 'secondMove', name: 'Second move', hotkey: 's', icon: 'sprint', cost: { takes: 'action' } },
    (_s, _terrain, c) => whyNotMove(c),
  ),
  main(
    { type: 'cast', name: 'Cast from a wand', hotkey: 'w', icon: 'wand', cost: { takes: 'action', also: '1 Fatigue' } },
    (_s, _terrain, c) => {
      if (!c.sheet.wands.some(({ held }) => held)) return reason('RAT-ACT-07', 'noWand', { who: c.id })
      return packIsFull(c) ? reason('RAT-ACT-07', 'packFull', { who: c.id }) : undefined
    },
  ),
  main({ type: 'aid', name: 'Give aid', hotkey: 'h', icon: 'bandage', cost: { takes: 'action' } }, (s, _terrain, c) =>
    Object.values(s.combatants).some(other => other.id !== c.id && isDying(other) && isPresent(other))
      ? undefined
      : reason('RAT-ACT-09', 'nobodyDying'),
  ),
  main(
    { type: 'drag', name: 'Drag or carry', hotkey: 'g', icon: 'carry', cost: { takes: 'action' } },
    (s, _terrain, c) => (helpless(s, c).length > 0 ? undefined : reason('RAT-ACT-13', 'nobodyHelpless')),
  ),
  main(
    { type: 'special', name: 'Special action', hotkey: 'x', icon: 'special', cost: { takes: 'action' } },
    (_s, _terrain, c) =>
      c.sheet.specialActions.length > 0 ? undefined : reason('RAT-ACT-08', 'nothingSpecial', { who: c.id }),
  ),
  main({
    type: 'other',
    name: 'Something else',
    hotkey: 'o',
    icon: 'task',
    meaning: 'rare',
    rank: 2,
    cost: { takes: 'action' },
  }),
  {
    ...main({ type: 'retreat', name: 'Retreat', hotkey: 'r', icon: 'retreat', cost: { also: 'move and action' } }),
    whyNot: (s, _terrain, c) => whyNotDeclaring(s, c) ?? whyOnlyCrawl(c),
  },
  {
    ...main({ type: 'crawl', name: 'Crawl', hotkey: 'u', icon: 'prone', cost: { takes: 'the turn' } }),
    whyNot: (s, _terrain, c) =>
      whyNotDeclaring(s, c) ?? (isCrawling(c) ? undefined : reason('RAT-COND-01', 'notCritical', { who: c.id })),
  },
  {
    ...main({ type: 'nothing', name: 'Do nothing', hotkey: 'n', icon: 'endTurn', meaning: 'end' }),
    whyNot: (s, _terrain, c) => whyNotDeclaring(s, c),
  },
  free(
    { type: 'move', name: 'Move', hotkey: 'm', icon: 'move', meaning: 'walk', cost: { also: 'the move' } },
    (s, _terrain, c) => whyOnlyCrawl(c) ?? whyNotMove(c) ?? whyWholeTurn(s, c),
  ),
  free(
    { type: 'hold', name: 'Change what is held', hotkey: 'e', icon: 'brandish', cost: { also: 'once a turn' } },
    (_s, _terrain, c) => {
      if (whyOnlyCrawl(c)) return whyOnlyCrawl(c)
      if (c.sheet.status.changedHands) return reason('RAT-ACT-12', 'changedHands', { who: c.id })
      const { weapons, wands, armorItems } = c.sheet
      const shields = armorItems.filter(({ type, destroyed }) => type === 'shield' && !destroyed)
      return weapons.length + wands.length + shields.length > 0 ? undefined : reason('RAT-ACT-12', 'nothingToHold')
    },
  ),
  free(
    {
      type: 'dropItem',
      name: 'Drop an item',
      hotkey: 'i',
      icon: 'drop',
      meaning: 'rare',
      rank: 1,
      cost: { also: 'frees a slot' },
    },
    (_s, _terrain, c) =>
      c.sheet.slotsUsed > c.sheet.fatigue ? whyOnlyCrawl(c) : reason('RAT-ACT-07', 'nothingToDrop', { who: c.id }),
  ),
  free({ type: 'takeBack', name: 'Take it back', hotkey: 'b', icon: 'undo' }, (s, _terrain, c) =>
    declarationOf(s, c.id) ? undefined : reason('RAT-TURN-03', 'nothingDeclared', { who: c.id }),
  ),
])

function main(given: Given, whyNot: WhyNot = () => undefined): Declared<Ratbags> {
  return {
    ...given,
    group: 'main',
    whyNot: (s, terrain, c) => whyNotDeclaring(s, c) ?? whyOnlyCrawl(c) ?? whyOnlyFlee(c) ?? whyNot(s, terrain, c),
  }
}

function free(given: Given, whyNot: WhyNot): Declared<Ratbags> {
  return {
    ...given,
    group: 'free',
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

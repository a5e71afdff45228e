import type { RefObject } from 'react'
import type { Id, RulebookEntry } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { promptOf, offersOf } from '~/store/queries/rulesCache'
import type { ShownOdds } from '~/store/odds/odds'
import { optionKey } from '~/store/odds/optionKey'
import type { FightView } from '~/store/session/fightView'
import type { TableState } from '~/store/state/useTable'
import { actions } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { standsAlone } from '../encounter/standsAlone'
import type { MapTool } from '../state/mapSettings'
import { suggestions } from '../prompt/rest/suggestions'
import { mainItems } from '../state/mainItems'
import { openRule, readWindowState, setWindowState } from '../state/windowState'
import { combatantItems } from './combatantItems'
import type { PaletteItem } from './paletteItem'

/** Dice as they are written at the table. What cannot be read is refused where it is rolled, with its place. */
const DICE = /^\s*(?:roll\s+)?([\d\s+\-−]*d[\d\s+\-−d]+)$/i

/** What a typed roll offers: for all to see, or for the GM alone. */
export function rollItem(typed: string, inFight: boolean): readonly PaletteItem[] {
  const notation = DICE.exec(typed)?.[1]?.trim()
  if (!inFight || notation === undefined) return []
  const roll = (open: boolean) => () => void asGm('roll', { notation, open })
  return [
    { words: `Roll ${notation} for all to see`, group: 'dice', act: roll(true) },
    { words: `Roll ${notation} for the GM alone`, group: 'dice', act: roll(false) },
  ]
}

/** "add 4 goblin": the field for combatants with that in it, where what will come of it is read before it is taken. */
export function addItem(typed: string, inFight: boolean): readonly PaletteItem[] {
  const who = /^\s*add\s+(\S.*)$/i.exec(typed)?.[1]?.trim()
  if (!inFight || who === undefined) return []
  const act = () => {
    actions.draft('join', who)
    setWindowState({ tab: 'encounter' })
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById('join')?.focus()))
  }
  return [{ words: `Add ${who}`, group: 'encounter', act }]
}

/** The tools of the map, by what they are looked for. */
const MAP_TOOLS: readonly { words: string; search: string; tool: MapTool }[] = [
  { words: 'Ruler', search: 'measure distance length', tool: 'ruler' },
  { words: 'Fog: reveal and hide', search: 'players see sight', tool: 'fog' },
  { words: 'Paint ground', search: 'difficult blocking hazardous cover terrain', tool: 'ground' },
  { words: 'Draw zones', search: 'regions', tool: 'zone' },
  { words: 'Draw walls, doors, windows', search: 'room object', tool: 'wall' },
  { words: 'Erase walls, doors, windows', search: 'take away delete', tool: 'take' },
  { words: 'Place an area', search: 'template circle cone line square', tool: 'area' },
  { words: 'Select several', search: 'marquee frame', tool: 'select' },
]

/** Everything that can be done now, the acting combatant's own first. */
export function paletteItems(
  state: TableState,
  rules: readonly RulebookEntry[],
  map: RefObject<BoardHandle | null>,
): readonly PaletteItem[] {
  const { fight, fights, curtain, selection } = state
  const window: PaletteItem[] = [
    { words: 'Sheet', group: 'show', act: () => setWindowState({ tab: 'sheet' }) },
    { words: 'Log', group: 'show', act: () => setWindowState({ tab: 'log' }) },
    { words: 'Map: fog, ground, walls, zones, areas', group: 'show', act: () => setWindowState({ tab: 'map' }) },
    ...mainItems(fight, readWindowState()).map(item => ({ group: 'menu', ...item })),
    { words: 'New fight', group: 'fight', search: 'begin another', act: () => setWindowState({ tab: 'fights' }) },
    ...(fight && fight.mark.done > 0
      ? [
          {
            words: 'Play the fight back from its beginning',
            group: 'fight',
            search: 'replay watch past',
            act: () => actions.look(0),
          },
          {
            words: 'Change what was done last',
            group: 'fight',
            search: 'retcon wrong die mistake past',
            act: () => setWindowState({ retcon: fight.mark.done - 1 }),
          },
        ]
      : []),
    {
      words: document.fullscreenElement ? 'Leave the full screen' : 'Full screen',
      group: 'window',
      act: () =>
        void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
    },
    ...fights
      .filter(({ id }) => id !== fight?.id)
      .map(({ id, name }) => ({ words: `Open ${name}`, group: 'fight', act: () => void actions.openFight(id) })),
  ]
  if (!fight) return window
  return [
    ...suggested(fight, selection[0]),
    ...ofActor(fight, selection[0], state.odds?.of === 'attack' ? state.odds.options : undefined),
    ...ofGm(fight),
    ...ofCombatants(fight, map),
    ...MAP_TOOLS.map(({ words, search, tool }) => ({
      words,
      group: 'map',
      search,
      act: () => setWindowState({ tool, ...(tool !== 'ruler' && { tab: 'map' as const }) }),
    })),
    { words: 'The map as the players see it', group: 'map', act: () => setWindowState({ asPlayers: true }) },
    { words: "Players' window", group: 'window', act: () => actions.openPlayers() },
    {
      words: curtain ? 'Raise the curtain' : 'Curtain',
      group: 'window',
      act: () => actions.setCurtain(!curtain),
    },
    ...(fight.asks
      ? [{ words: 'Stop the action here', group: 'time line', search: 'cut short', act: () => actions.stop() }]
      : []),
    { words: 'Undo', group: 'time line', act: () => actions.undo() },
    { words: 'Redo', group: 'time line', act: () => actions.redo() },
    ...window,
    ...rules.map(({ id, title }) => ({ words: title, group: id, act: () => openRule(id) })),
  ]
}

/** What the prompt offers while nothing is asked: the beginning, and who may take the go. */
function suggested(fight: FightView, selected: Id | undefined): readonly PaletteItem[] {
  if (fight.asks) return []
  return suggestions(fight, promptOf(fight, selected).of, selected).flatMap(({ words, does }) =>
    'by' in does ? [{ words, group: 'turn', search: 'takes the turn', act: () => void actions.do(does) }] : [],
  )
}

/** What the GM can do with the fight as a whole. */
function ofGm(fight: FightView): readonly PaletteItem[] {
  if (fight.asks || promptOf(fight, undefined).of === 'gm') return []
  return (
    offersOf(fight, 'gm')
      // What begins combat stands with what the prompt suggests.
      .filter(offer => !offer.whyNot && standsAlone(offer) && offer.command.type !== 'begin')
      .map(({ name, command }) => ({ words: name, group: 'GM', act: () => void actions.do(command) }))
  )
}

/** The actions of whoever acts, attacks with everybody by name. A closed one says why in the prompt. */
function ofActor(
  fight: FightView,
  preferred: Id | undefined,
  odds: ShownOdds['options'] | undefined,
): readonly PaletteItem[] {
  const { snapshot, asks } = fight
  const { of } = promptOf(fight, preferred)
  if (of === null || asks) return []
  const others = Object.values(snapshot.combatants).filter(({ id, gone }) => id !== of && !gone)
  const group = snapshot.combatants[of]?.name ?? 'GM'
  return offersOf(fight, of)
    .filter(offer => offer.group !== 'gm' || standsAlone(offer))
    .flatMap(({ command, name }) => {
      const plain = { words: name, group, act: () => void actions.do(command) }
      if (command.type !== 'attack') return [plain]
      const aimed = others.map(other => ({
        words: `${name} ${other.name}`,
        group,
        odds: odds?.get(optionKey(other.id))?.figures,
        act: () => void actions.do({ ...command, with: { [`${command.type}.target`]: other.id } }),
      }))
      return [plain, ...aimed]
    })
}

function ofCombatants(fight: FightView, map: RefObject<BoardHandle | null>): readonly PaletteItem[] {
  return Object.keys(fight.snapshot.combatants).flatMap(id => combatantItems(fight, id, map))
}

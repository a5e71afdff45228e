import type { RefObject } from 'react'
import { PALETTE } from '~/words/en/commands'
import type { Id, RulebookEntry } from '~/engine'
import type { EntryCard } from '~/store/entries/fightStanding'
import { actions, asGm, type TableState } from '~/store/state'
import type { ShownOdds } from '~/store/odds/odds'
import { optionKey } from '~/store/odds/messages'
import type { FightView } from '~/store/session/fightView'
import type { BoardHandle } from '../../board/props'
import { openCommands } from '../commands/commands'
import { ownNames, standsAlone } from '../encounter/ownNames'
import { toggleDoor } from '../map/AsPlayers'
import { doorsOf } from '../map/placeTogether'
import { suggestions } from '../prompt/suggestions'
import { openRule, openTab } from '../state/windowState'
import { combatantItems } from './combatantItems'
import type { PaletteItem } from './aroundItems'

/** What a typed roll offers: for all to see, or for the GM alone. Dice that cannot be read are refused where they are rolled, with their place. */
export function rollItem(typed: string, inFight: boolean): readonly PaletteItem[] {
  const notation = PALETTE.toRoll(typed)
  if (!inFight || notation === '') return []
  const roll = (open: boolean) => () => void asGm('roll', { notation, open })
  return [
    { words: PALETTE.rollOpen(notation), group: PALETTE.groups.dice, act: roll(true) },
    { words: PALETTE.rollAlone(notation), group: PALETTE.groups.dice, act: roll(false) },
  ]
}

/** "add 4 goblin": the field for combatants with that in it, where what will come of it is read before it is taken. */
export function addItem(typed: string, inFight: boolean): readonly PaletteItem[] {
  const who = PALETTE.toAdd(typed)
  return inFight && who !== '' ? [adding(who, 'newcomers')] : []
}

const adding = (who: string, focus: 'newcomers' | 'joining'): PaletteItem => ({
  words: PALETTE.add(who),
  group: PALETTE.groups.encounter,
  search: PALETTE.search.add,
  act() {
    actions.draft('join', who)
    openTab('encounter', focus)
  },
})

/** "goblin", "2 goblin": everybody who can be added by name, ready-made and of the library, with the number that is typed. They join at once. */
export function creatureItems(
  typed: string,
  { ruleset }: FightView,
  cards: readonly EntryCard[] | null,
): readonly PaletteItem[] {
  // Nobody looks for all of them.
  if (typed.trim() === '') return []
  const count = /^\s*(\d{1,2})\s+\S/.exec(typed)?.[1]
  const names = [
    ...ownNames(cards ?? [], ruleset.id).map(({ name }) => name),
    ...Object.keys(ruleset.state.sheet.presets),
  ]
  return [...new Set(names)].map(name => adding(count === undefined ? name : `${count} ${name}`, 'joining'))
}

/** Everything that can be done now, the acting combatant's own first. */
export function paletteItems(
  state: TableState,
  rules: readonly RulebookEntry[],
  map: RefObject<BoardHandle | null>,
): readonly PaletteItem[] {
  const { fight, fights, selection } = state
  const commands = openCommands(state).flatMap(({ words, search, palette, run }) =>
    palette
      ? [
          {
            words: words(),
            group: PALETTE.groups[palette],
            ...(search !== undefined && { search }),
            act: () => run(map.current),
          },
        ]
      : [],
  )
  const window: PaletteItem[] = [
    ...commands,
    ...fights
      .filter(({ id }) => id !== fight?.id)
      .map(({ id, name }) => ({
        words: PALETTE.open(name),
        group: PALETTE.groups.fight,
        act: () => void actions.openFight(id),
      })),
  ]
  if (!fight) return window
  return [
    ...suggested(fight, selection[0]),
    ...ofActor(fight, selection[0], state.odds?.of === 'attack' ? state.odds.options : undefined),
    ...ofGm(fight),
    ...ofCombatants(fight, selection[0], map),
    ...ofDoors(fight),
    ...window,
    ...rules.map(({ id, title }) => ({
      words: title,
      group: id,
      isOfRules: true,
      isRule: true,
      act: () => openRule(id),
    })),
  ]
}

/** What the prompt offers while nothing is asked: the beginning, and who may take the go. */
function suggested(fight: FightView, selected: Id | undefined): readonly PaletteItem[] {
  if (fight.asks) return []
  return suggestions(fight, fight.prompt(selected).of).flatMap(({ words, does }) =>
    'by' in does
      ? [{ words, group: PALETTE.groups.turn, search: PALETTE.search.turn, act: () => void actions.do(does) }]
      : [],
  )
}

/** What the GM can do with the fight as a whole. While a question is open, choosing it says what has to come first. */
function ofGm(fight: FightView): readonly PaletteItem[] {
  const declared = fight.ruleset.commands.actions
  if (fight.prompt().of === 'gm') return []
  return (
    fight
      .offers('gm')
      // What begins combat stands with what the prompt suggests.
      .filter(offer => !offer.whyNot && standsAlone(offer, declared) && offer.command.type !== 'begin')
      .map(({ name, command }) => ({
        words: name,
        group: PALETTE.groups.gm,
        isOfRules: true,
        ...(command.type === 'end' && { search: PALETTE.search.end }),
        act: () => void actions.do(command),
      }))
  )
}

/** The actions of whoever acts, attacks with everybody by name. A closed one says why in the prompt. */
function ofActor(
  fight: FightView,
  preferred: Id | undefined,
  odds: ShownOdds['options'] | undefined,
): readonly PaletteItem[] {
  const { snapshot, asks, ruleset } = fight
  const declared = ruleset.commands.actions
  const { of } = fight.prompt(preferred)
  if (of === null || asks) return []
  const others = Object.values(snapshot.combatants).filter(({ id, gone }) => id !== of && !gone)
  const group = snapshot.combatants[of]?.name ?? PALETTE.groups.gm
  return fight
    .offers(of)
    .filter(offer => offer.group !== 'gm' || standsAlone(offer, declared))
    .flatMap(({ command, name }) => {
      const plain = { words: name, group, isOfRules: true, act: () => void actions.do(command) }
      const target = declared[command.type]?.target
      if (target === undefined) return [plain]
      const aimed = others.map(other => ({
        words: `${name} ${other.name}`,
        group,
        isOfRules: true,
        odds: odds?.get(optionKey(other.id))?.figures,
        act: () => void actions.do({ ...command, with: { [target]: other.id } }),
      }))
      return [plain, ...aimed]
    })
}

/** Whoever is selected comes first: "kill" and "flee" mean them. */
function ofCombatants(
  fight: FightView,
  selected: Id | undefined,
  map: RefObject<BoardHandle | null>,
): readonly PaletteItem[] {
  const all = Object.keys(fight.snapshot.combatants)
  const inOrder = all.toSorted((a, b) => Number(b === selected) - Number(a === selected))
  return inOrder.flatMap(id => combatantItems(fight, id, map))
}

/** Every door and window of the map. */
function ofDoors({ map, snapshot }: FightView): readonly PaletteItem[] {
  return doorsOf(map, snapshot.board).map(({ id, kind, isClosed, x, y }) => ({
    words: PALETTE.door(kind, isClosed, Math.floor(x) + 1, Math.floor(y) + 1),
    group: PALETTE.groups.map,
    search: PALETTE.search.door,
    act: () => toggleDoor(id),
  }))
}

import type { RefObject } from 'react'
import { PALETTE } from '~/words/en/commands'
import type { Id } from '~/engine'
import { near, whoCanReach, type Reacher } from '~/store/queries/around'
import type { FightView } from '~/store/session/fightView'
import { actions } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { spokenLength, type WayUnit } from '../../board/geometry/lengthWords'
import { wayUnit } from '../state/lengthUnit'
import { readPreferences } from '../state/preferences'
import { openPalette } from '../state/windowState'
import type { PaletteItem } from './paletteItem'

/** "near Roland", "who can reach the captain": the map in words, each answer somebody to go to. */
export function aroundItems(
  typed: string,
  fight: FightView,
  map: RefObject<BoardHandle | null>,
): readonly PaletteItem[] {
  const item = (who: Id, words: string, group: string): PaletteItem => ({
    words: PALETTE.answer(fight.snapshot.combatants[who]!.name, words),
    group,
    act() {
      actions.select([who])
      map.current?.focusToken(who)
    },
  })
  const from = named(fight, PALETTE.whoseNear(typed))
  if (from) return near(fight, from.id).map(({ who, words }) => item(who, words, PALETTE.nearGroup(from.name)))
  const unit = wayUnit(fight.ruleset, readPreferences().unit)
  const target = named(fight, PALETTE.whoseReach(typed))
  if (!target) return []
  return whoCanReach(fight, target.id).map(({ who, cost }) =>
    item(who, reachWords(cost, unit), PALETTE.reachGroup(target.name)),
  )
}

/** The two questions about somebody, for those who look for them in the list. */
export function aroundQuestions(name: string): readonly PaletteItem[] {
  const ask = (words: string): PaletteItem => ({
    words,
    group: PALETTE.groups.ask,
    search: PALETTE.search.ask,
    act: () => openPalette(words),
  })
  return [ask(PALETTE.near(name)), ask(PALETTE.reach(name))]
}

function reachWords(cost: Reacher['cost'], unit: WayUnit): string {
  return cost === null ? PALETTE.notWithOne : cost === 0 ? PALETTE.beside : PALETTE.after(spokenLength(cost, unit))
}

/** Whoever is meant by what was typed: the whole name, else the first whose name has a word that begins so. */
function named({ snapshot }: FightView, typed: string) {
  if (typed === '') return undefined
  const wanted = typed.toLowerCase()
  const there = Object.values(snapshot.combatants).filter(({ cell, gone }) => cell !== null && !gone)
  return (
    there.find(({ name }) => name.toLowerCase() === wanted) ??
    there.find(({ name }) => name.toLowerCase().startsWith(wanted)) ??
    there.find(({ name }) =>
      name
        .toLowerCase()
        .split(' ')
        .some(word => word.startsWith(wanted)),
    )
  )
}

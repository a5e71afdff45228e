import type { RefObject } from 'react'
import type { Id } from '~/engine'
import type { OptionOdds } from '~/store/odds/messages'
import { near, type Reacher, whoCanReach } from '~/store/queries/around'
import type { FightView } from '~/store/session/fightView'
import { actions } from '~/store/state'
import { PALETTE } from '~/words/en/commands'
import { spokenLength, type WayUnit } from '../../board/geometry/lengthWords'
import type { BoardHandle } from '../../board/props'
import { wayUnit } from '../state/mapSettings'
import { readPreferences } from '../state/preferences'
import { openPalette } from '../state/windowState'

/** One thing that can be done by typing. */
export interface PaletteItem {
  words: string
  group: string
  /** What it is likely to come to. */
  odds?: OptionOdds['figures'] | undefined
  /** Further words it is found by. */
  search?: string
  /** It is a row of the rulebook, and comes after everything that can be done. */
  isRule?: boolean
  /** Its words are the rules’, which are English everywhere. */
  isOfRules?: boolean
  act(): void
  /** It was made of the beginning of a word, and not of the whole. */
  isBegun?: true
}

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

import type { RefObject } from 'react'
import type { Id } from '~/engine'
import { near, whoCanReach, type Reacher } from '~/store/queries/around'
import type { FightView } from '~/store/session/fightView'
import { actions } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { spokenLength, type WayUnit } from '../../board/geometry/lengthWords'
import { wayUnit } from '../state/lengthUnit'
import { readWindowState, setWindowState } from '../state/windowState'
import type { PaletteItem } from './paletteItem'

const NEAR = /^\s*near\s+(\S.*?)\s*$/i
const REACH = /^\s*(?:who\s+)?can\s+reach\s+(?:the\s+)?(\S.*?)\s*\??\s*$/i

/** "near Roland", "who can reach the captain": the map in words, each answer somebody to go to. */
export function aroundItems(
  typed: string,
  fight: FightView,
  map: RefObject<BoardHandle | null>,
): readonly PaletteItem[] {
  const item = (who: Id, words: string, group: string): PaletteItem => ({
    words: `${fight.snapshot.combatants[who]!.name}: ${words}`,
    group,
    act() {
      actions.select([who])
      map.current?.focusToken(who)
    },
  })
  const from = named(fight, NEAR.exec(typed)?.[1])
  if (from) return near(fight, from.id).map(({ who, words }) => item(who, words, `near ${from.name}`))
  const unit = wayUnit(fight.ruleset, readWindowState().unit)
  const target = named(fight, REACH.exec(typed)?.[1])
  if (!target) return []
  return whoCanReach(fight, target.id).map(({ who, cost }) =>
    item(who, reachWords(cost, unit), `who can reach ${target.name}`),
  )
}

/** The two questions about somebody, for those who look for them in the list. */
export function aroundQuestions(name: string): readonly PaletteItem[] {
  const ask = (words: string): PaletteItem => ({
    words,
    group: 'ask',
    search: 'distance who where',
    act: () => setWindowState({ palette: true, paletteText: words }),
  })
  return [ask(`Near ${name}`), ask(`Who can reach ${name}`)]
}

function reachWords(cost: Reacher['cost'], unit: WayUnit): string {
  return cost === null ? 'not with one movement' : cost === 0 ? 'beside already' : `after ${spokenLength(cost, unit)}`
}

/** Whoever is meant by what was typed: the whole name, else the first whose name has a word that begins so. */
function named({ snapshot }: FightView, typed: string | undefined) {
  if (typed === undefined) return undefined
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

import type { Plan } from '~/engine/ruleset'
import type { Snapshot } from '../state/types'
import { turnStatus } from './order'

/** What everybody has declared whose phase has not been played yet [RAT-TURN-03]. */
export function plans(s: Snapshot): readonly Plan[] {
  return (s.turn?.declared ?? []).flatMap(({ who, move, targets }): readonly Plan[] => {
    const c = s.combatants[who]
    if (!c || c.cell === null || c.gone || ['out', 'spent'].includes(turnStatus(s, c).state)) return []
    const way = move ? [c.cell, ...move.path] : []
    return way.length + targets.length === 0 ? [] : [{ who, way, goesFirst: move?.after !== true, targets }]
  })
}

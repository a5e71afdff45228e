import type { Id } from '~/engine/snapshot'
import { sees } from '~/grid/sight/sees'
import type { Terrain } from '~/table/map/terrain'
import type { Combatant, Snapshot } from '../state/types'
import type { Circumstance } from '../state/vocabulary'
import { rectOf } from './tokens'

/** What the GM has said of a target as this one's: visible and nothing in the way unless said otherwise [MUR-PROT-08]. */
export function circumstancesOf(target: Combatant, from: Combatant): ReadonlySet<Circumstance> {
  if (target.sheet.views.length === 0) return NONE
  return new Set(
    target.sheet.views.filter(view => view.from === null || view.from === from.id).flatMap(view => view.are),
  )
}

const NONE: ReadonlySet<Circumstance> = new Set()

/** A wall between two of which the GM has said nothing yet: the engine proposes a barrier [MUR-PROT-08]. */
export function isWallBetween(s: Snapshot, terrain: Terrain, from: Combatant, target: Combatant): boolean {
  if (target.sheet.views.some(view => view.from === from.id)) return false
  const [a, b] = [rectOf(terrain, from), rectOf(terrain, target)]
  return a !== undefined && b !== undefined && !sees(terrain.at(s.board), a, b)
}

/** These circumstances from now on, in place of what was said before. None: nothing was said. */
export function withView(
  views: Combatant['sheet']['views'],
  from: Id | null,
  are: readonly Circumstance[],
): Combatant['sheet']['views'] {
  const others = views.filter(view => view.from !== from)
  return are.length === 0 && from === null ? others : [...others, { from, are: [...are] }]
}

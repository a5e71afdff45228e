import { reason } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { sees } from '~/grid/sight/sees'
import type { Rect } from '~/grid/squares'
import type { Terrain } from '~/table/map/terrain'
import { tokenRect, type Tokens } from '~/table/map/walks'
import { isPresent } from '../conditions'
import { footprintOf } from '../sheet'
import type { Combatant, Murdham, Snapshot } from '../state/types'
import type { Circumstance } from '../state/vocabulary'

/** The squares a token covers; undefined while it does not lie on the map. */
export const rectOf = (terrain: Terrain, { cell, sheet }: Combatant): Rect | undefined =>
  tokenRect(terrain, cell, footprintOf(sheet))

/** Tokens as they are put on the map: nobody onto anybody else. */
export const tokens: Tokens<Murdham> = {
  rectOf,
  size: ({ sheet }) => footprintOf(sheet),
  isInTheWay: isPresent,
  taken: reason('MUR-ZONE-02', 'taken'),
}

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

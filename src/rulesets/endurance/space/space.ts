import { reason } from '~/engine/reason'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { sees } from '~/grid/sight/sees'
import { distance } from '~/grid/squares/distance'
import { cellsOf, type Rect } from '~/grid/squares/rect'
import type { Movement } from '~/grid/walk/movement'
import type { Terrain } from '~/table/map/terrain'
import { tokenRect } from '~/table/map/tokenRect'
import type { Tokens } from '~/table/map/walks'
import { areFoes, isPresent, isUp } from '../conditions/able'
import type { Combatant, Endurance, Snapshot } from '../state/types'

/** The squares a token covers; undefined while it is not on the map, or (after a ruling) not with all its squares. */
export function rectOf(terrain: Terrain, { cell, sheet }: Combatant): Rect | undefined {
  return tokenRect(terrain, cell, sheet.footprint)
}

/** How a token is put somewhere. */
export const TOKENS: Tokens<Endurance> = {
  rectOf,
  size: ({ sheet }) => sheet.footprint,
  isInTheWay: isPresent,
  taken: reason('END-MOVE-04', 'endOccupied'),
}

/** Metres between two tokens [END-MOVE-03]; undefined when one of them is not on the map. */
export function distanceBetween(terrain: Terrain, a: Combatant, b: Combatant): number | undefined {
  const one = rectOf(terrain, a)
  const other = rectOf(terrain, b)
  return one && other && distance(one, other)
}

/** Whether nothing that stops sight stands between two tokens; false when one of them is not on the map. */
export function canSee(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): boolean {
  const [one, other] = [rectOf(terrain, a), rectOf(terrain, b)]
  return one !== undefined && other !== undefined && sees(mapOf(s, terrain), one, other)
}

/** The map as it stands under the house rules of this encounter. */
export function mapOf(s: Snapshot, terrain: Terrain): CompiledMap {
  return terrain.at(s.board, s.settings.difficultTerrain ? undefined : 'plain')
}

/** Who is in the way of a movement of `budget` metres [END-MOVE-04]. */
export function movementOf(s: Snapshot, terrain: Terrain, mover: Combatant, budget: number): Movement {
  const through = new Set<number>()
  const closed = new Set<number>()
  for (const c of Object.values(s.combatants)) {
    const rect = rectOf(terrain, c)
    if (!rect || c.id === mover.id || !isPresent(c)) continue
    const set = areFoes(s, mover, c) && isUp(c) ? closed : through
    for (const cell of cellsOf(terrain.map.width, rect)) set.add(cell)
  }
  return { budget, size: mover.sheet.footprint, through, closed }
}

import { distance } from '~/grid/distance'
import type { Movement } from '~/grid/movement'
import { cellsOf, footprint, isOnMap, type Rect } from '~/grid/rect'
import type { CompiledMap } from '~/grid/compiled-map'
import type { Terrain } from '~/table/terrain'
import { areHostile, isOnField, isUp } from './able'
import type { Combatant, Snapshot } from './types'

/** The squares a token covers; undefined while it is not on the map, or (after a ruling) not with all its squares. */
export function rectOf(terrain: Terrain, c: Combatant): Rect | undefined {
  if (c.cell === null) return undefined
  const rect = footprint(terrain.map.width, c.cell, c.sheet.footprint)
  return isOnMap(terrain.map, rect) ? rect : undefined
}

/** Metres between two tokens [END-MOVE-03]; undefined when one of them is not on the map. */
export function metresBetween(terrain: Terrain, a: Combatant, b: Combatant): number | undefined {
  const one = rectOf(terrain, a)
  const other = rectOf(terrain, b)
  return one && other && distance(one, other)
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
    if (!rect || c.id === mover.id || !isOnField(c)) continue
    const set = areHostile(s, mover, c) && isUp(c) ? closed : through
    for (const cell of cellsOf(terrain.map.width, rect)) set.add(cell)
  }
  return { budget, size: mover.sheet.footprint, through, closed }
}

import { distance } from '~/grid/distance'
import type { CompiledMap } from '~/grid/compiled-map'
import type { Movement } from '~/grid/movement'
import { cellsOf, footprint, isOnMap, type Rect } from '~/grid/rect'
import { sees } from '~/grid/sees'
import type { Terrain } from '~/table/terrain'
import { areHostile } from './sides'
import { isAble, isPresent } from './states'
import type { Combatant, Snapshot } from './types'

/** The squares a token covers, here or with another top-left square; undefined while it does not lie on the map. */
export function rectOf(terrain: Terrain, c: Combatant, cell: number | null = c.cell): Rect | undefined {
  if (cell === null) return undefined
  const rect = footprint(terrain.map.width, cell, c.sheet.footprint)
  return isOnMap(terrain.map, rect) ? rect : undefined
}

/** Squares between two tokens, every second diagonal counting 2 [HAL-GEN-05]; undefined when one is not on the map. */
export function squaresBetween(terrain: Terrain, a: Combatant, b: Combatant): number | undefined {
  const [one, other] = [rectOf(terrain, a), rectOf(terrain, b)]
  return one && other && distance(one, other)
}

export function mapOf(s: Snapshot, terrain: Terrain): CompiledMap {
  return terrain.at(s.board)
}

export function canSee(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): boolean {
  const [one, other] = [rectOf(terrain, a), rectOf(terrain, b)]
  return one !== undefined && other !== undefined && sees(mapOf(s, terrain), one, other)
}

/** Foes who are able cannot be passed; nobody who is not dead can be stopped on [HAL-MOVE-03]. */
export function movementOf(s: Snapshot, terrain: Terrain, mover: Combatant, budget: number): Movement {
  const through = new Set<number>()
  const closed = new Set<number>()
  for (const c of Object.values(s.combatants)) {
    const rect = rectOf(terrain, c)
    if (!rect || c.id === mover.id || !isPresent(c)) continue
    const set = areHostile(s, mover, c) && isAble(c) ? closed : through
    for (const cell of cellsOf(terrain.map.width, rect)) set.add(cell)
  }
  return { budget, size: mover.sheet.footprint, through, closed }
}

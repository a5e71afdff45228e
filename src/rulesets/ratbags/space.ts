import { distance } from '~/grid/distance'
import type { Movement } from '~/grid/movement'
import { cellsOf, footprint, isOnMap, type Rect } from '~/grid/rect'
import { sees } from '~/grid/sees'
import type { CompiledMap } from '~/grid/compiled-map'
import type { Terrain } from '~/table/terrain'
import { areFoes, isAble, isOnBoard } from './able'
import type { Combatant, Snapshot } from './types'

/** The squares a token covers, here or with another top-left square; undefined while it does not lie on the map. */
export function rectOf(terrain: Terrain, c: Combatant, cell: number | null = c.cell): Rect | undefined {
  if (cell === null) return undefined
  const rect = footprint(terrain.map.width, cell, c.sheet.footprint)
  return isOnMap(terrain.map, rect) ? rect : undefined
}

/** Squares between two tokens; undefined when one of them is not on the map. */
export function squaresBetween(terrain: Terrain, a: Combatant, b: Combatant): number | undefined {
  const [one, other] = [rectOf(terrain, a), rectOf(terrain, b)]
  return one && other && distance(one, other)
}

export function mapOf(s: Snapshot, terrain: Terrain): CompiledMap {
  return terrain.at(s.board)
}

export function canSee(s: Snapshot, terrain: Terrain, from: Rect, to: Rect): boolean {
  return sees(mapOf(s, terrain), from, to)
}

/** Allies and the helpless may be passed, foes who can act may not; nobody can be stopped on [RAT-MOVE-06]. */
export function movementOf(s: Snapshot, terrain: Terrain, mover: Combatant, budget: number): Movement {
  const through = new Set<number>()
  const closed = new Set<number>()
  for (const c of Object.values(s.combatants)) {
    const rect = rectOf(terrain, c)
    if (!rect || c.id === mover.id || !isOnBoard(c)) continue
    const set = areFoes(mover, c) && isAble(c) ? closed : through
    for (const cell of cellsOf(terrain.map.width, rect)) set.add(cell)
  }
  return { budget, size: mover.sheet.footprint, through, closed }
}

import { cellsOf, distance, type Rect } from '~/grid/squares'
import type { Movement } from '~/grid/walk/checkPath'
import { sees } from '~/grid/sight/sees'
import type { CompiledMap } from '~/grid/map/compiledMap'
import type { Terrain } from '~/table/map/terrain'
import { tokenRect, type Tokens } from '~/table/map/walks'
import { reason } from '~/engine/reason'
import { areFoes, isAble, isPresent } from './conditions'
import type { Combatant, Ratbags, Snapshot } from './state/types'

/** The squares a token covers, here or with another top-left square; undefined while it does not lie on the map. */
export function rectOf(terrain: Terrain, c: Combatant, cell: number | null = c.cell): Rect | undefined {
  return tokenRect(terrain, cell, c.sheet.footprint)
}

/** Its tokens, as the table puts them down. */
export const TOKENS: Tokens<Ratbags> = {
  rectOf,
  size: ({ sheet }) => sheet.footprint,
  isInTheWay: isPresent,
  taken: reason('RAT-MOVE-06', 'endOccupied'),
}

/** Squares between two tokens; undefined when one of them is not on the map. */
export function distanceBetween(terrain: Terrain, a: Combatant, b: Combatant): number | undefined {
  const [one, other] = [rectOf(terrain, a), rectOf(terrain, b)]
  return one && other && distance(one, other, terrain.diagonals)
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
    if (!rect || c.id === mover.id || !isPresent(c)) continue
    const set = areFoes(mover, c) && isAble(c) ? closed : through
    for (const cell of cellsOf(terrain.map.width, rect)) set.add(cell)
  }
  return { budget, size: mover.sheet.footprint, through, closed }
}

import { reason } from '~/engine/reason'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { sees } from '~/grid/sight/sees'
import { cellsOf, distance, type Rect } from '~/grid/squares'
import type { Movement } from '~/grid/walk/checkPath'
import type { Terrain } from '~/table/map/terrain'
import { tokenRect, type Tokens } from '~/table/map/walks'
import { isAble, isPresent } from './conditions'
import type { Combatant, Hallowed, Snapshot } from './state/types'

/** Members of different sides are hostile unless the GM says otherwise. */
export function areFoes(s: Snapshot, a: Combatant, b: Combatant): boolean {
  if (a.side === b.side) return false
  const allied = (one: string, other: string) => s.sides[one]?.more.allies.includes(other) ?? false
  return !allied(a.side, b.side) && !allied(b.side, a.side)
}

/**
 * Whether somebody knows that another is there: all do of their own side, and of whoever is not hidden. Nobody whom the
 * players do not know is perceived by another side.
 */
export function perceives(s: Snapshot, who: Combatant, other: Combatant): boolean {
  return !areFoes(s, who, other) || (!other.sheet.status.hidden && other.known !== 'absent')
}

/** The squares a token covers, here or with another top-left square; undefined while it does not lie on the map. */
export function rectOf(terrain: Terrain, c: Combatant, cell: number | null = c.cell): Rect | undefined {
  return tokenRect(terrain, cell, c.sheet.footprint)
}

/** Its tokens, as the table puts them down. */
export const TOKENS: Tokens<Hallowed> = {
  rectOf,
  size: ({ sheet }) => sheet.footprint,
  isInTheWay: isPresent,
  taken: reason('HAL-MOVE-03', 'endOccupied'),
}

/** Squares between two tokens, every second diagonal counting 2 [HAL-GEN-05]; undefined when one is not on the map. */
export function distanceBetween(terrain: Terrain, a: Combatant, b: Combatant): number | undefined {
  const [one, other] = [rectOf(terrain, a), rectOf(terrain, b)]
  return one && other && distance(one, other, terrain.diagonals)
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
    const set = areFoes(s, mover, c) && isAble(c) ? closed : through
    for (const cell of cellsOf(terrain.map.width, rect)) set.add(cell)
  }
  return { budget, size: mover.sheet.footprint, through, closed }
}

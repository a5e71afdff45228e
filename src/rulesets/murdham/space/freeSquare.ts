import { footprint, isOnMap, overlaps } from '~/grid/squares'
import type { Terrain } from '~/table/map/terrain'
import { isPresent, roster } from '../conditions'
import { footprintOf } from '../sheet'
import type { Combatant, Snapshot } from '../state/types'
import { rectOf } from './circumstances'
import { bordersOf, cellsOf, type Zone } from './zones'

/**
 * The square for a token in a zone, or beside the border with another: the nearest to where it is that is free, or the
 * nearest of all. Undefined when it fits nowhere there.
 */
export function freeSquare(s: Snapshot, terrain: Terrain, c: Combatant, zone: Zone, border?: Zone): number | undefined {
  const { width } = terrain.map
  const size = footprintOf(c.sheet)
  const { solid } = terrain.at(s.board)
  const others = roster(s).flatMap(other =>
    other.id !== c.id && isPresent(other) ? (rectOf(terrain, other) ?? []) : [],
  )
  const far = (cell: number) => {
    const [dx, dy] = [
      (cell % width) - ((c.cell ?? 0) % width),
      Math.floor(cell / width) - Math.floor((c.cell ?? 0) / width),
    ]
    return dx * dx + dy * dy
  }
  const isFree = (cell: number) => !others.some(other => overlaps(other, footprint(width, cell, size)))
  const fits = cellsOf(s, terrain, zone).filter(
    cell => !solid[cell] && isOnMap(terrain.map, footprint(width, cell, size)),
  )
  const near = border === undefined ? undefined : new Set(bordersOf(s, terrain, zone, border))
  const chosen = near ? fits.filter(cell => near.has(cell)) : fits
  const ranked = (chosen.length > 0 ? chosen : fits)
    .map(cell => ({ cell, taken: isFree(cell) ? 0 : 1, far: far(cell) }))
    .sort((a, b) => a.taken - b.taken || a.far - b.far || a.cell - b.cell)
  return ranked[0]?.cell
}

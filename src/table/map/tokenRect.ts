import { footprint, isOnMap, type Rect } from '~/grid/squares/rect'
import type { Terrain } from './terrain'

/**
 * The squares that a token covers. Undefined while it is not on the map, or (after a ruling) not with all its squares.
 *
 * @param cell its top-left square; null: it is nowhere
 * @param size squares on a side
 */
export function tokenRect({ map }: Terrain, cell: number | null, size: number): Rect | undefined {
  if (cell === null) return undefined
  const rect = footprint(map.width, cell, size)
  return isOnMap(map, rect) ? rect : undefined
}

/** A way may be given with the square it starts from or without. */
export function withoutStart(start: number | null, way: readonly number[]): readonly number[] {
  return way[0] === start ? way.slice(1) : way
}

import { gridMap, MAX_SIDE } from '~/grid/map/gridMap'
import type { Maps } from '~/storage'
import type { KeptMap } from '~/store/fights/files'
import { KEPT_MAPS } from '~/words/en/demo'

/** Squares on a side of the grid that stands in for a map that is lost. */
const BARE_SIDE = 64

/** What storage asks about the maps it keeps. */
export const maps: Maps = {
  isSound: map => checkMap(map).ok,
  bare(id, squares) {
    const last = squares.reduce((most, square) => Math.max(most, square), 0)
    // Whoever is large reaches some squares further.
    const rows = Math.ceil((last + 1) / BARE_SIDE) + 8
    const height = Math.min(MAX_SIDE, Math.max(BARE_SIDE, rows))
    const grid = gridMap({ width: BARE_SIDE, height, walls: [], portals: [] })
    return { id, name: KEPT_MAPS.bareGrid, grid, picture: null } satisfies KeptMap
  },
}

export type Checked<T> = { ok: true; value: T } | { ok: false; what: string }

/** What an error of ours says; of one that is not, what came of it. */
export function ownWords(error: unknown, otherwise: string): string {
  return error instanceof Error && !(error instanceof TypeError) ? error.message : otherwise
}

/** What stands in a record out of a file or a database; nothing where it is none. */
export function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** A map as it is kept, or what is wrong with it. */
export function checkMap(value: unknown): Checked<KeptMap> {
  const { id, name, grid, picture } = fields(value)
  if (typeof id !== 'string' || typeof name !== 'string') return { ok: false, what: KEPT_MAPS.noName }
  const place = picture === null ? null : placeOf(picture)
  if (place === undefined) return { ok: false, what: KEPT_MAPS.place }
  try {
    return { ok: true, value: { id, name, grid: gridMap(grid as KeptMap['grid']), picture: place } }
  } catch (error) {
    return { ok: false, what: ownWords(error, KEPT_MAPS.grid) }
  }
}

function placeOf(value: unknown): KeptMap['picture'] | undefined {
  const { id, x, y, width, height } = fields(value)
  if (typeof id !== 'string') return undefined
  for (const n of [x, y, width, height]) if (typeof n !== 'number' || !Number.isFinite(n)) return undefined
  return { id, x: x as number, y: y as number, width: width as number, height: height as number }
}

import { originOf } from './originOf'
import type { RecordRuler } from './record'
import type { FeedSight } from './publicRecord'

/** What the GM measures just now. */
export interface FeedRuler {
  /** Start, waypoints and end, as squares of the whole map. */
  readonly cells: readonly number[]
  readonly words: string
}

/**
 * The ruler as the players may see it, with places from the top left of what is known; null when any of its squares is
 * not: where the GM points at something unseen is a secret too.
 *
 * @param mapWidth of the whole map, in squares
 */
export function publicRuler(
  { cells, words }: FeedRuler,
  mapWidth: number,
  { shown, remembered }: Pick<FeedSight, 'shown' | 'remembered'>,
): RecordRuler | null {
  const known = [...shown, ...remembered]
  const places = cells.map(cell => ({ x: cell % mapWidth, y: Math.floor(cell / mapWidth) }))
  const isShown = ({ x, y }: { x: number; y: number }) =>
    known.some(rect => x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height)
  if (!places.every(isShown)) return null
  const origin = originOf(known)
  return { at: places.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y })), words }
}

import type { Rect } from './rect'

/**
 * Metres between two footprints: the smallest max(dx, dy) + ⌊min(dx, dy) / 2⌋ over their squares, which is the one between
 * their facing sides. 0 when they overlap. [END-MOVE-03]
 */
export function distance(a: Rect, b: Rect): number {
  const dx = Math.max(0, b.x0 - a.x1, a.x0 - b.x1)
  const dy = Math.max(0, b.y0 - a.y1, a.y0 - b.y1)
  return Math.max(dx, dy) + (Math.min(dx, dy) >> 1)
}

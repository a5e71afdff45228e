import type { Point, Size } from './viewport'

/** The cell under a place; off the map the nearest on it. */
export function nearestCell({ x, y }: Point, map: Size): number {
  const within = (at: number, length: number) => Math.max(0, Math.min(length - 1, Math.floor(at)))
  return within(y, map.height) * map.width + within(x, map.width)
}

import type { Point, Size } from '../geometry/viewport'

/** What ends of walls are drawn to: corners and edges of squares, or nothing. */
export type Snap = 'edges' | 'free'

/** So near, in squares, a corner draws a place to itself; farther away the nearest edge does. */
const NEAR_CORNER = 0.3

/** A place on the map where the end of a wall goes. */
export function snapped({ x, y }: Point, snap: Snap, map: Size): Point {
  const within = (at: number, length: number) => Math.max(0, Math.min(length, at))
  const place = { x: within(x, map.width), y: within(y, map.height) }
  if (snap === 'free') return place
  const corner = { x: Math.round(place.x), y: Math.round(place.y) }
  const [dx, dy] = [Math.abs(place.x - corner.x), Math.abs(place.y - corner.y)]
  if (Math.hypot(dx, dy) <= NEAR_CORNER) return corner
  // The grid line that is nearer; along it halves of a square, where doors begin.
  const half = (at: number) => Math.round(at * 2) / 2
  return dx < dy ? { x: corner.x, y: half(place.y) } : { x: half(place.x), y: corner.y }
}

import type { MapSegment } from './mapRecord'

/**
 * The part of a segment inside the map from 0, 0 to width, height (squares, borders included), or undefined when it
 * lies outside. A segment that is inside comes back with its very numbers.
 */
export function clipSegment(segment: MapSegment, width: number, height: number): MapSegment | undefined {
  const { x1, y1, x2, y2 } = segment
  const dx = x2 - x1
  const dy = y2 - y1
  // Liang–Barsky: the segment is x1 + t·dx, y1 + t·dy; each border narrows the range of t that is inside.
  let enters = 0
  let leaves = 1
  for (const [direction, room] of [
    [-dx, x1],
    [dx, width - x1],
    [-dy, y1],
    [dy, height - y1],
  ] as const) {
    if (direction === 0) {
      if (room < 0) return undefined
    } else if (direction < 0) {
      enters = Math.max(enters, room / direction)
    } else {
      leaves = Math.min(leaves, room / direction)
    }
  }
  if (enters > leaves) return undefined
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  return {
    x1: enters === 0 ? x1 : within(x1 + enters * dx, width),
    y1: enters === 0 ? y1 : within(y1 + enters * dy, height),
    x2: leaves === 1 ? x2 : within(x1 + leaves * dx, width),
    y2: leaves === 1 ? y2 : within(y1 + leaves * dy, height),
  }
}

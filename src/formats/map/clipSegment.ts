import type { Segment } from '~/grid/map/gridMap'

/**
 * The part of a segment inside the map from 0, 0 to width, height (squares, borders included), or undefined when it
 * lies outside or only touches a border with its tip. A segment that is inside comes back with its very numbers.
 */
export function clipSegment(segment: Segment, width: number, height: number): Segment | undefined {
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
  const inside = {
    ...segment,
    x1: within(x1 + enters * dx, width),
    y1: within(y1 + enters * dy, height),
    x2: within(leaves === 1 ? x2 : x1 + leaves * dx, width),
    y2: within(leaves === 1 ? y2 : y1 + leaves * dy, height),
  }
  return inside.x1 === inside.x2 && inside.y1 === inside.y2 ? undefined : inside
}

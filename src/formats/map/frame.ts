import type { Segment, SegmentKind } from '~/grid/map/gridMap'
import type { Point } from './record'

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

/** Exporters round; a hundredth of a square beyond a whole one is not another square. */
const ROUNDING = 0.01

/** A side of a map in whole squares, at least 1: a square that is begun counts. */
export function wholeSquares(side: number): number {
  return Math.max(1, Math.ceil(side - ROUNDING))
}

/** Places the file's coordinates on the map: its origin subtracted, its size in squares. */
export class MapFrame {
  readonly width: number
  readonly height: number
  readonly #origin: Point

  constructor(size: { width: number; height: number }, origin: Point) {
    this.width = size.width
    this.height = size.height
    this.#origin = origin
  }

  point(point: Point): Point {
    return { x: point.x - this.#origin.x, y: point.y - this.#origin.y }
  }

  /**
   * The part on the map of the straight line between two points of the file; `none` when a point is missing or both
   * are the same, `outside` when all of it lies off the map.
   */
  segment(from: Point | undefined, to: Point | undefined, kind: SegmentKind): Segment | 'none' | 'outside' {
    if (from === undefined || to === undefined) return 'none'
    const start = this.point(from)
    const end = this.point(to)
    if (start.x === end.x && start.y === end.y) return 'none'
    const whole = { x1: start.x, y1: start.y, x2: end.x, y2: end.y, kind }
    return clipSegment(whole, this.width, this.height) ?? 'outside'
  }
}

import type { Segment, SegmentKind } from '~/grid/map/gridMap'
import { clipSegment } from './clipSegment'
import type { Point } from './record'

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

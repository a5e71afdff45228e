import type { MapSegment } from './mapRecord'
import type { UvttPoint } from './uvttSchema'

/** Places the file's coordinates on the map: its origin subtracted, its size in squares. */
export class UvttFrame {
  readonly width: number
  readonly height: number
  readonly #origin: UvttPoint

  constructor(size: { width: number; height: number }, origin: UvttPoint) {
    this.width = size.width
    this.height = size.height
    this.#origin = origin
  }

  point(point: UvttPoint): UvttPoint {
    return { x: point.x - this.#origin.x, y: point.y - this.#origin.y }
  }

  /** The segment between two points, or undefined when one of them is missing or both are the same. */
  segment(from: UvttPoint | undefined, to: UvttPoint | undefined): MapSegment | undefined {
    if (from === undefined || to === undefined) return undefined
    const start = this.point(from)
    const end = this.point(to)
    if (start.x === end.x && start.y === end.y) return undefined
    return { x1: start.x, y1: start.y, x2: end.x, y2: end.y }
  }
}

import type { Cell } from '../squares'
import { cellsAlong, type StraightLine } from '../lines'

/** Segments in fixed point, found by the cells they meet: the base of steps and lines of sight. */
export class SegmentIndex {
  /** `list[start[cell]]` … `list[start[cell + 1] - 1]` are the segments of a cell. */
  private readonly start: Int32Array
  private readonly list: Int32Array

  /** @param ends x1, y1, x2, y2 of one segment after another. O(cells + segments × their length). */
  constructor(
    private readonly map: { readonly width: number; readonly height: number },
    private readonly ends: readonly number[],
  ) {
    const cells = map.width * map.height
    this.start = new Int32Array(cells + 1)
    this.each((_, cell) => void this.start[cell + 1]!++)
    for (let cell = 0; cell < cells; cell++) this.start[cell + 1]! += this.start[cell]!
    this.list = new Int32Array(this.start[cells]!)
    const filled = this.start.slice()
    this.each((segment, cell) => void (this.list[filled[cell]!++] = segment))
  }

  /** Does any segment meet this cell (or all but)? */
  has(cell: Cell): boolean {
    return this.start[cell] !== this.start[cell + 1]
  }

  /** Shows the segments of a cell to a line. Returns whether the line is stopped now. */
  stopIn(cell: Cell, line: StraightLine): boolean {
    const { ends } = this
    for (let i = this.start[cell]!; i < this.start[cell + 1]!; i++) {
      const at = this.list[i]! * 4
      if (line.meet(ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!)) return true
    }
    return line.stopped
  }

  /** Is the line stopped by any segment? Looks only at the cells along it. */
  stops(line: StraightLine): boolean {
    return cellsAlong(this.map, line.ax, line.ay, line.bx, line.by, cell => this.stopIn(cell, line))
  }

  /** The same, each segment shown to the line once: for lines that count them. */
  stopsEach(line: StraightLine): boolean {
    const { ends } = this
    const shown = new Set<number>()
    return cellsAlong(this.map, line.ax, line.ay, line.bx, line.by, cell => {
      for (let i = this.start[cell]!; i < this.start[cell + 1]!; i++) {
        const at = this.list[i]! * 4
        if (shown.has(at)) continue
        shown.add(at)
        if (line.meet(ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!)) return true
      }
      return false
    })
  }

  private each(visit: (segment: number, cell: Cell) => void): void {
    const { ends } = this
    for (let at = 0; at < ends.length; at += 4) {
      cellsAlong(this.map, ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!, cell => visit(at / 4, cell))
    }
  }
}

/**
 * A line from a to b, shown one wall after another, in fixed point: is it stopped? Exact, and the same whichever way the line
 * and the walls are drawn, in whatever order, and into however many pieces a wall is cut.
 *
 * - A wall with its ends on both sides of the line, crossing it or touching an end of it, stops it.
 * - A wall that runs along the line for any length stops it.
 * - A wall that only touches the line with one of its ends leaves it open, unless another does so at the same point from the
 *   other side: a line may brush past a corner, but it does not slip through where two walls join. So a diagonal step past
 *   the end of a wall or the corner of a block is open (END-MOVE-04) and one between two blocks that touch is not.
 *
 * A line of no length is never stopped; walls of no length stop nothing.
 */
export class StraightLine {
  private readonly dx: number
  private readonly dy: number
  /** Points of the line touched by the end of a wall, by their coordinate along the line; sides touched from, 1 | 2. */
  private touched: Map<number, number> | undefined
  protected isStopped = false

  constructor(
    readonly ax: number,
    readonly ay: number,
    readonly bx: number,
    readonly by: number,
  ) {
    this.dx = bx - ax
    this.dy = by - ay
  }

  get stopped(): boolean {
    return this.isStopped
  }

  /** Takes one more wall into account. Returns whether the line is stopped now. */
  meet(x1: number, y1: number, x2: number, y2: number): boolean {
    if (this.isStopped) return true
    const { ax, ay, bx, by, dx, dy } = this
    const side1 = dx * (y1 - ay) - dy * (x1 - ax)
    const side2 = dx * (y2 - ay) - dy * (x2 - ax)
    if ((side1 > 0 && side2 > 0) || (side1 < 0 && side2 < 0)) return false
    if (side1 === 0 && side2 === 0) return (this.isStopped = this.runsAlong(x1, y1, x2, y2))
    const wx = x2 - x1
    const wy = y2 - y1
    const sideA = wx * (ay - y1) - wy * (ax - x1)
    const sideB = wx * (by - y1) - wy * (bx - x1)
    if ((sideA > 0 && sideB > 0) || (sideA < 0 && sideB < 0)) return false
    if (side1 !== 0 && side2 !== 0) return (this.isStopped = true)
    return (this.isStopped = side1 === 0 ? this.touches(x1, y1, side2) : this.touches(x2, y2, side1))
  }

  private runsAlong(x1: number, y1: number, x2: number, y2: number): boolean {
    const { ax, ay, bx, by } = this
    const acrossX = Math.min(Math.max(ax, bx), Math.max(x1, x2)) - Math.max(Math.min(ax, bx), Math.min(x1, x2))
    const acrossY = Math.min(Math.max(ay, by), Math.max(y1, y2)) - Math.max(Math.min(ay, by), Math.min(y1, y2))
    return (acrossX > 0 && acrossY >= 0) || (acrossX >= 0 && acrossY > 0)
  }

  private touches(x: number, y: number, from: number): boolean {
    const at = this.dx === 0 ? y : x
    this.touched ??= new Map()
    const before = this.touched.get(at) ?? 0
    const sides = before | (from > 0 ? 1 : 2)
    this.touched.set(at, sides)
    return sides === 3 && before !== 3
  }
}

/**
 * A line that goes through the first wall it crosses and is stopped by the second. What crosses it, and what only brushes it,
 * is as for any `StraightLine`: through the joint of two walls it crosses once. Each wall is shown to it once.
 */
export class SecondCrossing extends StraightLine {
  private crossed = 0

  override meet(x1: number, y1: number, x2: number, y2: number): boolean {
    if (super.meet(x1, y1, x2, y2) && ++this.crossed < 2) this.isStopped = false
    return this.isStopped
  }
}

import { StraightLine } from './straightLine'

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

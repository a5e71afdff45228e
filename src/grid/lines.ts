import type { Cell, Rect } from './squares'

/**
 * Fixed point: walls and centres are whole numbers of 1/1024 square, so that every test on them is exact and the same on
 * every machine. Coordinates stay below 2^23 units, hence products of two differences below 2^49: whole in a double.
 */
export const UNIT = 1024

/** Squares (a fraction of any kind) to fixed point, to the nearest unit: about 1 mm. */
export const toFixed = (squares: number): number => Math.round(squares * UNIT)

/**
 * Visits every cell of the map that a fixed-point segment meets, touching included, row by row from north to south; a cell
 * just beside the segment may be visited too, so callers test exactly. Stops when `visit` returns true, and says so.
 * O(cells visited), whatever the length of the segment off the map.
 */
export function cellsAlong(
  map: { readonly width: number; readonly height: number },
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  visit: (cell: Cell) => boolean | void,
): boolean {
  const top = Math.min(y1, y2)
  const bottom = Math.max(y1, y2)
  const slope = (x2 - x1) / (y2 - y1)
  const firstRow = Math.max(0, Math.ceil(top / UNIT) - 1)
  const lastRow = Math.min(map.height - 1, Math.floor(bottom / UNIT))
  for (let row = firstRow; row <= lastRow; row++) {
    const flat = y1 === y2
    const xa = flat ? x1 : x1 + (Math.max(top, row * UNIT) - y1) * slope
    const xb = flat ? x2 : x1 + (Math.min(bottom, (row + 1) * UNIT) - y1) * slope
    // One unit of margin on both sides covers the rounding of the division.
    const first = Math.max(0, Math.ceil((Math.min(xa, xb) - 1) / UNIT) - 1)
    const last = Math.min(map.width - 1, Math.floor((Math.max(xa, xb) + 1) / UNIT))
    for (let column = first; column <= last; column++) if (visit(row * map.width + column) === true) return true
  }
  return false
}

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

/** The straight line from the centre of one token to the centre of another, as shots are judged by. [END-ACT-15] */
export function centreLine(from: Rect, to: Rect): StraightLine {
  const half = UNIT / 2
  return new StraightLine(
    (from.x0 + from.x1 + 1) * half,
    (from.y0 + from.y1 + 1) * half,
    (to.x0 + to.x1 + 1) * half,
    (to.y0 + to.y1 + 1) * half,
  )
}

/**
 * Does a line pass through the interior of a block of squares? Along its border or through a corner is not through it; a line
 * that begins or ends inside is. Exact. For cover squares; those within 1 m of the target are the caller's to pick. [END-ACT-15]
 */
export function passesThrough({ ax, ay, bx, by }: StraightLine, block: Rect): boolean {
  const left = block.x0 * UNIT
  const top = block.y0 * UNIT
  const right = (block.x1 + 1) * UNIT
  const bottom = (block.y1 + 1) * UNIT
  if (Math.max(ax, bx) <= left || Math.min(ax, bx) >= right) return false
  if (Math.max(ay, by) <= top || Math.min(ay, by) >= bottom) return false
  if (ax === bx && ay === by) return true
  const sides = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax)))
  return sides.includes(1) && sides.includes(-1)
}

/** Two ends in 1/1024 squares. */
export interface FixedSegment {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/**
 * The parts of a segment (in squares) that lie in marked squares or on their edge, as whole 1/1024 squares: nothing of it
 * that lies in unmarked squares alone can be told from them. O(squares along it).
 */
export function segmentsIn(
  map: { readonly width: number; readonly height: number },
  { x1, y1, x2, y2 }: FixedSegment,
  marks: ArrayLike<number>,
): FixedSegment[] {
  const [dx, dy] = [x2 - x1, y2 - y1]
  // Where it crosses from one square into the next.
  const cuts = [0, 1, ...crossings(x1, dx), ...crossings(y1, dy)].sort((a, b) => a - b)
  const parts: { from: number; to: number }[] = []
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1]!, cuts[i]!]
    if (from === to || !isMarked((from + to) / 2)) continue
    const before = parts.at(-1)
    if (before?.to === from) before.to = to
    else parts.push({ from, to })
  }
  const at = (start: number, length: number, t: number) => Math.round((start + length * t) * UNIT)
  return parts.map(({ from, to }) => ({
    x1: at(x1, dx, from),
    y1: at(y1, dy, from),
    x2: at(x1, dx, to),
    y2: at(y1, dy, to),
  }))

  /** Along the line between two squares it lies in both. */
  function isMarked(t: number): boolean {
    const [x, y] = [x1 + dx * t, y1 + dy * t]
    for (const column of dx === 0 && Number.isInteger(x) ? [x - 1, x] : [Math.floor(x)])
      for (const row of dy === 0 && Number.isInteger(y) ? [y - 1, y] : [Math.floor(y)])
        if (column >= 0 && row >= 0 && column < map.width && row < map.height && marks[row * map.width + column])
          return true
    return false
  }
}

/** The places from 0 to 1 where a stretch passes whole numbers. */
function crossings(start: number, length: number): number[] {
  const found: number[] = []
  const end = start + length
  for (let n = Math.ceil(Math.min(start, end)); n <= Math.max(start, end); n++)
    if (length !== 0) found.push(Math.min(1, Math.max(0, (n - start) / length)))
  return found
}

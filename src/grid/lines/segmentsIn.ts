import { UNIT } from './fixed'

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

import { UNIT } from '../lines'
import type { CompiledMap } from '../map/compiledMap'
import { type Cell, DIRECTIONS } from '../squares'

/**
 * Can the centres of two squares be joined by a straight line that no wall, closed door, object or solid square stops?
 * Windows let sight through, and so does the first segment that sight goes through once. A line that only brushes a corner is
 * open (see `StraightLine`); a square sees itself.
 * Exact and symmetric. O(squares along the line + segments in them).
 */
export function lineOfSight(map: CompiledMap, a: Cell, b: Cell): boolean {
  const [ax, ay] = centre(map.width, a)
  const [bx, by] = centre(map.width, b)
  return !map.stopsSight(ax, ay, bx, by)
}

function centre(width: number, cell: Cell): [x: number, y: number] {
  const x = cell % width
  const y = (cell - x) / width
  return [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2]
}

/** A step to one of the four squares beside one. */
type Step = (typeof DIRECTIONS)[0 | 1 | 2 | 3]

/** One eighth of what lies round an eye. Its rows lie ever farther from the eye, its columns beside each other. */
interface Octant {
  readonly eye: Cell
  /** From a row to the next, and from a column to the next. */
  readonly row: Step
  readonly column: Step
  /** The same steps in cells. */
  readonly deeper: number
  readonly across: number
  /** How far map and radius reach; row 0 and column 0 are those of the eye. */
  readonly lastRow: number
  readonly lastColumn: number
}

const [E, W, S, N] = DIRECTIONS

/**
 * The eight octants round a square. Each shares its first and last column with its neighbours.
 *
 * @param radius in squares along rows and columns of the map
 */
function octantsAround(
  { width, height }: { readonly width: number; readonly height: number },
  eye: Cell,
  radius: number,
): Octant[] {
  const x = eye % width
  const y = (eye - x) / width
  const reach = ({ dx, dy }: Step) =>
    Math.min(radius, dx > 0 ? width - 1 - x : dx < 0 ? x : dy > 0 ? height - 1 - y : y)
  const octant = (row: Step, column: Step): Octant => ({
    eye,
    row,
    column,
    deeper: row.dx + row.dy * width,
    across: column.dx + column.dy * width,
    lastRow: reach(row),
    lastColumn: reach(column),
  })
  return [
    octant(E, S),
    octant(E, N),
    octant(W, S),
    octant(W, N),
    octant(S, E),
    octant(S, W),
    octant(N, E),
    octant(N, W),
  ]
}

/** A slope, columns per row, as a fraction; 1 / 0 and −1 / 0 lie beyond all others. */
interface Slope {
  readonly n: number
  readonly d: number
}

/** The lines between two slopes, both included. A side that brushes the end of a wall or a corner is `touched`. */
interface Sector {
  readonly a: Slope
  readonly b: Slope
  readonly aTouched: boolean
  readonly bTouched: boolean
}

/** A wall as one octant has it, in 1/1024 squares from the eye. */
interface Wall {
  /** Column and depth of its nearer end (by depth) and of the farther one. */
  readonly un: number
  readonly vn: number
  readonly uf: number
  readonly vf: number
  readonly low: Slope
  readonly high: Slope
}

/** Below: rounding. Columns this near to the side of a shadow are looked at one by one. */
const NEARLY = 1e-6

const compare = (x: Slope, y: Slope): number => x.n * y.d - y.n * x.d

/**
 * Marks what is seen from the middle of a square past drawn walls and solid squares; see `markSeen`. As `castSolid` row by row
 * in sectors between slopes. A wall takes its slopes out of the sectors once the row of its far end is reached; before that
 * the squares of each row that lie behind it are left out one by one. A square exactly behind the end of a wall or a corner is
 * decided by the line of sight itself.
 */
export function castWalls(map: CompiledMap, eye: Cell, radius: number, seen: Uint8Array): void {
  const { width, opaque } = map
  const x = eye % width
  const y = (eye - x) / width
  seen[eye] = 1
  const [ex, ey] = [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2]
  const ends = opaque.map((end, i) => end - (i % 2 === 0 ? ex : ey))
  if (touchesEye(ends)) return lookAtEach(map, eye, radius, seen)
  for (const octant of octantsAround(map, eye, radius)) castOctant(map, octant, wallsIn(octant, ends), seen)
}

/** Square by square by the line of sight: a wall through the eye casts no shadow with two sides. */
function lookAtEach(map: CompiledMap, eye: Cell, radius: number, seen: Uint8Array): void {
  const { width, height } = map
  const x = eye % width
  const y = (eye - x) / width
  for (let j = Math.max(0, y - radius); j <= Math.min(height - 1, y + radius); j++)
    for (let i = Math.max(0, x - radius); i <= Math.min(width - 1, x + radius); i++)
      if (lineOfSight(map, eye, j * width + i)) seen[j * width + i] = 1
}

function touchesEye(ends: readonly number[]): boolean {
  for (let i = 0; i < ends.length; i += 4) {
    const [x1, y1, x2, y2] = [ends[i]!, ends[i + 1]!, ends[i + 2]!, ends[i + 3]!]
    if (x1 * y2 === x2 * y1 && x1 * x2 <= 0 && y1 * y2 <= 0) return true
  }
  return false
}

/** The walls that lie in an octant with any part, none of them through the eye; `ends` as seen from it. */
function wallsIn({ row, column }: Octant, ends: readonly number[]): Wall[] {
  const walls: Wall[] = []
  for (let i = 0; i < ends.length; i += 4) {
    const u1 = ends[i]! * column.dx + ends[i + 1]! * column.dy
    const v1 = ends[i]! * row.dx + ends[i + 1]! * row.dy
    const u2 = ends[i + 2]! * column.dx + ends[i + 3]! * column.dy
    const v2 = ends[i + 2]! * row.dx + ends[i + 3]! * row.dy
    if ((v1 <= 0 && v2 <= 0) || (u1 < 0 && u2 < 0) || (u1 > v1 && u2 > v2)) continue
    const [un, vn, uf, vf] = v1 <= v2 ? [u1, v1, u2, v2] : [u2, v2, u1, v1]
    const far = { n: uf, d: vf }
    // Where it passes beside the eye and goes on behind it, it covers all slopes on that side.
    const near = vn > 0 ? { n: un, d: vn } : { n: un * vf > uf * vn ? 1 : -1, d: 0 }
    const [low, high] = compare(near, far) <= 0 ? [near, far] : [far, near]
    if (high.n >= 0 && low.n <= low.d) walls.push({ un, vn, uf, vf, low, high })
  }
  return walls
}

function castOctant(map: CompiledMap, octant: Octant, walls: readonly Wall[], seen: Uint8Array): void {
  const { eye, deeper, across, lastRow, lastColumn } = octant
  const { solid } = map
  const waiting = walls.toSorted((one, other) => one.vn - other.vn)
  let next = 0
  let active: Wall[] = []
  let sectors: Sector[] = [{ a: { n: 0, d: 1 }, b: { n: 1, d: 1 }, aTouched: false, bTouched: false }]
  for (let d = 1; d <= lastRow; d++) {
    const depth = d * UNIT
    while (next < waiting.length && waiting[next]!.vn <= depth) active.push(waiting[next++]!)
    if (active.some(wall => wall.vf <= depth)) {
      for (const { vf, low, high } of active) if (vf <= depth) sectors = without(sectors, low, high)
      active = active.filter(wall => wall.vf > depth)
    }
    if (sectors.length === 0) return
    const shadow = active.length > 0 ? shadows(active, d, lastColumn) : undefined
    const row = eye + d * deeper
    const cuts: number[] = []
    for (const { a, b, aTouched, bTouched } of sectors) {
      const to = Math.min(lastColumn, Math.floor((d * b.n) / b.d))
      for (let c = Math.ceil((d * a.n) / a.d); c <= to; c++) {
        const at = row + c * across
        if (solid[at] === 1 || seen[at] === 1 || shadow?.[c] === BEHIND) continue
        const isClose =
          (c === d && solid[at - across] === 1) ||
          shadow?.[c] === CLOSE ||
          (aTouched && c * a.d === d * a.n) ||
          (bTouched && c * b.d === d * b.n)
        if (!isClose || lineOfSight(map, eye, at)) seen[at] = 1
      }
      // What only a single line reaches shows nothing of a square.
      const isLine = compare(a, b) === 0
      const first = Math.max(0, Math.floor((a.n * (2 * d - 1) - a.d) / (2 * a.d)) + 1)
      const last = Math.min(lastColumn, d, Math.ceil((b.n * (2 * d + 1) + b.d) / (2 * b.d)) - 1)
      for (let c = first; c <= last; c++) {
        const at = row + c * across
        if (solid[at] === 0) continue
        cuts.push(c)
        // Behind another of its row only its near side can be seen.
        const showsFace = c === first || solid[at - across] === 0 || (2 * c - 1) * b.d < b.n * (2 * d - 1)
        if (showsFace && !isLine && shadow?.[c] !== BEHIND) seen[at] = 1
      }
    }
    for (const c of cuts)
      sectors = without(sectors, { n: 2 * c - 1, d: c > 0 ? 2 * d + 1 : 2 * d - 1 }, { n: 2 * c + 1, d: 2 * d - 1 })
  }
}

/** What is left of sectors without the lines strictly between two slopes. */
function without(sectors: readonly Sector[], low: Slope, high: Slope): Sector[] {
  const left: Sector[] = []
  for (const sector of sectors) {
    const { a, b } = sector
    if (compare(high, a) < 0 || compare(low, b) > 0) {
      left.push(sector)
      continue
    }
    const [fromLow, toHigh] = [compare(a, low), compare(high, b)]
    if (fromLow <= 0) left.push({ a, b: low, aTouched: sector.aTouched || fromLow === 0, bTouched: true })
    if (toHigh <= 0) left.push({ a: high, b, aTouched: true, bTouched: sector.bTouched || toHigh === 0 })
  }
  return left
}

const BEHIND = 1
const CLOSE = 2

/** By column of row d: `BEHIND` one of these walls, or too `CLOSE` to the side of its shadow to say without a line of sight. */
function shadows(walls: readonly Wall[], d: number, lastColumn: number): Uint8Array {
  const shadow = new Uint8Array(Math.min(lastColumn, d) + 1)
  for (const { un, vn, uf, vf, low } of walls) {
    // From the line over its near end to the point where it crosses this row.
    const side = vn > 0 ? (d * un) / vn : low.d === 0 ? -Infinity : Infinity
    const crossing = (un + ((uf - un) * (d * UNIT - vn)) / (vf - vn)) / UNIT
    const [from, to] = side <= crossing ? [side, crossing] : [crossing, side]
    const last = Math.min(shadow.length - 1, Math.floor(to + NEARLY))
    for (let c = Math.max(0, Math.ceil(from - NEARLY)); c <= last; c++) {
      if (c > from + NEARLY && c < to - NEARLY) shadow[c] = BEHIND
      else if (shadow[c] === 0) shadow[c] = CLOSE
    }
  }
  return shadow
}

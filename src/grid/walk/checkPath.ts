import type { CompiledMap } from '../map/compiledMap'
import { type Cell, cellsOf, DIRECTIONS, footprint, isOnMap, type Parity } from '../squares'
import { takenSquare } from '../standing'
import { crowdAround, parityAfter, stepCost } from './crowdAround'
import { openSteps } from './openSteps'

/**
 * Who moves, how far, and who is in the way. The mover's own squares belong in neither set; results
 * keep the sets, so they must not be changed afterwards.
 */
export interface Movement {
  /** Metres left: a whole number from 0, or Infinity. */
  readonly budget: number
  /** Diagonals so far; 0 unless an interrupted movement goes on. */
  readonly parity?: Parity
  /** Squares on a side of the mover's footprint; 1 when left out. */
  readonly size?: number
  /** Squares that may be passed but not stopped on: those of allies and of the unconscious. [END-MOVE-04] */
  readonly through?: ReadonlySet<Cell>
  /** Squares that may not be entered: those of other enemies. [END-MOVE-04] */
  readonly closed?: ReadonlySet<Cell>
  /** A diagonal may be stepped between two squares of `closed`; walls still bar it. Left out: it may not. [TINY-MOVE-08] */
  readonly slips?: boolean
}

/**
 * Why a path is refused.
 * `empty` no cell at all · `off map` · `not adjacent` no step leads from one cell to the next · `solid` a square nothing may
 * enter · `wall` a wall in between, or (large tokens) through the place itself · `occupied` a square of `closed` · `corner` a
 * diagonal with both ways round shut · `budget` too far · `end occupied` ends on a square of `through`
 */
export type PathRefusalReason =
  | 'empty'
  | 'off map'
  | 'not adjacent'
  | 'solid'
  | 'wall'
  | 'occupied'
  | 'corner'
  | 'budget'
  | 'end occupied'

/** The first thing wrong with a path; a cell off the map comes before all else. */
export interface PathRefusal {
  readonly ok: false
  readonly why: PathRefusalReason
  /** Index in the path of the cell that cannot be entered (or ended on). */
  readonly at: number
  /** The covered square in question, for `solid`, `occupied` and `end occupied`. */
  readonly square?: Cell
  /** Metres up to the cell before; for `budget` those of the whole path, as far as it could be walked. */
  readonly cost: number
  readonly budget: number
}

/** A path that can be walked, in metres, with the parity it leaves behind. */
export interface PathAccepted {
  readonly ok: true
  readonly cost: number
  readonly parity: Parity
}

/** The parity that a movement begins with: 0 where diagonals do not alternate, whatever it was. */
export function startParity({ diagonals }: CompiledMap, { parity = 0 }: Movement): Parity {
  return diagonals === 'alternate' ? parity : 0
}

/**
 * Walks a path drawn by hand (top-left cells of the footprint, the start first) under the rules of `reach` and says what it
 * costs, or what is the first thing wrong with it. A path of one cell stays where it is and is always fine. O(path × size²).
 */
export function checkPath(map: CompiledMap, path: readonly Cell[], movement: Movement): PathAccepted | PathRefusal {
  const { budget, size = 1, through } = movement
  const { steps } = map.field(size)
  let cost = 0
  let parity = startParity(map, movement)
  // Whoever drew a path too long wants to know how long it is: its first cell out of reach is noted, and it is walked on.
  let beyond: number | undefined
  const refuse = (at: number, why: PathRefusalReason, square?: Cell): PathRefusal =>
    beyond === undefined
      ? { ok: false, why, at, cost, budget, ...(square === undefined ? {} : { square }) }
      : { ok: false, why: 'budget', at: beyond, cost, budget }
  const [start] = path
  if (start === undefined) return refuse(0, 'empty')
  // Whatever else is wrong may be overruled; nobody walks off the map.
  const off = path.findIndex(to => !Number.isInteger(to) || to < 0 || !isOnMap(map, footprint(map.width, to, size)))
  if (off >= 0) return refuse(off, 'off map')
  let from = start
  for (const [at, to] of path.entries()) {
    if (at === 0) continue
    const d = directionOf(map.width, from, to)
    if (d < 0 || (d >= 4 && map.diagonals === 'none')) return refuse(at, 'not adjacent')
    const stopped = stepRefusal(map, from, to, d, movement)
    if (stopped !== undefined) return refuse(at, stopped.why, stopped.square)
    cost += stepCost(steps[from]!, d, map.diagonals, parity)
    if (cost > budget) beyond ??= at
    parity = parityAfter(d, map.diagonals, parity)
    from = to
  }
  if (beyond !== undefined) return refuse(beyond, 'budget')
  if (path.length > 1) {
    const taken = takenSquare(map.width, from, size, through)
    if (taken !== undefined) return refuse(path.length - 1, 'end occupied', taken)
  }
  return { ok: true, cost, parity }
}

function directionOf(width: number, from: Cell, to: Cell): number {
  const dx = (to % width) - (from % width)
  const dy = Math.floor(to / width) - Math.floor(from / width)
  return DIRECTIONS.findIndex(direction => direction.dx === dx && direction.dy === dy)
}

/** What stops one step between neighbouring places on the map, if anything does. */
function stepRefusal(
  map: CompiledMap,
  from: Cell,
  to: Cell,
  d: number,
  { size = 1, closed, slips = false }: Movement,
): { why: PathRefusalReason; square?: Cell } | undefined {
  const field = map.field(size)
  if (stepCost(field.steps[from]!, d, map.diagonals, 0) === 0) {
    const square = cellsOf(map.width, footprint(map.width, to, size)).find(cell => map.solid[cell] === 1)
    if (square !== undefined) return { why: 'solid', square }
    return { why: d >= 4 && isOnlyCornered(map, from, to, d, size) ? 'corner' : 'wall' }
  }
  const square = takenSquare(map.width, to, size, closed)
  if (square !== undefined) return { why: 'occupied', square }
  const open = openSteps(field, from, crowdAround(map, from, size, closed), slips)
  return stepCost(open, d, map.diagonals, 0) === 0 ? { why: 'corner' } : undefined
}

/** Is a closed diagonal free of walls itself, so that only the lack of a way round closes it? */
function isOnlyCornered(map: CompiledMap, from: Cell, to: Cell, d: number, size: number): boolean {
  const linesOpen = cellsOf(map.width, footprint(map.width, from, size)).every(cell => (map.lines[cell]! >> d) & 1)
  return linesOpen && map.field(size).stands[to] === 1
}

import type { CompiledMap } from '../map/compiledMap'
import type { FootprintField } from '../map/footprintField'
import { LabelTable } from '../sets'
import { type Cell, footprint, isOnMap, type Parity } from '../squares'
import { freePlaces, takenSquare } from '../standing'
import { type Movement, startParity } from './checkPath'
import { crowdAround, parityAfter, stepCost } from './crowdAround'
import { openSteps } from './openSteps'
import { firstOf, searchDifficult } from './searchDifficult'
import { type SearchMemory, searchMemory } from './searchMemory'
import type { Found, PreparedSearch, SearchTask } from './searchTask'

/**
 * The search where no ground is difficult and diagonals alternate, or are none. Cell × parity folds into cells: with `label = 2 × cost + parity` a straight step
 * adds 2 and *every* diagonal adds 3 (from parity 0: cost +1, parity +1; from parity 1: cost +2, parity −1), so the smallest
 * label holds the smallest cost. Dial's bucket queue over labels; `left` counts down from the budget.
 */
function searchPlain({ field, from, parity, budget, slips, memory }: PreparedSearch): Found {
  const { steps, offset } = field
  const { left, base, crowd, uncrowded, buckets, cells, labels } = memory
  const south = offset[2]!
  const top = base + 2 * budget + 2
  const count = [0, 0, 0, 0]
  let reached = 0
  left[from] = top - parity
  buckets[parity]![0] = from
  count[parity] = 1
  for (let label: number = parity, waiting = 1; waiting > 0; label++) {
    const bucket = buckets[label & 3]!
    const straights = buckets[(label + 2) & 3]!
    const diagonals = buckets[(label + 3) & 3]!
    const size = count[label & 3]!
    const before = count[(label + 2) & 3]! + count[(label + 3) & 3]!
    let s = count[(label + 2) & 3]!
    let q = count[(label + 3) & 3]!
    const here = top - label
    // 0 is never exceeded by what is left: no step beyond the budget.
    const straight = here - 2 > base ? here - 2 : 0
    const diagonal = here - 3 > base ? here - 3 : 0
    for (let i = 0; i < size; i++) {
      const cell = bucket[i]!
      if (left[cell] !== here) continue
      cells[reached] = cell
      labels[reached++] = label
      // At the end of the budget, where most of a short reach lies, there is no step to try.
      if (straight === 0) continue
      const shut = crowd[cell]! - uncrowded
      const open = shut > 0 ? openSteps(field, cell, shut, slips) : steps[cell]!
      let to: number
      // Unrolled by hand: as a loop over directions it takes twice as long.
      if (open & 1 && left[(to = cell + 1)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 2 && left[(to = cell - 1)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 4 && left[(to = cell + south)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 8 && left[(to = cell - south)]! < straight) {
        left[to] = straight
        straights[s++] = to
      }
      if (open & 16 && left[(to = cell + south + 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
      if (open & 32 && left[(to = cell - south + 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
      if (open & 64 && left[(to = cell + south - 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
      if (open & 128 && left[(to = cell - south - 1)]! < diagonal) {
        left[to] = diagonal
        diagonals[q++] = to
      }
    }
    waiting += s + q - before - size
    count[label & 3] = 0
    count[(label + 2) & 3] = s
    count[(label + 3) & 3] = q
  }
  return { cells: firstOf(cells, reached), labels: firstOf(labels, reached), secondCells: [], secondLabels: [] }
}

/** Finds the cheapest way to every place within the budget. O(places reached + closed × size²). */
function search(task: SearchTask): Found {
  const { map, from, parity, budget, size, slips } = task
  const field = map.field(size)
  const memory = searchMemory(map.width * map.height, 2 * budget + 3)
  markCrowd(task, field, memory)
  const prepared = { field, from, parity, budget, slips, memory }
  const isPlain = !field.hasDifficult && (field.diagonals === 'alternate' || field.diagonals === 'none')
  return isPlain ? searchPlain(prepared) : searchDifficult(prepared)
}

/** Notes beside which places, and in which directions, others shut the way; those out of range are passed over. */
function markCrowd(task: SearchTask, field: FootprintField, memory: SearchMemory): void {
  const { map, from, budget, size, closed } = task
  if (closed === undefined) return
  const { width } = map
  const { crowdOffset, crowdBits } = field
  const { crowd, uncrowded } = memory
  const fromX = from % width
  const fromY = (from - fromX) / width
  const rows = (budget + size + 1) * width
  for (const square of closed) {
    // Too many rows away, which is seen without dividing.
    if (square < from - rows || square > from + rows) continue
    const x = square % width
    const dx = x - fromX
    const dy = (square - x) / width - fromY
    // No step leads further than the budget; the squares that it covers then are to the right and below.
    if (dx < -budget || dy < -budget || dx >= budget + size || dy >= budget + size) continue
    for (let i = 0; i < crowdOffset.length; i++) {
      // Beyond the edge of the map this hits a place of another row, whose steps that way are closed in any case.
      const place = square + crowdOffset[i]!
      crowd[place] = Math.max(uncrowded, crowd[place]!) | crowdBits[i]!
    }
  }
}

/**
 * Everything a movement can reach, with what it costs: cheapest paths with diagonals as the map counts them, difficult ground
 * double, for a footprint of any size measured by its top-left cell. [END-MOVE-01, 04, END-OPT-04] O(squares reached).
 * @throws RangeError when the footprint is not on the map or the budget is not a whole number of metres from 0 (or Infinity).
 */
export function reach(map: CompiledMap, from: Cell, movement: Movement): Reach {
  const { budget, size = 1, closed, slips = false } = movement
  const parity = startParity(map, movement)
  if (!(budget >= 0) || (budget !== Infinity && !Number.isInteger(budget))) {
    throw new RangeError(`budget: ${budget} is not a whole number of metres`)
  }
  if (!Number.isInteger(from) || from < 0 || !isOnMap(map, footprint(map.width, from, size))) {
    throw new RangeError(`from: a footprint of ${size} squares at cell ${from} is not on the map`)
  }
  // No cheapest path is longer: it enters no cell twice in one parity, for at most 4 m each.
  const metres = Math.min(budget, 8 * map.width * map.height)
  return new Reach(map, from, movement, search({ map, from, parity, budget: metres, size, closed, slips }))
}

/** The result of `reach`: fixed, whatever is asked afterwards. Cells are top-left cells of the mover's footprint. */
export class Reach {
  private labels: LabelTable | undefined
  private secondLabels: LabelTable | undefined

  constructor(
    private readonly map: CompiledMap,
    readonly from: Cell,
    private readonly movement: Movement,
    private readonly found: Found,
  ) {}

  /**
   * Metres of the cheapest path to a cell, 0 for the start, undefined when out of reach. Squares of `through` count. O(1)
   * after the first call.
   */
  costAt(cell: Cell): number | undefined {
    const label = this.labelOf(cell)
    return label === undefined ? undefined : label >> 1
  }

  /** Diagonal parity after `pathTo(cell)`, for a movement that goes on from there; undefined when out of reach. */
  parityAt(cell: Cell): Parity | undefined {
    const label = this.labelOf(cell)
    return label === undefined ? undefined : parityOf(label)
  }

  /** May the movement end here: within reach, and no covered square in `through`? O(size²). */
  canEndAt(cell: Cell): boolean {
    const { size = 1, through } = this.movement
    return this.labelOf(cell) !== undefined && takenSquare(this.map.width, cell, size, through) === undefined
  }

  /** All cells that the movement may end on, the start included: the cheapest first, equals always in the same order. O(cells). */
  cells(): Cell[] {
    const { size = 1, through } = this.movement
    return freePlaces(this.map, this.found.cells, size, through)
  }

  /**
   * The cheapest path, both ends included, undefined when out of reach. Of several equals always the same: walked backwards
   * from its end, each step is the first that fits in the order E, W, S, N, SE, NE, SW, NW. O(path × size²).
   */
  pathTo(cell: Cell): Cell[] | undefined {
    let label = this.labelOf(cell)
    if (label === undefined) return undefined
    const start = startParity(this.map, this.movement)
    const path = [cell]
    for (let at = cell; at !== this.from || label !== start; path.push(at)) [at, label] = this.stepBack(at, label)
    return path.reverse()
  }

  /** The cell and label before this one on a cheapest path. */
  private stepBack(cell: Cell, label: number): [Cell, number] {
    const { size = 1, closed, slips = false } = this.movement
    const field = this.map.field(size)
    const { secondCells, secondLabels } = this.found
    this.secondLabels ??= this.tableOf(secondCells, secondLabels)
    for (let d = 0; d < 8; d++) {
      const back = cell - field.offset[d]!
      for (const earlier of [this.labelOf(back), this.secondLabels.get(back)]) {
        if (earlier === undefined) continue
        const parity = parityOf(earlier)
        if (parityAfter(d, field.diagonals, parity) !== parityOf(label)) continue
        const open = openSteps(field, back, crowdAround(this.map, back, size, closed), slips)
        const metres = stepCost(open, d, field.diagonals, parity)
        if (metres > 0 && (earlier >> 1) + metres === label >> 1) return [back, earlier]
      }
    }
    throw new Error(`no way back from cell ${cell}`)
  }

  private labelOf(cell: Cell): number | undefined {
    this.labels ??= this.tableOf(this.found.cells, this.found.labels)
    return this.labels.get(cell)
  }

  private tableOf(cells: readonly Cell[], labels: readonly number[]): LabelTable {
    // No cell lies more squares away than the metres it costs, and the last is the dearest.
    const radius = (labels.at(-1) ?? 0) >> 1
    return new LabelTable(this.map, this.from, radius, cells, labels)
  }
}

const parityOf = (label: number): Parity => (label & 1 ? 1 : 0)

/**
 * The nearest places where a footprint of `size` squares can stand with none of its squares `taken`, as top-left cells from
 * the lowest to the highest: all that are equally near, for the GM to choose among; none when the map has no such place.
 * Near is counted along the cheapest walk from `from` that no wall stops; tokens on the way do not matter. The place it
 * comes from counts when it is free. [END-DEF-17]
 *
 * O(squares up to the answer). @throws RangeError when the footprint is not on the map.
 */
export function nearestFree(map: CompiledMap, from: Cell, size: number, taken: ReadonlySet<Cell>): Cell[] {
  const longest = 8 * map.width * map.height
  for (let budget = 2; ; budget *= 4) {
    const found = reach(map, from, { budget, size, through: taken })
    const { stands } = map.field(size)
    const free = found.cells().filter(cell => stands[cell] === 1)
    const nearest = Math.min(...free.map(cell => found.costAt(cell) ?? Infinity))
    if (free.length > 0) return free.filter(cell => found.costAt(cell) === nearest).toSorted((a, b) => a - b)
    if (budget >= longest) return []
  }
}

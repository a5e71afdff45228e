import type { Cell } from '../squares/cell'
import type { CompiledMap } from '../map/compiledMap'
import { crowdAround } from './crowdAround'
import { freePlaces } from '../standing/freePlaces'
import { LabelTable } from '../sets/labelTable'
import type { Movement } from './movement'
import { openSteps } from './openSteps'
import type { Parity } from '../squares/parity'
import { footprint, isOnMap } from '../squares/rect'
import { search } from './search'
import type { Found } from './searchTask'
import { stepCost } from './stepCost'
import { takenSquare } from '../standing/takenSquare'

/**
 * Everything a movement can reach, with what it costs: cheapest paths with every second diagonal at 2 m, difficult ground
 * double, for a footprint of any size measured by its top-left cell. [END-MOVE-01, 04, END-OPT-04] O(squares reached).
 * @throws RangeError when the footprint is not on the map or the budget is not a whole number of metres from 0 (or Infinity).
 */
export function reach(map: CompiledMap, from: Cell, movement: Movement): Reach {
  const { budget, parity = 0, size = 1, closed, slips = false } = movement
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
    const start = this.movement.parity ?? 0
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
      const parity: Parity = d < 4 ? parityOf(label) : parityOf(label + 1)
      for (const earlier of [this.labelOf(back), this.secondLabels.get(back)]) {
        if (earlier === undefined || parityOf(earlier) !== parity) continue
        const metres = stepCost(openSteps(field, back, crowdAround(this.map, back, size, closed), slips), d, parity)
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

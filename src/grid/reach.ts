import type { Cell } from './cell'
import type { CompiledMap } from './compiled-map'
import type { Flood } from './flood'
import { floodPlain } from './flood-plain'
import { floodRough } from './flood-rough'
import type { Movement } from './movement'
import type { Parity } from './parity'
import { cellsOf, footprint, isOnMap } from './rect'
import { stepWindow, type StepWindow } from './step-window'

/**
 * Everything a movement can reach, with what it costs: cheapest paths with every second diagonal at 2 m, difficult ground
 * double, for a footprint of any size measured by its top-left cell. [END-MOVE-01, 04, END-OPT-04]
 *
 * O(squares within the budget); measured 1/25 to 1/110 of a textbook search (bench/geometry.ts).
 * @throws RangeError when the footprint is not on the map or the budget is not a whole number of metres from 0 (or Infinity).
 */
export function reach(map: CompiledMap, from: Cell, movement: Movement): Reach {
  const { budget, parity = 0, size = 1, closed } = movement
  if (!(budget >= 0) || (budget !== Infinity && !Number.isInteger(budget))) {
    throw new RangeError(`budget: ${budget} is not a whole number of metres`)
  }
  if (!Number.isInteger(from) || from < 0 || !isOnMap(map, footprint(map.width, from, size))) {
    throw new RangeError(`from: a footprint of ${size} squares at cell ${from} is not on the map`)
  }
  // No cheapest path is longer: it enters no cell twice in one parity, for at most 4 m each.
  const metres = Math.min(budget, 8 * map.width * map.height)
  const window = stepWindow(map, from, metres, size, closed)
  const flood = (window.isRough ? floodRough : floodPlain)(window, window.local(from), parity, metres)
  return new Reach(map, from, movement, window, flood)
}

/** The result of `reach`: fixed, whatever is asked afterwards. Cells are top-left cells of the mover's footprint. */
export class Reach {
  constructor(
    private readonly map: CompiledMap,
    readonly from: Cell,
    private readonly movement: Movement,
    private readonly window: StepWindow,
    private readonly flood: Flood,
  ) {}

  /** Metres of the cheapest path to a cell, 0 for the start, undefined when out of reach. Squares of `through` count. O(1). */
  costAt(cell: Cell): number | undefined {
    const local = this.localOf(cell)
    const cost = local < 0 ? -1 : this.flood.costTo(local)
    return cost < 0 ? undefined : cost
  }

  /** May the movement end here: within reach, and no covered square in `through`? O(size²). */
  canEndAt(cell: Cell): boolean {
    return this.costAt(cell) !== undefined && this.isFree(cell)
  }

  /** All cells that the movement may end on, the start included, from the lowest to the highest. O(squares within the budget). */
  cells(): Cell[] {
    const { steps, stride } = this.window
    const cells: Cell[] = []
    for (let row = stride; row < steps.length - stride; row += stride) {
      for (let local = row + 1; local < row + stride - 1; local++) {
        if (this.flood.costTo(local) < 0) continue
        const cell = this.window.cell(local)
        if (this.isFree(cell)) cells.push(cell)
      }
    }
    return cells
  }

  /**
   * The cheapest path, both ends included, undefined when out of reach. Of several equals always the same: walked backwards
   * from its end, each step is the first that fits in the order E, W, S, N, SE, NE, SW, NW. O(path).
   */
  pathTo(cell: Cell): Cell[] | undefined {
    if (this.costAt(cell) === undefined) return undefined
    return this.flood.pathTo(this.localOf(cell)).map(local => this.window.cell(local))
  }

  /** Diagonal parity after `pathTo(cell)`, for a movement that goes on from there; undefined when out of reach. */
  parityAt(cell: Cell): Parity | undefined {
    return this.costAt(cell) === undefined ? undefined : this.flood.parityAt(this.localOf(cell))
  }

  private localOf(cell: Cell): number {
    return cell >= 0 && cell < this.map.width * this.map.height ? this.window.local(cell) : -1
  }

  private isFree(cell: Cell): boolean {
    const { through, size = 1 } = this.movement
    if (through === undefined || through.size === 0) return true
    if (size === 1) return !through.has(cell)
    return cellsOf(this.map.width, footprint(this.map.width, cell, size)).every(square => !through.has(square))
  }
}

import type { Cell } from './cell'
import type { CompiledMap } from './compiled-map'
import { lengthwaysPart, offsets, sidewaysPart } from './directions'
import { DIFFICULT_SHIFT } from './footprint-field'

/**
 * The part of a map that a movement could reach, cut out with a border of one closed square all round, so that a search needs
 * no bounds checks, and with the squares that others close taken out of the steps. Local cells count from the cut-out's corner.
 */
export interface StepWindow {
  readonly steps: Uint16Array
  readonly stride: number
  /** Does any step lead onto difficult ground? */
  readonly isRough: boolean
  /** The local cell of a cell of the map, or -1 when it lies outside. */
  local(cell: Cell): number
  /** The cell of the map for a local cell inside the border. */
  cell(local: number): Cell
}

/** Cuts out all cells up to `radius` steps from `from`. O(cells cut out + closed × size²). */
export function stepWindow(
  map: CompiledMap,
  from: Cell,
  radius: number,
  size: number,
  closed: ReadonlySet<Cell> | undefined,
): StepWindow {
  const { width, height } = map
  const { steps: all } = map.field(size)
  const fromX = from % width
  const fromY = (from - fromX) / width
  const x0 = Math.max(0, fromX - radius)
  const y0 = Math.max(0, fromY - radius)
  const columns = Math.min(width - 1, fromX + radius) - x0 + 1
  const rows = Math.min(height - 1, fromY + radius) - y0 + 1
  const stride = columns + 2
  const steps = new Uint16Array(stride * (rows + 2))
  let seen = 0
  for (let row = 0; row < rows; row++) {
    const source = (y0 + row) * width + x0
    const target = (row + 1) * stride + 1
    for (let column = 0; column < columns; column++) seen |= steps[target + column] = all[source + column]!
  }
  const localAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? -1 : (y + 1) * stride + x + 1
  if (closed !== undefined && closed.size > 0) {
    const places: number[] = []
    for (const cell of closed) {
      const x = (cell % width) - x0
      const y = Math.floor(cell / width) - y0
      for (let j = 0; j < size; j++) {
        for (let i = 0; i < size; i++) {
          const place = localAt(x - i, y - j)
          if (place >= 0) places.push(place)
        }
      }
    }
    closePlaces(steps, stride, places)
  }
  return {
    steps,
    stride,
    isRough: seen >> DIFFICULT_SHIFT !== 0,
    local(cell) {
      const x = cell % width
      return localAt(x - x0, (cell - x) / width - y0)
    },
    cell(local) {
      const column = local % stride
      return ((local - column) / stride - 1 + y0) * width + column - 1 + x0
    },
  }
}

/** Takes out the steps into these places, then the diagonals that are left without a way round. [END-MOVE-04] */
function closePlaces(steps: Uint16Array, stride: number, places: readonly number[]): void {
  const offset = offsets(stride)
  const bits = (d: number) => (1 << d) | (1 << (d + DIFFICULT_SHIFT))
  const open = (cell: number, d: number) => (steps[cell]! & bits(d)) !== 0
  for (const place of places) for (let d = 0; d < 8; d++) steps[place - offset[d]!]! &= ~bits(d)
  for (const place of places) {
    for (let d = 4; d < 8; d++) {
      const sideways = sidewaysPart(d)
      const lengthways = lengthwaysPart(d)
      // The diagonals that have this place beside them: those a straight step before it, on either side.
      for (const [first, second] of [
        [sideways, lengthways],
        [lengthways, sideways],
      ] as const) {
        const cell = place - offset[first]!
        const otherWay = cell + offset[second]!
        if (!(open(cell, second) && open(otherWay, first))) steps[cell]! &= ~bits(d)
      }
    }
  }
}

import type { Cell } from '../squares/cell'
import { DIRECTIONS } from '../squares/directions'

/** A step to one of the four squares beside one. */
type Step = (typeof DIRECTIONS)[0 | 1 | 2 | 3]

/** One eighth of what lies round an eye. Its rows lie ever farther from the eye, its columns beside each other. */
export interface Octant {
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
export function octantsAround(
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

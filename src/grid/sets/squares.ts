import type { Cell } from '../squares/cell'

/**
 * A set of squares as it travels with a command: where each run of neighbouring squares starts and how long it is, start,
 * length, start, length …, counted on from row to row, so that a rectangle is as many pairs as it has rows.
 */
export type Squares = readonly number[]

/** Packs squares, each once, in whatever order they come. O(n log n). */
export function packSquares(cells: Iterable<Cell>): number[] {
  const runs: number[] = []
  for (const cell of [...new Set(cells)].sort((a, b) => a - b)) {
    const end = runs.length - 1
    if (end > 0 && runs[end - 1]! + runs[end]! === cell) runs[end]!++
    else runs.push(cell, 1)
  }
  return runs
}

/** The squares, from the lowest to the highest. */
export function unpackSquares(squares: Squares): Cell[] {
  const cells: Cell[] = []
  for (let i = 0; i + 1 < squares.length; i += 2) for (let k = 0; k < squares[i + 1]!; k++) cells.push(squares[i]! + k)
  return cells
}

/** What is wrong with a list that should be a set of squares on a map, as the rest of a sentence; undefined: nothing. */
export function squaresProblem(squares: Squares, map: { readonly width: number; readonly height: number }) {
  const all = map.width * map.height
  if (squares.length === 0 || squares.length % 2 === 1) return 'are not pairs of a start and a length'
  let end = 0
  for (let i = 0; i < squares.length; i += 2) {
    const [start = -1, length = 0] = [squares[i], squares[i + 1]]
    if (!Number.isInteger(start) || !Number.isInteger(length) || start < end || length < 1)
      return `are not runs in rising order (${start}, ${length})`
    end = start + length
    if (end > all) return `square ${end - 1} is not on this map of ${map.width} × ${map.height} squares`
  }
  return undefined
}

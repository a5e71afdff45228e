import type { Rect } from '~/grid/squares'

/** What is seen of a map: its squares, and the edges of the view, which may cut one. All in squares. */
interface InView extends Rect {
  readonly left: number
  readonly top: number
}

/**
 * Where words about squares begin, and how much room they have to the right: in the first that is seen, row by row.
 * Undefined when none is.
 *
 * @param squares from the lowest to the highest
 * @param width of the map
 */
export function wordsPlace(
  squares: readonly number[],
  width: number,
  { x0, y0, x1, y1, left, top }: InView,
): { x: number; y: number; room: number } | undefined {
  const columnOf = (cell: number) => cell % width
  const rowOf = (cell: number) => Math.floor(cell / width)
  const at = squares.findIndex(
    cell => columnOf(cell) >= x0 && columnOf(cell) <= x1 && rowOf(cell) >= y0 && rowOf(cell) <= y1,
  )
  const first = squares[at]
  if (first === undefined) return undefined
  const column = columnOf(first)
  let end = column + 1
  while (end <= x1 && squares[at + end - column] === first + end - column) end++
  const x = Math.max(column, left)
  return { x, y: Math.max(rowOf(first), top), room: end - x }
}

import { limits } from '~/formats/report/limits'

/** A place on a picture or its size, in its pixels. */
export interface PicturePoint {
  readonly x: number
  readonly y: number
}

/** How squares lie over a picture, in its pixels: their side, and the corner of the first. */
export interface SquareGrid {
  readonly size: number
  readonly left: number
  readonly top: number
}

/** Two crossings of the printed grid that the GM points at. */
export interface GridMarks {
  readonly first: PicturePoint
  readonly second: PicturePoint
}

/** Longest side of a map, in squares. */
export const MOST_SQUARES = limits.mapSide.most
/** A square has at least so many pixels. */
const FINEST = 1
/** Sides are kept to a thousandth of a pixel: over a thousand squares that is one pixel. */
const PRECISION = 1000

const rounded = (n: number) => Math.round(n * PRECISION) / PRECISION

/** What is left of a length after whole squares: where the first of them begins. */
const within = (at: number, size: number) => rounded(((at % size) + size) % size) % size

/** So many columns and rows fill the picture; where it is not of their proportions, the larger squares count. */
export function gridOfCounts(picture: PicturePoint, columns: number, rows: number): SquareGrid {
  return { size: rounded(Math.max(picture.x / columns, picture.y / rows)), left: 0, top: 0 }
}

/**
 * The grid through two crossings of it.
 *
 * @param across columns between them, at least 1
 * @returns null when they lie too near each other
 */
export function gridOfMarks({ first, second }: GridMarks, across: number): SquareGrid | null {
  const size = rounded(Math.abs(second.x - first.x) / across)
  if (size < FINEST) return null
  return { size, left: within(first.x, size), top: within(first.y, size) }
}

/** A typed side and corner; the corner is brought to the first square. Null: no grid. */
export function gridOfNumbers(size: number, left: number, top: number): SquareGrid | null {
  if (!(size >= FINEST) || !Number.isFinite(left) || !Number.isFinite(top)) return null
  return { size: rounded(size), left: within(left, size), top: within(top, size) }
}

/** The squares that the map gets: those that the picture fills in part count. */
export function countsOf(picture: PicturePoint, { size, left, top }: SquareGrid): { columns: number; rows: number } {
  // What rounding adds is no square.
  const squares = (length: number) => Math.max(1, Math.ceil(length / size - 1 / PRECISION))
  return { columns: squares(picture.x - left), rows: squares(picture.y - top) }
}

/** Two crossings of a grid, about a quarter and three quarters across the picture, with the columns between them. */
export function marksOf(picture: PicturePoint, { size, left, top }: SquareGrid): GridMarks & { across: number } {
  const { columns, rows } = countsOf(picture, { size, left, top })
  const [c0, c1] = apart(columns)
  const [r0, r1] = apart(rows)
  const crossing = (column: number, row: number) => ({ x: rounded(left + column * size), y: rounded(top + row * size) })
  return { first: crossing(c0, r0), second: crossing(c1, r1), across: c1 - c0 }
}

function apart(squares: number): readonly [number, number] {
  const from = Math.floor(squares / 4)
  return [from, Math.max(from + 1, Math.floor((squares * 3) / 4))]
}

import type { Rect } from '~/grid/squares'

/** What is seen of a map: its squares, and the edges of the view, which may cut one. All in squares. */
interface InView extends Rect {
  readonly left: number
  readonly top: number
}

/** A block on the map by its edges, in squares. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How much of the map two boxes have in common, in squares. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Where words begin, and how much room they have to the right, in squares. */
interface Place {
  readonly x: number
  readonly y: number
  readonly room: number
}

/**
 * Where words about squares begin: in the first that is seen, row by row, where they have room and nobody stands upon them; else where
 * there is most room. Undefined when no square is seen.
 *
 * @param squares from the lowest to the highest
 * @param width of the map
 * @param words how wide and high they are, in squares
 * @param taken where tokens stand
 */
export function wordsPlace(
  squares: readonly number[],
  width: number,
  { x0, y0, x1, y1, left, top }: InView,
  words: { readonly wide: number; readonly high: number },
  taken: readonly Box[],
): Place | undefined {
  let best: { place: Place; lacks: number; covered: number } | undefined
  for (const [i, cell] of squares.entries()) {
    const [column, row] = [cell % width, Math.floor(cell / width)]
    if (column < x0 || column > x1 || row < y0 || row > y1) continue
    let end = column + 1
    while (end <= x1 && squares[i + end - column] === cell + end - column) end++
    const [x, y] = [Math.max(column, left), Math.max(row, top)]
    const place = { x, y, room: end - x }
    const lacks = Math.max(0, words.wide - place.room)
    const box = { left: x, top: y, right: x + Math.min(words.wide, place.room), bottom: y + words.high }
    const covered = taken.reduce((sum, token) => sum + shared(box, token), 0)
    if (!best || lacks < best.lacks || (lacks === best.lacks && covered < best.covered))
      best = { place, lacks, covered }
    if (lacks === 0 && covered === 0) break
  }
  return best?.place
}

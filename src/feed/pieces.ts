import type { cutOut } from './cutOut'
import type { Squares } from './squares'

/** A cut-out picture and the name under which the record speaks of it. */
export interface Piece {
  readonly name: string
  readonly blob: Blob
}

/** The cut-out pictures of the shown rectangles of one map. */
export interface Pieces {
  /** The pictures of these rectangles, in order; null: none there, or not cut out yet. All others are forgotten. */
  of(rects: readonly Squares[]): readonly (Piece | null)[]
}

/**
 * Cuts out what is shown, each rectangle once.
 *
 * @param cut see `cutOut`, for one picture
 * @param draw eight random hexadecimal digits, for names
 * @param onReady pictures that `of` could not give are there now
 */
export function createPieces(
  cut: (rects: readonly Squares[]) => ReturnType<typeof cutOut>,
  draw: () => string,
  onReady: () => void,
): Pieces {
  const cuts = new Map<string, Piece | null>()

  return {
    of(rects) {
      const shown = new Set(rects.map(keyOf))
      for (const key of cuts.keys()) if (!shown.has(key)) cuts.delete(key)
      const missing = rects.filter(rect => !cuts.has(keyOf(rect)))
      for (const rect of missing) cuts.set(keyOf(rect), null)
      if (missing.length > 0) void cutAll(missing)
      return rects.map(rect => cuts.get(keyOf(rect)) ?? null)
    },
  }

  async function cutAll(rects: readonly Squares[]): Promise<void> {
    // A picture that cannot be decoded is shown as bare squares here, as it is in the GM's window.
    const blobs = await cut(rects).catch(() => [])
    rects.forEach((rect, i) => {
      const blob = blobs[i]
      if (blob && cuts.has(keyOf(rect))) cuts.set(keyOf(rect), { name: draw(), blob })
    })
    onReady()
  }
}

function keyOf({ x, y, width, height }: Squares): string {
  return `${x} ${y} ${width} ${height}`
}

import type { Cell } from './cell'

/** By place, in which call another covered it; kept from one call to the next, which costs less than making it anew. */
let covered = new Uint32Array(0)
let calls = 0

/**
 * Of these places of a footprint of `size` squares those where it covers no square of `taken`, in their order.
 * O(places + taken × size²).
 */
export function freePlaces(
  { width, height }: { readonly width: number; readonly height: number },
  places: readonly Cell[],
  size: number,
  taken: ReadonlySet<Cell> | undefined,
): Cell[] {
  if (taken === undefined || taken.size === 0) return [...places]
  if (covered.length < width * height || calls === 2 ** 32 - 1) {
    covered = new Uint32Array(Math.max(covered.length, width * height))
    calls = 0
  }
  calls++
  for (const square of taken) {
    for (let j = 0; j < size; j++) {
      // Before the first column this hits places at the end of the row above, where no footprint of this size fits.
      for (let i = 0; i < size && i + j * width <= square; i++) covered[square - i - j * width] = calls
    }
  }
  const free: Cell[] = []
  for (const place of places) if (covered[place] !== calls) free.push(place)
  return free
}

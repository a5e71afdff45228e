import type { Cell } from '../squares/cell'

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
  // Most of what is taken lies far away from a short reach: that is seen without looking at its squares.
  let [first, last] = [Infinity, -Infinity]
  for (const place of places) {
    if (place < first) first = place
    if (place > last) last = place
  }
  last += (size - 1) * (width + 1)
  for (const square of taken) {
    if (square < first || square > last) continue
    for (let j = 0; j < size; j++) {
      // Before the first column this hits places at the end of the row above, where no footprint of this size fits.
      for (let i = 0; i < size && i + j * width <= square; i++) covered[square - i - j * width] = calls
    }
  }
  const free: Cell[] = []
  for (const place of places) if (covered[place] !== calls) free.push(place)
  return free
}

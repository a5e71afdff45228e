/** A token on the map: its top left square, and its side in squares. */
interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where words stand, from the middle of their token: sidewards and downwards. */
export type FloatSide = readonly [across: number, down: number]

const SIDES: readonly FloatSide[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
]
/** How large words are where squares are as small as they are, in squares. */
const WIDE: number = 2.5
const HIGH: number = 0.875

/** Where what has become of these stands, so that as little as can be is written over others and over what has become of them. */
export function floatSides(told: readonly Square[], all: readonly Square[]): readonly FloatSide[] {
  // By their middle, and how large they are.
  const taken = all.map(({ x, y, size }) => [x + size / 2, y + size / 2, size, size] as const)
  return told.map(({ x, y, size }) => {
    let [best, least, side] = [taken[0]!, Infinity, SIDES[0]!]
    for (const one of SIDES) {
      const box = [
        x + (size + one[0] * (size + WIDE)) / 2,
        y + (size + one[1] * (size + HIGH)) / 2,
        WIDE,
        HIGH,
      ] as const
      const covers = taken.filter(
        other => Math.abs(other[0] - box[0]) * 2 < other[2] + WIDE && Math.abs(other[1] - box[1]) * 2 < other[3] + HIGH,
      ).length
      if (covers < least) [best, least, side] = [box, covers, one]
    }
    taken.push(best)
    return side
  })
}

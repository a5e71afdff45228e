/**
 * The eight steps, in the order that every mask and every tie-break in this folder uses:
 * E, W, S, N, then the diagonals SE, NE, SW, NW. Numbers below 4 are straight.
 */
export const DIRECTIONS = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: -1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: -1 },
] as const

/** The straight direction (E or W) that diagonal direction `d` is made of. */
export const sidewaysPart = (d: number): number => (d - 4) >> 1

/** The straight direction (S or N) that diagonal direction `d` is made of. */
export const lengthwaysPart = (d: number): number => 2 + (d & 1)

/** The direction that leads back. */
export const opposite = (d: number): number => (d < 4 ? d ^ 1 : 11 - d)

/** Offsets in cells of the eight directions on a map (or part of one) whose rows are `stride` cells long. */
export function offsets(stride: number): Int32Array {
  return Int32Array.from(DIRECTIONS, ({ dx, dy }) => dx + dy * stride)
}

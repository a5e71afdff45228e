/** One minute after the other, in pixels of a 1080p screen: a ring, so that nothing stays where it is and nothing jumps. */
const RING = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [-4, 4],
  [-4, 0],
  [-4, -4],
  [0, -4],
  [4, -4],
] as const

/** How often the picture moves, in milliseconds. */
export const DRIFTS = 60_000

/** Where the whole picture lies after so many minutes: a screen on which a fight stands for hours burns nothing in. */
export function drift(minute: number): { x: number; y: number } {
  const [x, y] = RING[minute % RING.length]!
  return { x, y }
}

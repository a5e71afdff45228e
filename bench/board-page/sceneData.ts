import { linearCongruential } from '../reference/linear-congruential'

/** Side of a square in CSS pixels, squares on a side of the map, and what stands on it: the same in every scene. */
export const SQUARE = 50
export const SIDE = 100
export const TOKENS = 200
export const WALLS = 1000

/** The dragged token's square; the others lie in the 40 × 30 squares around. */
export const DRAGGED = { x: 6, y: 6 }

const random = linearCongruential(9)
const whole = (below: number) => Math.floor(random() * below)

/** Three squares long each, along the grid. */
export const walls = Array.from({ length: WALLS }, () => {
  const [x, y, isLevel] = [whole(SIDE), whole(SIDE), random() < 0.5]
  return { x1: x, y1: y, x2: x + (isLevel ? 3 : 0), y2: y + (isLevel ? 0 : 3) }
})

/** The dragged one first. */
export const places = [DRAGGED, ...Array.from({ length: TOKENS - 1 }, () => ({ x: whole(40), y: whole(30) }))]

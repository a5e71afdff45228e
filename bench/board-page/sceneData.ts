import { linearCongruential } from '../reference/linearCongruential'

/** Side of a square in CSS pixels, squares on a side of the map, and what stands on it: the same in every scene. */
export const SQUARE = 50
export const SIDE = 100
export const TOKENS = 200
export const WALLS = 1000

/** The dragged token's square; the others lie in the 40 × 30 squares around. */
export const DRAGGED = { x: 6, y: 6 }

const random = linearCongruential(9)
const whole = (below: number) => Math.floor(random() * below)

/** So many walls on a map of such a side, three squares long each, along the grid. */
function wallsOn(side: number, count: number) {
  return Array.from({ length: count }, () => {
    const [x, y, isLevel] = [whole(side), whole(side), random() < 0.5]
    return { x1: x, y1: y, x2: x + (isLevel ? 3 : 0), y2: y + (isLevel ? 0 : 3) }
  })
}

export const walls = wallsOn(SIDE, WALLS)

/** The dragged one first. */
export const places = [DRAGGED, ...Array.from({ length: TOKENS - 1 }, () => ({ x: whole(40), y: whole(30) }))]

/** Nine times the map with the same on each part of it. */
export const LARGE_SIDE = 3 * SIDE
export const largeWalls = wallsOn(LARGE_SIDE, 9 * WALLS)

/** What the players see of a map: a third of the squares now, a third before, in blocks of seven. */
export function sightOf(side: number): { visible: Uint8Array; known: Uint8Array } {
  const part = (cell: number) => (Math.floor((cell % side) / 7) + Math.floor(cell / side / 7)) % 3
  const marked = (is: (part: number) => boolean) =>
    Uint8Array.from({ length: side * side }, (_, cell) => Number(is(part(cell))))
  return { visible: marked(one => one === 0), known: marked(one => one < 2) }
}

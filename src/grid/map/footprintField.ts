import { type Diagonals, DIRECTIONS, lengthwaysPart, offsets, sidewaysPart } from '../squares'

/** The bit of direction `d` in a step mask, when the step leads onto difficult ground: 8 above that of plain ground. */
export const DIFFICULT_SHIFT = 8

/** Where a footprint of one size can stand and step, by its top-left cell. */
export interface FootprintField {
  /** 1 where it can stand. */
  readonly stands: Uint8Array
  /** Bit `d` for a step in direction `d` onto plain ground, bit `d + 8` for one onto difficult ground. */
  readonly steps: Uint16Array
  /** Does any step lead onto difficult ground? */
  readonly hasDifficult: boolean
  /** Offsets in cells of the eight directions. */
  readonly offset: Int32Array
  /** What a diagonal step costs. */
  readonly diagonals: Diagonals
  /** Offsets between states `2 × cell + parity`, by 8 × parity + direction: where diagonals alternate, each turns the parity. */
  readonly stateOffset: Int32Array
  /** From a square that others shut to the places beside which it shuts a place, and the directions in which, as bits. */
  readonly crowdOffset: Int32Array
  readonly crowdBits: Uint8Array
}

/**
 * The places and steps open to a footprint of `size` × `size` squares. A step leads onto difficult ground when any square
 * covered after it is difficult.
 *
 * A step is judged by what lies between and at its end, never by where it begins (so a token that was put on a closed place
 * can leave it). It is open when
 * - the footprint can stand at the end: on the map, no covered square solid, and no wall between two covered squares (a
 *   large token never stands across a wall; a wall between two squares is one that stops the line between their centres);
 * - no wall stops the line of any covered square;
 * - for a diagonal: the rules know diagonals, and at least one of the two ways round by straight steps is open. [END-MOVE-04]
 *
 * O(cells × size²).
 */
export function footprintField(
  map: {
    readonly width: number
    readonly height: number
    readonly lines: Uint8Array
    readonly solid: Uint8Array
    readonly difficult: Uint8Array
    readonly diagonals: Diagonals
  },
  size: number,
): FootprintField {
  const { width, height, diagonals } = map
  const { lines, stands, difficult } = byFootprint(map, size)
  const directions = diagonals === 'none' ? 4 : 8
  const steps = new Uint16Array(width * height)
  const open = (cell: number, d: number) => {
    const { dx, dy } = DIRECTIONS[d]!
    return ((lines[cell]! >> d) & 1) === 1 && stands[cell + dx + dy * width] === 1
  }
  for (let y = 0; y + size <= height; y++) {
    for (let x = 0; x + size <= width; x++) {
      const cell = y * width + x
      let mask = 0
      for (let d = 0; d < directions; d++) {
        if (!open(cell, d)) continue
        if (d >= 4) {
          const sideways = sidewaysPart(d)
          const lengthways = lengthwaysPart(d)
          const beside = cell + DIRECTIONS[sideways]!.dx
          const ahead = cell + DIRECTIONS[lengthways]!.dy * width
          if (
            !(open(cell, sideways) && open(beside, lengthways)) &&
            !(open(cell, lengthways) && open(ahead, sideways))
          ) {
            continue
          }
        }
        const { dx, dy } = DIRECTIONS[d]!
        mask |= 1 << (d + (difficult[cell + dx + dy * width] === 1 ? DIFFICULT_SHIFT : 0))
      }
      steps[cell] = mask
    }
  }
  const offset = offsets(width)
  const stateOffset = Int32Array.from({ length: 16 }, (_, at) => {
    const parity = at >> 3
    const turns = at % 8 >= 4 && diagonals === 'alternate'
    return 2 * offset[at % 8]! + (turns ? 1 - 2 * parity : 0)
  })
  const hasDifficult = steps.some(mask => mask >> DIFFICULT_SHIFT !== 0)
  return { stands, steps, hasDifficult, offset, diagonals, stateOffset, ...crowdPattern(width, size) }
}

/** Lines, standing room and ground gathered over the squares of each footprint. */
function byFootprint(map: Parameters<typeof footprintField>[0], size: number) {
  const { width, height } = map
  const lines = new Uint8Array(width * height)
  const stands = new Uint8Array(width * height)
  const difficult = new Uint8Array(width * height)
  const inside = Array.from({ length: size * size }, (_, k) => linesInside(k % size, Math.floor(k / size), size))
  for (let y = 0; y + size <= height; y++) {
    for (let x = 0; x + size <= width; x++) {
      let allLines = 0xff
      let stand = 1
      let rough = 0
      for (let j = 0; j < size; j++) {
        for (let i = 0; i < size; i++) {
          const square = (y + j) * width + x + i
          allLines &= map.lines[square]!
          rough |= map.difficult[square]!
          const joined = inside[j * size + i]!
          if (map.solid[square] === 1 || (map.lines[square]! & joined) !== joined) stand = 0
        }
      }
      const cell = y * width + x
      lines[cell] = allLines
      stands[cell] = stand
      difficult[cell] = rough
    }
  }
  return { lines, stands, difficult }
}

/** The directions in which square (i, j) of a footprint has another square of it. */
function linesInside(i: number, j: number, size: number): number {
  let bits = 0
  DIRECTIONS.forEach(({ dx, dy }, d) => {
    if (i + dx >= 0 && i + dx < size && j + dy >= 0 && j + dy < size) bits |= 1 << d
  })
  return bits
}

/** The places whose next step could cover one given square, as offsets from it. */
function crowdPattern(width: number, size: number) {
  const bitsByOffset = new Map<number, number>()
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      DIRECTIONS.forEach(({ dx, dy }, d) => {
        const beside = -i - dx - (j + dy) * width
        bitsByOffset.set(beside, (bitsByOffset.get(beside) ?? 0) | (1 << d))
      })
    }
  }
  return {
    crowdOffset: Int32Array.from(bitsByOffset.keys()),
    crowdBits: Uint8Array.from(bitsByOffset.values()),
  }
}

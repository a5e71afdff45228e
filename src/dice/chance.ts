import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Chance by a seed: the same seed gives the same faces in the same order, on every machine. */
export interface Chance {
  /** A face from 1 to `sides`. */
  face(sides: number): number
}

/** @param seed any 32-bit integer */
export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed)
  return { face: sides => uniformInt(generator, 1, sides) }
}

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

/** Which roll it is: the same roll of the same fight always shows the same faces, also after an undo or a reload. */
export interface RollName {
  /** The fight's seed, any 32-bit integer. */
  seed: number
  /** Number of commands complete before this one. */
  done: number
  ask: number
  slot: number
  key: string
  of: string
  /** How often the GM asked for other dice than the ones proposed. */
  again: number
}

/** One face for each die (`sides` gives the number of faces of each), from 1 up. Pure. */
export function faces(name: RollName, sides: readonly number[]): number[] {
  const generator = xoroshiro128plus(hashOf(name))
  return sides.map(n => uniformInt(generator, 1, n))
}

/** FNV-1a over the parts of the name: well-defined 32-bit arithmetic, the same on every engine. */
function hashOf({ seed, done, ask, slot, key, of, again }: RollName): number {
  let hash = 0x811c9dc5
  for (const char of [seed, done, ask, slot, key, of, again].join('|')) {
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  }
  return hash | 0
}

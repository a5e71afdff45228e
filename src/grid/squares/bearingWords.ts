import type { Bearing } from './bearing'

/** A bearing as spoken: "3 squares north-east", "1 square west", "here" when the footprints overlap. */
export function bearingWords({ squares, towards }: Bearing): string {
  return towards === undefined ? 'here' : `${squares} ${squares === 1 ? 'square' : 'squares'} ${towards}`
}

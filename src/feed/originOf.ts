import type { Squares } from './squares'

/** The top left of what is shown: places are told from there, so that they say nothing about the rest of the map. */
export function originOf(shown: readonly Squares[]): { x: number; y: number } {
  return { x: Math.min(...shown.map(({ x }) => x)), y: Math.min(...shown.map(({ y }) => y)) }
}

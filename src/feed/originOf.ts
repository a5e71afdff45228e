import type { FeedRect } from './feedRect'

/** The top left of what is known: places are told from there, so that they say nothing about the rest of the map. */
export function originOf(known: readonly FeedRect[]): { x: number; y: number } {
  return { x: Math.min(...known.map(({ x }) => x)), y: Math.min(...known.map(({ y }) => y)) }
}

/** Repeatable numbers from 0 to below 1; good enough to scatter walls. */
export function linearCongruential(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}

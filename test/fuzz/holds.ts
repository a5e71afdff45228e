import { expect } from 'vitest'

/** These are asked millions of times, and `expect` takes its time: it is called only for what is wrong, to say so. */

/** They are one and the same. */
export function holdsSame(value: unknown, wanted: unknown, where?: string): void {
  if (!Object.is(value, wanted)) expect(value, where).toBe(wanted)
}

/** Nothing is in this list. */
export function holdsNone(list: readonly unknown[], where?: string): void {
  if (list.length > 0) expect(list, where).toEqual([])
}

/**
 * They are the same as JSON, byte for byte, the order of keys included. What states share they share unwritten, so a part that is one
 * and the same is not read again.
 */
export function holdsAlike(value: unknown, wanted: unknown): void {
  if (!isAlike(value, wanted)) expect(JSON.stringify(value)).toBe(JSON.stringify(wanted))
}

function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  if (keys.length !== others.length) return false
  return keys.every((key, i) => key === others[i] && isAlike(one[key as never], other[key as never]))
}

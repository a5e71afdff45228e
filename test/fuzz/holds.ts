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

/** This value is that of this JSON. */
export function holdsJson(value: unknown, json: string): void {
  holdsSame(JSON.stringify(value), json)
}

import type { Json } from '~/engine/snapshot'

/** A fact that is one of a list of records. */
export function factOf(one: Json, key: string): Json | undefined {
  return typeof one === 'object' && one !== null && !Array.isArray(one)
    ? (one as { [key: string]: Json })[key]
    : undefined
}

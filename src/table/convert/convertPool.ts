import type { ForeignSheet } from '~/engine/ruleset'

/**
 * A pool taken over from other rules under one of these names: of this size, and as low as it was. Whoever had nothing left
 * has 1, which is to be checked: what it means to have none differs from one set of rules to the next.
 */
export function convertPool(
  { left = {} }: Pick<ForeignSheet, 'left'>,
  names: readonly string[],
  max: number,
): { pool: { cur: number; max: number }; isGuessed: boolean } {
  const name = names.find(one => left[one] !== undefined)
  const cur = name === undefined ? max : Math.min(max, left[name]!)
  return { pool: { cur: Math.max(Math.min(1, max), cur), max }, isGuessed: cur < Math.min(1, max) }
}

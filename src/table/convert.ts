import type { Part } from '~/engine/events'
import { part, total } from '~/engine/reason'
import type { ForeignSheet } from '~/engine/ruleset'
import type { Effect, Id } from '~/engine/snapshot'

/**
 * What a pool gets back: these parts, with one more that keeps it from rising above its maximum. No parts where nothing is
 * missing.
 *
 * @param bound the row that knows the maximum, where it is another than the first part's
 */
export function backTo(
  to: string,
  { cur, max }: { cur: number; max: number },
  parts: readonly Part[],
  bound = parts[0]?.rule ?? '',
): readonly Part[] {
  if (cur >= max) return []
  const over = total(parts) - (max - cur)
  const all = over > 0 ? [...parts, part(-over, 'aboveMaximum', bound)] : parts
  return all.map(one => ({ ...one, to }))
}

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

/**
 * The whole number that a field of a creature from elsewhere says, within these bounds, both included. Undefined: it says none; a field
 * that was left empty is none either, and no 0.
 */
export function wholeNumber(value: number | string | undefined, least: number, most: number): number | undefined {
  const n = typeof value === 'string' && value.trim() === '' ? NaN : Number(value)
  return Number.isInteger(n) && n >= least && n <= most ? n : undefined
}

/** The type of the marker that names what was guessed about a combatant from elsewhere. */
export const REVIEW = 'check'

const LEAD = 'to check: '

/** Most that the words of a marker hold. */
const MOST_WORDS = 400

/** The marker on a combatant with what the GM must look at ("weapons", "armour"); the players never see it. */
export const reviewMarker = (on: Id, what: readonly string[]): Omit<Effect, 'id'> => ({
  on,
  type: REVIEW,
  words: `${LEAD}${what.join(', ')}`.slice(0, MOST_WORDS),
  until: null,
  shared: false,
})

/** What the words of such a marker name, for a place that has said already that it is to be checked. */
export const reviewed = (words: string): string => (words.startsWith(LEAD) ? words.slice(LEAD.length) : words)

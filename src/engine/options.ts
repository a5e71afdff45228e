import type { Reason } from './command'
import type { Choice, Option, Stake } from './questions'
import type { Json } from './snapshot'

/** One option of a choice. With a reason it is shown closed: refused, unless the GM allows it anyway. */
export function option<const T extends Json>(value: T, whyNot?: Reason): Option<T> {
  return whyNot ? { value, whyNot } : { value }
}

/** The same with what it costs and what comes of it. */
export function atStake<T extends Json>({ value, whyNot }: Option<T>, stake: Stake): Option<T> {
  return whyNot ? { value, whyNot, stake } : { value, stake }
}

/** The value of the first option that is open: what a choice is likely to be. Undefined: all are closed. */
export function firstOpen<T extends Json>(options: readonly Option<T>[]): T | undefined {
  return options.find(({ whyNot }) => !whyNot)?.value
}

/** The values of a choice that are open. */
export function openValues({ options }: Pick<Choice, 'options'>): readonly Json[] {
  return options.flatMap(({ value, whyNot }) => (whyNot ? [] : [value]))
}

/**
 * What this answer chooses: both who checks it and who asked for it read it by this, so that a list comes back wherever
 * several could be chosen. Undefined: it is no answer to such a choice.
 */
export function chosenBy(of: Pick<Choice, 'min' | 'max'>, answer: Json): readonly Json[] | undefined {
  if (isSingleChoice(of)) return [answer]
  return Array.isArray(answer) ? (answer as readonly Json[]) : undefined
}

/** Whether exactly one is to be chosen: the answer to such a choice is the value itself, to every other a list of values. */
export function isSingleChoice({ min, max }: Pick<Choice, 'min' | 'max'>): boolean {
  return min === 1 && max === 1
}

/** Equal as plain data. Options are small: ids, words, short records. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
}

import { type OutcomeName, outcomeWord } from '../signs/OutcomeSign'

/** Class names joined, the absent ones left out. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** A number with its sign as it is printed: "+3", "−1", "0". */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}

/** What is told besides a number, the gravest first. */
const GRAVE: readonly OutcomeName[] = ['death', 'down', 'critical']

/** What rises from a token: what was lost, with the word for what is graver than that; else how it ended. */
export function floatWords(kinds: readonly OutcomeName[], numbers: readonly number[]): string | undefined {
  const [kind] = kinds
  const grave = GRAVE.find(one => kinds.includes(one))
  if (numbers.length === 0) return (grave ?? kind) && outcomeWord((grave ?? kind)!)
  return [grave && outcomeWord(grave), ...numbers.map(signed)].filter(Boolean).join(' ')
}

/** What stands in a field of a form, trimmed; a field that is missing, or holds a file, is empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** What was typed into a pool: a new value, and a new maximum where one was given. */
export interface PoolEdit {
  cur: number
  max?: number
}

/**
 * Reads what a GM types into a pool: `-6` and `+3` change it and stay between `least` and the maximum, `12` sets it,
 * `12/15` sets the maximum too; so does `-4/15` in a pool that can fall below 0. Both kinds of minus are understood.
 * Undefined when it is none of these.
 */
export function poolEdit(typed: string, pool: { cur: number; max: number }, least = 0): PoolEdit | undefined {
  const text = typed.replace(/\s/g, '').replace('−', '-')
  const change = /^([+-])(\d{1,5})$/.exec(text)
  if (change) {
    const by = Number(change[2]) * (change[1] === '-' ? -1 : 1)
    // A pool that already stands above its maximum is not cut down by healing.
    const top = Math.max(pool.max, pool.cur)
    return { cur: Math.max(least, Math.min(top, pool.cur + by)) }
  }
  const value = /^(-?\d{1,5})(?:\/(\d{1,5}))?$/.exec(text)
  if (!value || Number(value[1]) < least) return undefined
  return value[2] === undefined ? { cur: Number(value[1]) } : { cur: Number(value[1]), max: Number(value[2]) }
}

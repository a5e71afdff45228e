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

import { PAGE } from '~/words/en/library'
import { locale } from '~/words/spoken'
const TIME = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
const WEEKDAY = new Intl.DateTimeFormat(locale(), { weekday: 'long' })
const A_DAY = 24 * 60 * 60 * 1000

/** "today, 20:14", "yesterday", "last Thursday", "2 Nov 2026". @param at milliseconds since 1970, as `now` */
export function when(at: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (at >= midnight) return PAGE.when.today(TIME.format(at))
  if (at >= midnight - A_DAY) return PAGE.when.yesterday
  if (at >= midnight - 6 * A_DAY) return PAGE.when.last(WEEKDAY.format(at))
  return DAY.format(at)
}

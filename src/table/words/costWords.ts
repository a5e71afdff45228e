import type { Price, ShownPrice } from '~/engine/command'
import type { Cost, Stake } from '~/engine/questions'
import type { Toggle } from '~/engine/ruleset'

/** A setting as it is said: by the ruleset's own words, or "on", "missing health". */
export function settingWords({ values, words: own }: Pick<Toggle, 'values' | 'words'>, value: unknown): string {
  const called = own?.[values.findIndex(one => one === value)]
  if (called !== undefined) return called
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const words = typeof value === 'string' ? value : JSON.stringify(value)
  return words.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}

/** What there is usually one of, and goes as a whole. */
const WHOLE: ReadonlySet<string> = new Set(['reaction', 'turn', 'free action', 'movement', 'omen', 'item'])

/**
 * "1 stamina, the reaction"; what is free says so, and by what.
 *
 * @param free why something is free, by the word of the rules
 */
export function costWords({ cost, why }: Stake, free: { readonly [why: string]: string } = {}): string {
  if (!cost) return ''
  const because = why === undefined ? '' : (free[why] ?? why)
  if (cost.length === 0) return because === '' ? 'free' : `free: ${because}`
  const words = cost.map(one).join(', ')
  return because === '' ? words : `${words}; ${because}`
}

function one({ of, n, left }: Cost): string {
  if (!WHOLE.has(of)) return `${n} ${of}`
  return n === 1 ? (left === 0 ? `the ${of}` : `1 ${of}`) : `${n} ${of}s`
}

/** "1 action, 1 stamina, ends the turn". */
export const priceWords = ({ actions, takes, also, ends }: Price): string =>
  [actions === undefined ? '' : actions === 1 ? '1 action' : `${actions} actions`, takes, also, ends && 'ends the turn']
    .filter(Boolean)
    .join(', ')

/** "2 actions, ends the turn" is two pips and "ends the turn". */
export function shownPrice(price: Price): ShownPrice {
  const { actions, takes, ...besides } = price
  if (actions !== undefined) return { pips: actions, bonus: false, words: priceWords(besides) }
  if (takes === undefined || takes === 'the turn' || takes === 'free')
    return { pips: 0, bonus: false, words: priceWords(price) }
  return { pips: 1, bonus: takes === 'bonus action', words: priceWords(besides) }
}

import type { Toggle } from '~/engine/ruleset'

/** A setting as it is said: by the ruleset's own words, or "on", "missing health". */
export function settingWords({ values, words: own }: Pick<Toggle, 'values' | 'words'>, value: unknown): string {
  const called = own?.[values.findIndex(one => one === value)]
  if (called !== undefined) return called
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const words = typeof value === 'string' ? value : JSON.stringify(value)
  return words.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}

import type { Ruleset, RulesetTypes } from '~/engine'
import { valueAt } from '../sheet/valueAt'

type Toggle = Ruleset<RulesetTypes>['settings']['toggles'][number]

/** A house rule of the encounter as it stands. */
export interface HouseRule {
  /** "Prone combatants move at half speed: off". */
  words: string
  /** It stands otherwise than usual; then `usual` says how that would be. */
  changed: boolean
  usual: string
}

/** The house rules that a row of the ledger comes under; none: nobody can set it otherwise. */
export function houseRulesOf(
  { settings }: Pick<Ruleset<RulesetTypes>, 'settings'>,
  set: object,
  row: string,
): readonly HouseRule[] {
  return settings.toggles
    .filter(({ rule, also = [] }) => rule === row || also.includes(row))
    .map(toggle => {
      const { key, label } = toggle
      const [now, usual] = [valueAt(set, [key]), valueAt(settings.defaults, [key])]
      const changed = JSON.stringify(now) !== JSON.stringify(usual)
      return { words: `${label}: ${settingWords(toggle, now)}`, changed, usual: settingWords(toggle, usual) }
    })
}

/** A setting as it is said: by the ruleset's own words, or "on", "missing health". */
export function settingWords({ values, words: own }: Pick<Toggle, 'values' | 'words'>, value: unknown): string {
  const called = own?.[values.findIndex(one => one === value)]
  if (called !== undefined) return called
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const words = typeof value === 'string' ? value : JSON.stringify(value)
  return words.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}

import type { Ruleset, RulesetTypes } from '~/engine'
import { settingWords } from '~/store/settingWords'
import { valueAt } from '../sheet/valueAt'

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

import type { Ruleset } from '~/engine'
import { settingWords } from '~/store/queries/settingWords'
import type { TableTypes } from '~/table'
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
  { state: { settings } }: Pick<Ruleset<TableTypes>, 'state'>,
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

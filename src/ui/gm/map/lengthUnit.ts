import type { Ruleset, RulesetTypes } from '~/engine'
import type { LengthUnit, WayUnit } from '../../board/lengthWords'

/** What the GM can choose for all systems. */
export type ChosenUnit = Exclude<LengthUnit, 'five feet'>

type Rules = Pick<Ruleset<RulesetTypes>, 'waysIn'>

/** What lengths on the map are shown in: as the GM has chosen, else as the rules count, whose feet go five to a square. */
export function lengthUnit({ waysIn }: Rules, chosen: ChosenUnit | null): LengthUnit {
  if (waysIn === 'five feet' && (chosen ?? 'feet') === 'feet') return waysIn
  return chosen ?? 'metres'
}

/** What ways are shown in: where the rules count zones, in zones whatever the GM has chosen for lengths. */
export function wayUnit(rules: Rules, chosen: ChosenUnit | null): WayUnit {
  return rules.waysIn === 'half zones' ? rules.waysIn : lengthUnit(rules, chosen)
}

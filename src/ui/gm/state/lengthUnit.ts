import type { CommandRules } from '~/engine'
import type { TableTypes } from '~/table'
import type { LengthUnit, WayUnit } from '../../board/geometry/lengthWords'

/** What the GM can choose for all systems. */
export type ChosenUnit = Exclude<LengthUnit, 'five feet'>

type Rules = { commands: Pick<CommandRules<TableTypes>, 'waysIn'> }

/** What lengths on the map are shown in: as the GM has chosen, else as the rules count, whose feet go five to a square. */
export function lengthUnit({ commands: { waysIn } }: Rules, chosen: ChosenUnit | null): LengthUnit {
  if (waysIn === 'five feet' && (chosen ?? 'feet') === 'feet') return waysIn
  return chosen ?? 'metres'
}

/** What ways are shown in: where the rules count zones, in zones whatever the GM has chosen for lengths. */
export function wayUnit(rules: Rules, chosen: ChosenUnit | null): WayUnit {
  return rules.commands.waysIn === 'half zones' ? rules.commands.waysIn : lengthUnit(rules, chosen)
}

import type { Side, StateRules } from '~/engine'
import { statLine } from '~/formats/creatures/statLine'
import type { TableTypes } from '~/table'
import { readNewcomers, type Newcomers } from './newcomers'

/** Combatants out of a stat line, with the sheet that the rules of the fight make of it. */
export interface Described extends Newcomers {
  sheet: object
  /** What the page says beneath the line, for the GM. */
  notes: string
  /** What was guessed or not understood, for the GM to look at. */
  check: readonly string[]
}

/**
 * Reads "Goblin: 4 HP, 8 STR, dagger (d6)" or a page with such a line, for any number ("3 Goblin: …"). Undefined when
 * there is no such line; `count` 0 when a number is out of bounds. `shown` is how the players see the side
 * that they join.
 */
export function fromStatLine(
  typed: string,
  { convert }: StateRules<TableTypes>['sheet'],
  shown: Side['show'],
): Described | undefined {
  const read = statLine(typed)
  if (!read.ok) return undefined
  const { remarks, ...neutral } = read.value
  const { sheet, unsure } = convert({ ...neutral, numbers: { ...neutral.numbers, shown } })
  const { count, name } = readNewcomers(neutral.name, []) ?? { count: 0, name: neutral.name }
  return { count, name, sheet, notes: remarks, check: [...unsure, ...read.problems.map(({ what }) => what)] }
}

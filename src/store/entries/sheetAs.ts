import type { StateRules } from '~/engine'
import { outOfFight, type SheetAs, type TableTypes } from '~/table'
import { valueAt } from '../creatures/setField'

/** What of the rules says what a sheet is outside of its fight. */
export type SheetRules = Pick<StateRules<TableTypes>, 'declared' | 'sheet'>

/** A sheet without what its fight has left on it; one that is `rested` has its pools full. */
export function sheetAs(given: object, as: SheetAs, { declared, sheet: rules }: SheetRules): TableTypes['sheet'] {
  const left = outOfFight(declared.sheet, given, as, poolsOf(given, rules))
  return as === 'rested' ? fullSheet(left, rules) : left
}

/** The sheet with every pool full, all else as it is. Where the rules have something against one being full, it stays. */
export function fullSheet(given: object, rules: SheetRules['sheet']): TableTypes['sheet'] {
  const sheet = structuredClone(given)
  for (const path of poolsOf(sheet, rules)) {
    const pool = valueAt(sheet, path)
    if (typeof pool !== 'object' || pool === null || !('cur' in pool) || !('max' in pool)) continue
    const { cur, max } = pool
    pool.cur = max
    if (rules.problem(sheet) !== undefined) pool.cur = cur
  }
  return sheet
}

const poolsOf = (sheet: object, { fields }: SheetRules['sheet']) =>
  fields(sheet).flatMap(({ kind, path }) => (kind.type === 'pool' ? [path] : []))

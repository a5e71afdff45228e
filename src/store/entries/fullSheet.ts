import type { StateRules } from '~/engine'
import type { TableTypes } from '~/table'
import { valueAt } from '../creatures/setField'

/** The sheet with every pool full, all else as it is. Where the rules have something against one being full, it stays. */
export function fullSheet(given: object, rules: StateRules<TableTypes>['sheet']): TableTypes['sheet'] {
  const sheet = structuredClone(given)
  for (const { kind, path } of rules.fields(sheet)) {
    if (kind.type !== 'pool') continue
    const pool = valueAt(sheet, path)
    if (typeof pool !== 'object' || pool === null || !('cur' in pool) || !('max' in pool)) continue
    const { cur, max } = pool
    pool.cur = max
    if (rules.problem(sheet) !== undefined) pool.cur = cur
  }
  return sheet
}

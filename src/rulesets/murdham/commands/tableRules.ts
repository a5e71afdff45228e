import type { TableRules } from '~/table/contract/rules'
import { state } from '../sheet'
import { POOLS } from '../sheet/pools'
import type { Murdham } from '../state/types'
import { begin } from '../turn/begin'
import { closeCombat } from '../turn/end'

/** What the table's commands need to know of this ruleset. */
export const tableRules: TableRules<Murdham> = {
  state,
  isInWords: sheet => sheet.controller !== 'player',
  adjust(w, id, pool, by) {
    const name = POOLS.find(one => one === pool)
    if (!name) return
    const { cur, max } = w.of(id).sheet[name]
    w.editSheet(id, name).cur = Math.min(max, Math.max(0, cur + by))
  },
  begin: w => begin(w),
  end: closeCombat,
}

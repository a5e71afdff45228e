import type { TableRules } from '~/table/contract/rules'
import { begin } from '../initiative/begin'
import { state } from '../sheet'
import { freshRound } from '../sheet/blank'
import { fitPools, POOLS } from '../sheet/pools'
import type { Hallowed } from '../state/types'
import { endCombat } from '../turn/end'

/** What the table's commands need to know of this ruleset. */
export const tableRules: TableRules<Hallowed> = {
  state,
  /**
   * Whoever comes has rolled for no fight yet, whatever its sheet says of another: in a fight it rolls as soon as it stands on the
   * map (see `newcomers`) [HAL-INIT-12].
   */
  joined(w, id) {
    fitPools(w, id, true)
    w.setSheet(id, { fight: { base: null, pending: null }, round: freshRound() })
    w.editSheet(id, 'status').fullDefense = false
  },
  adjust(w, id, pool, by) {
    const name = POOLS.find(one => one === pool)
    if (!name) return
    const { cur, max } = w.of(id).sheet[name]
    w.editSheet(id, name).cur = Math.min(max, Math.max(name === 'wounds' ? -999 : 0, cur + by))
  },
  begin: w => begin(w),
  end: endCombat,
}

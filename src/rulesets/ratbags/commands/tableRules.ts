import type { TableRules } from '~/table/contract/rules'
import { begin } from '../turn/begin'
import { closeCombat } from '../turn/end'
import { joinGroup } from '../morale/morale'
import { POOLS } from '../sheet/pools'
import { state } from '../sheet'
import type { Ratbags } from '../state/types'

/** What the table's commands need to know of this ruleset. */
export const tableRules: TableRules<Ratbags> = {
  state,
  /** Those who come during a fight act in the phase of their side from the next round on [RAT-INIT-12]. */
  joined(w, id) {
    if (w.now.phase !== 'combat') return
    w.enter('RAT-INIT-12')
    w.editSheet(id, 'status').newcomer = true
    joinGroup(w, id)
  },
  adjust(w, id, pool, by) {
    const name = POOLS.find(one => one === pool)
    if (!name) return
    const { cur, max } = w.of(id).sheet[name]
    w.editSheet(id, name).cur = Math.min(max, Math.max(0, cur + by))
  },
  begin: w => begin(w),
  end: closeCombat,
}

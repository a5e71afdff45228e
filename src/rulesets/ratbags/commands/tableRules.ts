import type { TableRules } from '~/table/contract/rules'
import { begin } from '../turn/begin'
import { closeCombat } from '../turn/end'
import { groupOf } from '../morale/morale'
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
    const group = groupOf(w.now, w.of(id))
    if (group === undefined) return
    const turn = w.editTurn()
    const before = turn.morale.find(({ name }) => name === group) ?? { name: group, members: [], used: [] }
    turn.morale = [...turn.morale.filter(({ name }) => name !== group), { ...before, members: [...before.members, id] }]
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

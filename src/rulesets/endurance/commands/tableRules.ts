import type { TableRules } from '~/table/contract/rules'
import { loseCover } from '../conditions/inCover'
import { state } from '../sheet'
import { freshStatus } from '../sheet/blank'
import type { Endurance } from '../state/types'
import { POOLS } from '../state/vocabulary'
import { begin } from '../turn/begin'
import { endCombat } from '../turn/end'

/** What the table's commands need to know of this ruleset. */
export const tableRules: TableRules<Endurance> = {
  state,
  /**
   * Those who come during a fight take turns from the next round on, whatever their sheet says they have done elsewhere; the
   * team of whoever is the first of it goes last [END-INIT-09].
   */
  joined(w, id) {
    if (w.now.phase !== 'combat') return
    w.enter('END-INIT-09')
    const { unconscious, dead, prone, hiddenFrom } = w.of(id).sheet.status
    const marks = { unconscious, dead, prone, hiddenFrom: [...hiddenFrom] }
    w.setSheet(id, { status: { ...freshStatus(), ...marks, newcomer: true } })
    const turn = w.editTurn()
    turn.joined = [...turn.joined, id]
  },
  moved: loseCover,
  adjust(w, id, pool, by) {
    const name = POOLS.find(p => p === pool)
    if (!name) return
    const { sheet } = w.edit(id)
    sheet[name].cur = Math.min(sheet[name].max, Math.max(0, sheet[name].cur + by))
  },
  begin: w => begin(w),
  end: endCombat,
}

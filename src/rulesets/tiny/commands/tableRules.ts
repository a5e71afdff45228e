import type { TableRules } from '~/table/contract/rules'
import { begin } from '../turn/begin'
import { close } from '../turn/end'
import { state } from '../sheet'
import type { Tiny } from '../state/types'

/** What the table's commands need to know of this ruleset. */
export const tableRules: TableRules<Tiny> = {
  state,
  isInWords: sheet => sheet.kind !== 'pc',
  adjust(w, id, pool, by) {
    if (pool !== 'hp') return
    const hp = w.editSheet(id, 'hp')
    hp.cur = Math.min(hp.max, Math.max(0, hp.cur + by))
  },
  begin: w => begin(w),
  end: close,
}

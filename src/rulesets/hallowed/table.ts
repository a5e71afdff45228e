import type { TableRules } from '~/table/rules'
import { adopt } from './adopt'
import { begin } from './begin'
import { blank } from './blank'
import { settle } from './damage'
import { endCombat } from './endOfCombat'
import { fields } from './fields'
import { ofPlayers } from './ofPlayers'
import { fitPools, POOLS } from './pools'
import { presets } from './presets'
import { problem } from './problem'
import { sheetProblem } from './sheet'
import type { Hallowed } from './types'

/** What the table's commands need to know of this ruleset. */
export const table: TableRules<Hallowed> = {
  problem,
  footprint: sheet => sheet.footprint,
  side: { blank: () => ({ allies: [] }) },
  sheet: { blank, ofPlayers, presets, fields, problem: sheetProblem, adopt },
  // Whoever comes during a fight rolls as soon as it stands on the map (see `newcomers`).
  joined: (w, id) => fitPools(w, id, true),
  adjust(w, id, pool, by) {
    const name = POOLS.find(one => one === pool)
    if (!name) return
    const { cur, max } = w.of(id).sheet[name]
    w.editSheet(id, name).cur = Math.min(max, Math.max(name === 'wounds' ? -999 : 0, cur + by))
    if (name === 'wounds') settle(w, id, cur)
  },
  begin: w => begin(w),
  end: endCombat,
}

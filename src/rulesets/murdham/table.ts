import type { TableRules } from '~/table/rules'
import { adopt } from './adopt'
import { begin } from './begin'
import { blank } from './blank'
import { closeCombat } from './end'
import { fields } from './fields'
import { joinGroup } from './groups'
import { ofPlayers } from './ofPlayers'
import { POOLS } from './pools'
import { presets } from './presets'
import { problem } from './problem'
import { sheetProblem } from './sheet'
import { footprintOf } from './size'
import type { Murdham } from './types'

/** What the table's commands need to know of this ruleset. */
export const table: TableRules<Murdham> = {
  problem,
  footprint: footprintOf,
  side: { blank: () => ({ allies: [] }) },
  sheet: { blank, ofPlayers, presets, fields, problem: sheetProblem, adopt },
  /** Those who come during a fight have their turn in this very round, and make their group larger [R-MOR-1]. */
  joined(w, id) {
    if (w.now.phase !== 'combat') return
    const { side } = w.of(id)
    const turn = w.editTurn()
    if (!turn.factions.includes(side)) turn.factions = [...turn.factions, side]
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

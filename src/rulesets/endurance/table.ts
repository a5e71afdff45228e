import type { TableRules } from '~/table/rules'
import { begin } from './begin'
import { blank } from './blank'
import { fields } from './fields'
import { moved } from './moveTo'
import { presets } from './presets'
import { problem } from './problem'
import { sheetProblem } from './sheet'
import { adopt } from './adopt'
import { endCombat } from './turn'
import type { Endurance } from './types'
import { POOLS } from './words'

/** What the table's commands need to know of this ruleset. */
export const table: TableRules<Endurance> = {
  problem,
  footprint: sheet => sheet.footprint,
  side: { blank: () => ({ objective: '', objectiveDone: false, objectiveShown: false, friends: [] }) },
  sheet: { blank, presets, fields, problem: sheetProblem, adopt },
  /** Those who come during a fight take turns from the next round on; a new team goes last [END-INIT-09]. */
  joined(w, id) {
    if (w.now.phase !== 'combat') return
    w.enter('END-INIT-09')
    w.editSheet(id, 'status').newcomer = true
    const turn = w.editTurn()
    turn.joined = [...turn.joined, id]
    const { side } = w.of(id)
    if (!turn.teams.includes(side)) turn.teams = [...turn.teams, side]
  },
  moved,
  adjust(w, id, pool, by) {
    const name = POOLS.find(p => p === pool)
    if (!name) return
    const { sheet } = w.edit(id)
    sheet[name].cur = Math.min(sheet[name].max, Math.max(0, sheet[name].cur + by))
  },
  begin: w => begin(w),
  end: endCombat,
}

import type { TableRules } from '~/table/rules'
import { adopt } from './adopt'
import { begin } from './begin'
import { blank } from './blank'
import { close } from './end'
import { fields } from './fields'
import { ofPlayers } from './ofPlayers'
import { presets } from './presets'
import { problem } from './problem'
import { sheetProblem } from './sheet'
import type { Tiny } from './types'

/** What the table's commands need to know of this ruleset. */
export const table: TableRules<Tiny> = {
  problem,
  footprint: () => 1,
  side: { blank: () => ({}) },
  sheet: { blank, ofPlayers, presets, fields, problem: sheetProblem, adopt },
  /** Those who come during a fight roll for their place in the upkeep of the command that brought them. */
  joined: () => undefined,
  adjust(w, id, pool, by) {
    if (pool !== 'hp') return
    const hp = w.editSheet(id, 'hp')
    hp.cur = Math.min(hp.max, Math.max(0, hp.cur + by))
  },
  begin: w => begin(w),
  end: close,
}

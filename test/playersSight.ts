import { partySight } from '~/table/sight/partySight'
import type { enduranceTable } from './parties/endurance'
import type { Spot } from './table'

type Played = ReturnType<typeof enduranceTable>['t']

/** The squares that the players see now: 1 for each that they do. */
export const visible = (t: Played) => partySight(t.ruleset.state.footprint, t.state, t.terrain).visible
/** The squares that the players know: those that they see, and those that they remember. */
export const known = (t: Played) => partySight(t.ruleset.state.footprint, t.state, t.terrain).known
export const sees = (t: Played, spot: Spot) => visible(t)[t.cell(spot)] === 1
export const knows = (t: Played, spot: Spot) => known(t)[t.cell(spot)] === 1

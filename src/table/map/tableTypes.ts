import type { RulesetTypes } from '~/engine/snapshot'
import type { BoardState } from './board'
import type { Terrain } from './terrain'

/** The types of a ruleset that is played on the table: with a board and its terrain. All of ours are. */
export type TableTypes = RulesetTypes & { board: BoardState; terrain: Terrain }

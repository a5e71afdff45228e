import { type Command, Diverged } from '~/engine/command'
import type { RulesetTypes } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { type Squares, squaresProblem, unpackSquares } from '~/grid/sets'
import { footprint, isOnMap } from '~/grid/squares'
import type { TableRules } from '../contract/encounter'
import type { BoardState } from './board'
import type { Terrain } from './terrain'

/** The types of a ruleset that is played on the table: with a board and its terrain. All of ours are. */
export type TableTypes = RulesetTypes & { board: BoardState; terrain: Terrain }

/** Throws `Diverged` when a token with this sheet would not lie on the map with all its squares. */
export function mustBeOnMap<R extends TableTypes>(
  rules: TableRules<R>,
  w: World<R>,
  { type }: Command,
  cell: number | null,
  sheet: R['sheet'],
): void {
  const { map } = w.terrain
  if (cell !== null && !isOnMap(map, footprint(map.width, cell, rules.state.footprint(sheet))))
    throw new Diverged(`${type}: square ${cell} is not on this map of ${map.width} × ${map.height} squares.`)
}

/** The squares that came packed with a command. Throws `Diverged` when they are none of this map. */
export function squaresOn<R extends TableTypes>(w: World<R>, { type }: Command, squares: Squares): number[] {
  const problem = squaresProblem(squares, w.terrain.map)
  if (problem) throw new Diverged(`${type}: squares: ${problem}.`)
  return unpackSquares(squares)
}

/**
 * Put other values in place of these parts of the board; `undefined` takes a part off. The table's commands serve any ruleset, whose
 * own name for the board says nothing of its parts.
 */
export function setBoard(
  w: World<TableTypes>,
  part: { readonly [K in keyof BoardState]?: BoardState[K] | undefined },
): void {
  w.setBoard(part)
}

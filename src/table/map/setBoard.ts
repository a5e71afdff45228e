import type { World } from '~/engine/world'
import type { BoardState } from './board'
import type { TableTypes } from './tableTypes'

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

import { cellsWith, type Rows, withWord, wordAt } from '~/grid/sets'
import type { BoardState } from './board'

/** What can be painted. Hazardous ground hinders nobody; the way over it is named. */
export const GROUND = ['difficult', 'blocking', 'hazardous', 'cover'] as const
export type Ground = (typeof GROUND)[number]

const NOTHING: Rows = {}
const takenOver = new WeakMap<object, Rows>()

/** Painted ground by row, whichever way it is kept. */
export function groundOf({ paint = NOTHING, ground }: BoardState, width: number): Rows {
  if (!ground) return paint
  let rows = takenOver.get(ground)
  if (!rows) {
    rows = NOTHING
    for (const [cell, kind] of Object.entries(ground)) rows = withWord(rows, width, [Number(cell)], kind)
    takenOver.set(ground, rows)
  }
  return rows
}

/** What is painted on this square. */
export function groundAt(board: BoardState, width: number, cell: number): Ground | undefined {
  return wordAt(groundOf(board, width), width, cell) as Ground | undefined
}

/** Painted ground is replaced, never written to: what was found on it stays true for a map of the same width. */
const found = new WeakMap<Rows, { width: number; cells: Partial<Record<Ground, readonly number[]>> }>()

/** The squares painted with this ground. Kept: the same ground gives the same list. */
export function cellsOfGround(board: BoardState, width: number, kind: Ground): readonly number[] {
  const rows = groundOf(board, width)
  let known = found.get(rows)
  if (known?.width !== width) found.set(rows, (known = { width, cells: {} }))
  return (known.cells[kind] ??= cellsWith(rows, width, kind))
}

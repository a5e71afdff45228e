import { Diverged } from '~/engine/refused'
import type { Command } from '~/engine/command'
import type { World } from '~/engine/world'
import { type Squares, squaresProblem, unpackSquares } from '~/grid/sets/squares'
import type { TableTypes } from './tableTypes'

/** The squares that came packed with a command. Throws `Diverged` when they are none of this map. */
export function squaresOn<R extends TableTypes>(w: World<R>, { type }: Command, squares: Squares): number[] {
  const problem = squaresProblem(squares, w.terrain.map)
  if (problem) throw new Diverged(`${type}: squares: ${problem}.`)
  return unpackSquares(squares)
}

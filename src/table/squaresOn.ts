import { Diverged } from '~/engine/refused'
import type { Command, RulesetTypes } from '~/engine/types'
import type { World } from '~/engine/world'
import { type Squares, squaresProblem, unpackSquares } from '~/grid/squares'
import type { Terrain } from './terrain'

/** The squares that came packed with a command. Throws `Diverged` when they are none of this map. */
export function squaresOn<R extends RulesetTypes & { terrain: Terrain }>(
  w: World<R>,
  { type }: Command,
  squares: Squares,
): number[] {
  const problem = squaresProblem(squares, w.terrain.map)
  if (problem) throw new Diverged(`${type}: squares: ${problem}.`)
  return unpackSquares(squares)
}

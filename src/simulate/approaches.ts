import type { Id, Snapshot } from '~/engine'
import type { Walk } from '~/engine/ruleset'
import { distance, footprint } from '~/grid/squares'
import type { TableTypes } from '~/table'
import type { Ground } from './play'

/** Squares that are tried besides those beside the target: the nearest to it, and the cheapest. */
const MOST_SQUARES = 16

/** Squares from which the blow is tried: beside the target first, each kind by what the way costs. */
export function approaches<R extends TableTypes>(
  { ruleset, terrain }: Ground<R>,
  s: Snapshot<R>,
  walk: Walk,
  { by, target }: { readonly by: Id; readonly target: Id },
): readonly number[] {
  const { footprint: sizeOf } = ruleset.state
  const [c, t] = [s.combatants[by], s.combatants[target]]
  if (!c || !t || t.cell === null) return []
  const {
    diagonals,
    map: { width },
  } = terrain
  const there = footprint(width, t.cell, sizeOf(t.sheet))
  const size = sizeOf(c.sheet)
  const squares = [...walk.cells]
    .filter(([cell]) => cell !== c.cell)
    .map(([cell, cost]) => ({ cell, cost, off: distance(footprint(width, cell, size), there, diagonals) }))
    .sort((a, b) => a.cost - b.cost || a.cell - b.cell)
  const far = squares.filter(({ off }) => off > 1)
  const near = far.toSorted((a, b) => a.off - b.off || a.cost - b.cost).slice(0, MOST_SQUARES)
  const cheap = far.slice(0, MOST_SQUARES)
  return [...new Set([...squares.filter(({ off }) => off <= 1), ...cheap, ...near].map(({ cell }) => cell))]
}

import type { Reason } from '~/engine/command'
import type { Walk } from '~/engine/ruleset'
import type { Combatant, RulesetTypes, Snapshot } from '~/engine/snapshot'
import type { CompiledMap } from '~/grid/map/compiledMap'
import type { Rect } from '~/grid/squares/rect'
import type { Movement } from '~/grid/walk/movement'
import { reach } from '~/grid/walk/reach'
import { placing } from './placing'
import { route } from './route'
import type { TableTypes } from './tableTypes'
import type { Terrain } from './terrain'

/** How a ruleset sees its tokens when one is put somewhere. */
export interface Tokens<R extends RulesetTypes> {
  /** The squares it covers; undefined while it is not on the map. */
  rectOf(terrain: Terrain, c: Combatant<R>): Rect | undefined
  /** Squares on a side. */
  size(c: Combatant<R>): number
  /** Nobody else can stand where this one is. */
  isInTheWay(c: Combatant<R>): boolean
  /** Why it cannot stand where somebody is. */
  taken: Reason
}

/** Anywhere on the map where the token fits and nobody stands; costs nothing. O(squares × others). */
export function placeAnywhere<R extends TableTypes>(
  s: Snapshot<R>,
  terrain: Terrain,
  c: Combatant<R> | undefined,
  { rectOf, size, isInTheWay, taken }: Tokens<R>,
): Walk {
  const side = c ? size(c) : 1
  return placing({
    map: terrain.map,
    stands: terrain.at(s.board).field(side).stands,
    size: side,
    from: c?.cell ?? null,
    others: Object.values(s.combatants)
      .filter(other => other.id !== c?.id && isInTheWay(other))
      .flatMap(other => rectOf(terrain, other) ?? []),
    taken,
  })
}

/** Who walks from where, with what is left. */
interface Walking {
  /** The command that dropping the token submits; its way travels under `<command>.path`. */
  command: string
  map: CompiledMap
  /** The token's top-left square. */
  from: number
  /** What is left, as the ruleset counts ways. */
  budget: number
  movement(budget: number): Movement
  /** Why these squares, the first left out, cannot be walked. */
  refuse(squares: readonly number[]): Reason | undefined
  /** No movement is open to it now. */
  whyNot: Reason | undefined
}

/** A walk of so much at the most, to every square that it reaches. */
export function walkWithin({ command, map, from, budget, movement, refuse, whyNot }: Walking): Walk {
  const reached = reach(map, from, movement(budget))
  return {
    command,
    key: `${command}.path`,
    ...(whyNot && { whyNot }),
    cells: new Map(reached.cells().map(cell => [cell, reached.costAt(cell) ?? 0])),
    route: route({ map, from, reached, movement, budget, refuse }),
  }
}

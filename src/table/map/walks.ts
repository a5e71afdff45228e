import type { Reason } from '~/engine/command'
import type { Walk } from '~/engine/ruleset'
import type { Combatant, RulesetTypes, Snapshot } from '~/engine/snapshot'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { footprint, isOnMap, overlaps, type Rect } from '~/grid/squares'
import type { Movement } from '~/grid/walk/checkPath'
import { reach } from '~/grid/walk/reach'
import { route } from './route'
import type { TableTypes } from './setBoard'
import type { Terrain } from './terrain'

/** Somebody who is not walking by the rules but is put somewhere. */
interface Placing {
  map: { readonly width: number; readonly height: number }
  /** 1 where a token of its size can stand: no square closed, no wall through it. */
  stands: ArrayLike<number>
  /** Squares on a side of the token. */
  size: number
  /** Where it lies now; null: nowhere. */
  from: number | null
  /** Where everybody else stands. */
  others: readonly Rect[]
  /** Why it cannot lie anywhere else. */
  taken: Reason
}

/** Anywhere on the map where the token fits, no wall runs through it and nobody stands; costs nothing. O(squares × others). */
function placing({ map, stands, size, from, others, taken }: Placing): Walk {
  const cells = new Map<number, number>()
  for (let cell = 0; cell < map.width * map.height; cell++) {
    const rect = footprint(map.width, cell, size)
    if (isOnMap(map, rect) && stands[cell] === 1 && !others.some(other => overlaps(other, rect))) cells.set(cell, 0)
  }
  return {
    command: 'place',
    key: 'cell',
    cells,
    route: through => {
      const goal = through.at(-1) ?? 0
      return { path: from === null ? [goal] : [from, goal], cost: 0, ...(cells.has(goal) ? {} : { whyNot: taken }) }
    },
  }
}

/**
 * The squares that a token covers. Undefined while it is not on the map, or (after a ruling) not with all its squares.
 *
 * @param cell its top-left square; null: it is nowhere
 * @param size squares on a side
 */
export function tokenRect({ map }: Terrain, cell: number | null, size: number): Rect | undefined {
  if (cell === null) return undefined
  const rect = footprint(map.width, cell, size)
  return isOnMap(map, rect) ? rect : undefined
}

/** A way may be given with the square it starts from or without. */
export function withoutStart(start: number | null, way: readonly number[]): readonly number[] {
  return way[0] === start ? way.slice(1) : way
}

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

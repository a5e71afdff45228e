import type { Walk } from '~/engine/ruleset'
import type { Combatant, Snapshot } from '~/engine/snapshot'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { sees } from '~/grid/sight/sees'
import { distance } from '~/grid/squares/distance'
import { footprint, isOnMap } from '~/grid/squares/rect'
import { type Reach, reach } from '~/grid/walk/reach'
import type { TableTypes } from '../map/tableTypes'
import type { Terrain } from '../map/terrain'

/** A way to where one wants to be: the squares after the first, and the goal. */
export interface Way {
  goal: number
  path: number[]
  /** As the rules count ways. */
  cost: number
}

/**
 * The way to the square that is worth most, of all that a walk reaches; the cheaper of equals. Undefined: nowhere is better than here,
 * or no way leads there. The worth of where one stands is asked as well.
 */
export function wayToBest(walk: Walk, here: number, worth: (cell: number) => number): Way | undefined {
  if (walk.whyNot) return undefined
  let best = { cell: here, worth: worth(here), cost: 0 }
  for (const [cell, cost] of walk.cells) {
    if (cell === here) continue
    const is = worth(cell)
    if (is > best.worth || (is === best.worth && cost < best.cost)) best = { cell, worth: is, cost }
  }
  if (best.cell === here) return undefined
  const { path, cost, whyNot } = walk.route([best.cell])
  return whyNot ? undefined : { goal: best.cell, path: path.slice(1), cost }
}

/** Squares between two places as the crow flies, for tokens of this many squares on a side. */
export function apart({ map }: Terrain, a: number, b: number, sizeA = 1, sizeB = 1): number {
  return distance(footprint(map.width, a, sizeA), footprint(map.width, b, sizeB))
}

/**
 * How far it is to walk from a square to whoever of these is nearest, past walls and not past people; as the crow flies where no
 * way leads. For comparing squares: it is no cost that a rule knows.
 */
export function wayOff<R extends TableTypes>(
  s: Snapshot<R>,
  terrain: Terrain,
  to: readonly Combatant<R>[],
): (cell: number) => number {
  const map = terrain.at(s.board)
  const fields = to.flatMap(({ cell }) =>
    cell !== null && isOnMap(map, footprint(map.width, cell)) ? [{ cell, field: fieldOf(map, cell) }] : [],
  )
  return cell => {
    let least = Infinity
    for (const one of fields) {
      const walked = one.field.costAt(cell) ?? FAR + apart(terrain, cell, one.cell)
      if (walked < least) least = walked
    }
    return least
  }
}

/** Added to the distance to whoever no way leads to. */
const FAR = 10_000

/** Squares from a place to the nearest of these as the crow flies; Infinity: there is nobody. */
export function nearestTo<R extends TableTypes>(
  terrain: Terrain,
  to: readonly Combatant<R>[],
  sizeOf: (c: Combatant<R>) => number,
): (cell: number) => number {
  return cell => {
    let least = Infinity
    for (const c of to) if (c.cell !== null) least = Math.min(least, apart(terrain, cell, c.cell, 1, sizeOf(c)))
    return least
  }
}

/**
 * For somebody who shoots and has an enemy upon it: the way to where the enemies are farthest and one is still seen, no farther
 * than it carries. Undefined: nobody is near enough to go for, or nowhere is better.
 */
export function wayToShootFrom<R extends TableTypes>(
  m: { s: Snapshot<R>; terrain: Terrain; c: Combatant<R>; foes: readonly Combatant<R>[]; walk(): Walk },
  { near, carries, sizeOf }: { near: number; carries: number; sizeOf(c: Combatant<R>): number },
): Way | undefined {
  const { s, terrain, c, foes } = m
  const off = nearestTo(terrain, foes, sizeOf)
  if (c.cell === null || off(c.cell) > near) return undefined
  const map = terrain.at(s.board)
  const { width } = terrain.map
  const seen = (cell: number) =>
    foes.some(
      foe =>
        foe.cell !== null &&
        apart(terrain, cell, foe.cell) <= carries &&
        sees(map, footprint(width, cell), footprint(width, foe.cell, sizeOf(foe))),
    )
  const way = wayToFirst(m.walk(), c.cell, cell => Math.min(off(cell), carries), seen)
  return way && off(way.goal) > off(c.cell) ? way : undefined
}

/** How many squares' fields are kept for a map: more than there are people on one. */
const KEPT = 64

const fields = new WeakMap<CompiledMap, Map<number, Reach>>()

/** All ways from a square of this map. Kept: somebody who stands still is walked up to by many. */
function fieldOf(map: CompiledMap, from: number): Reach {
  let known = fields.get(map)
  if (!known) fields.set(map, (known = new Map()))
  let field = known.get(from)
  if (!field) {
    if (known.size >= KEPT) known.clear()
    known.set(from, (field = reach(map, from, { budget: Infinity })))
  }
  return field
}

/**
 * The way to the square that comes first in this order and will do; undefined: none does, or one will not move for it. For what
 * is dear to find out: it is asked of as few squares as need be.
 */
export function wayToFirst(
  walk: Walk,
  here: number,
  before: (cell: number) => number,
  willDo: (cell: number) => boolean,
): Way | undefined {
  if (walk.whyNot) return undefined
  const cells = [...walk.cells].map(([cell, cost]) => ({ cell, cost, rank: before(cell) }))
  cells.sort((a, b) => b.rank - a.rank || a.cost - b.cost || a.cell - b.cell)
  const goal = cells.find(({ cell }) => willDo(cell))?.cell
  if (goal === undefined || goal === here) return undefined
  const { path, cost, whyNot } = walk.route([goal])
  return whyNot ? undefined : { goal, path: path.slice(1), cost }
}

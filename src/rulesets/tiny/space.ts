import type { Reason } from '~/engine/command'
import type { Part } from '~/engine/events'
import { part, reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { type CompiledMap, neighbours } from '~/grid/map/compiledMap'
import { distance, footprint, isOnMap } from '~/grid/squares'
import { checkPath, type Movement } from '~/grid/walk/checkPath'
import { type Reach, reach } from '~/grid/walk/reach'
import { refusedPath } from '~/table/map/space'
import type { Terrain } from '~/table/map/terrain'
import { withoutStart } from '~/table/map/walks'
import { walkAlong } from '~/table/tokens/trail'
import { areFoes, isAble, isFallen, isPresent, isSeen, roster } from './conditions'
import { say } from './state/events'
import { path, type WayKey } from './state/questions'
import type { Sheet } from './state/sheet'
import type { Combatant, Snapshot, Tiny } from './state/types'

/** The map as it stands. No ground is difficult in this system. */
export function mapOf(s: Snapshot, terrain: Terrain): CompiledMap {
  return terrain.at(s.board, 'plain')
}

/** The square somebody stands on; null while off the map. */
export function cellOf(terrain: Terrain, { cell }: Combatant): number | null {
  return cell !== null && isOnMap(terrain.map, footprint(terrain.map.width, cell)) ? cell : null
}

/** Squares between two squares, obstacles ignored. */
export function distanceBetween({ map, diagonals }: Terrain, a: number, b: number): number {
  return distance(footprint(map.width, a), footprint(map.width, b), diagonals)
}

/** Who is in the way of a move: enemies who are able close their square, allies and the fallen are passed [TINY-MOVE-08]. */
export function movementOf(s: Snapshot, mover: Combatant, budget: number): Movement {
  const through = new Set<number>()
  const closed = new Set<number>()
  for (const c of roster(s)) {
    if (c.cell === null || c.id === mover.id || !isPresent(c)) continue
    const set = areFoes(mover, c) && isAble(c) ? closed : through
    set.add(c.cell)
  }
  return { budget, through, closed, slips: true }
}

/** Where a move of so many squares can end; undefined for somebody off the map. */
function reachOf(s: Snapshot, terrain: Terrain, c: Combatant, budget: number): Reach | undefined {
  const from = cellOf(terrain, c)
  return from === null ? undefined : reach(mapOf(s, terrain), from, movementOf(s, c, budget))
}

/** The squares next to somebody of whom this is true. */
function squaresBeside(s: Snapshot, terrain: Terrain, is: (c: Combatant) => boolean): ReadonlySet<number> {
  const map = mapOf(s, terrain)
  const squares = new Set<number>()
  for (const c of roster(s)) {
    const cell = is(c) ? cellOf(terrain, c) : null
    if (cell !== null) for (const beside of neighbours(map, cell)) squares.add(beside)
  }
  return squares
}

/** The squares on which this combatant is in combat: beside an enemy who is able and seen [TINY-MOVE-02]. */
export function combatSquares(s: Snapshot, terrain: Terrain, of: Combatant): ReadonlySet<number> {
  return squaresBeside(s, terrain, c => areFoes(of, c) && isAble(c) && isSeen(c))
}

/** The squares from which it could strike a fallen enemy. */
export function fallenSquares(s: Snapshot, terrain: Terrain, of: Combatant): ReadonlySet<number> {
  return squaresBeside(s, terrain, c => areFoes(of, c) && isFallen(c) && isSeen(c))
}

/** The squares beside one combatant. */
export function squaresNextTo(s: Snapshot, terrain: Terrain, who: Combatant): ReadonlySet<number> {
  return squaresBeside(s, terrain, c => c.id === who.id)
}

/** Do these two stand in neighbouring squares? */
export function areNeighbours(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): boolean {
  const [from, to] = [cellOf(terrain, b), cellOf(terrain, a)]
  // Most stand far from each other, which takes no look at the walls.
  if (from === null || to === null || distanceBetween(terrain, from, to) > 1) return false
  return neighbours(mapOf(s, terrain), from).includes(to)
}

/** In combat: directly next to it, which is next to an enemy who is able and seen [TINY-MOVE-01, TINY-MOVE-02]. */
export function isInCombat(s: Snapshot, terrain: Terrain, c: Combatant): boolean {
  const cell = cellOf(terrain, c)
  return cell !== null && combatSquares(s, terrain, c).has(cell)
}

/** The feet somebody moves in a turn, by their parts; never below 0. */
export function feet({ moveFeet, armour }: Sheet): readonly Part[] {
  const base = part(moveFeet, 'moveFeet', 'TINY-MOVE-06')
  return armour === 'heavy' && moveFeet >= 5 ? [base, part(-5, 'heavyArmour', 'TINY-ARM-09')] : [base]
}

/** M: squares of normal movement, 5 feet each, rounded down [TINY-MOVE-07]. */
export function normalMovement(sheet: Sheet): number {
  return Math.floor(total(feet(sheet)) / 5)
}

/** The furthest one gets without attacking: twice the normal movement. */
export const farLimit = (sheet: Sheet): number => 2 * normalMovement(sheet)

/** How far a move goes and where it may end. */
export interface Way {
  /** Squares it may cost. */
  budget: number
  /** The row that sets the budget. */
  rule: string
  /** It must end in combat, or out of it, or on one of these squares. */
  end: 'in' | 'out' | ReadonlySet<number>
  /** The code of the refusal for a way that ends elsewhere. */
  elsewhere: string
  /** Not moving at all will do. */
  stay: boolean
}

/** The squares on which the way may end, with what they cost, the cheapest first. */
export function ends(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  { budget, end, stay }: Way,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const reached = reachOf(s, terrain, c, budget)
  const combat = combatSquares(s, terrain, c)
  for (const cell of reached?.cells() ?? []) {
    const isStart = cell === c.cell
    if ((isStart && !stay) || (typeof end === 'string' ? combat.has(cell) !== (end === 'in') : !end.has(cell))) continue
    found.set(cell, reached!.costAt(cell) ?? 0)
  }
  return found
}

/** Why these squares cannot be walked in this order to this end. */
export function whyNotWay(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  squares: readonly number[],
  { budget, rule: row, end, elsewhere, stay }: Way,
): Reason | undefined {
  const start = cellOf(terrain, c)
  if (start === null) return reason('TINY-MOVE-08', 'notOnMap', { who: c.id })
  const way = withoutStart(start, squares)
  const goal = way.at(-1) ?? start
  if (way.length === 0 && !stay) return reason(row, 'mustMove', { who: c.id })
  const checked = checkPath(mapOf(s, terrain), [start, ...way], movementOf(s, c, budget))
  if (!checked.ok)
    return refusedPath(checked, { row: 'TINY-MOVE-08', tooFar: row, occupied: 'enemyInTheWay', 'not adjacent': 'gap' })
  const fits = typeof end === 'string' ? combatSquares(s, terrain, c).has(goal) === (end === 'in') : end.has(goal)
  return fits ? undefined : reason(row, elsewhere)
}

/**
 * Walk: the way is asked under `key`, the nearest end is the default; nothing is asked where one can only stay. Where anywhere
 * will do there is no default: the nearest end would be a step in no direction that means anything.
 */
export const go = rule<Tiny, [Id, WayKey, () => Way, { patient?: Id }?], void>(
  ['TINY-MOVE-08', 'TINY-REACT-08'],
  'go',
  function* (w, who, key, way, facts = {}) {
    const nearest = () => {
      const c = w.of(who)
      const [goal] = ends(w.now, w.terrain, c, way()).keys()
      return goal === undefined ? [] : (reachOf(w.now, w.terrain, c, way().budget)?.pathTo(goal)?.slice(1) ?? [])
    }
    const isAnywhere = () => {
      const { end, stay } = way()
      return end === 'out' && !stay && !combatSquares(w.now, w.terrain, w.of(who)).has(w.of(who).cell ?? -1)
    }
    const open = ends(w.now, w.terrain, w.of(who), way())
    if (way().stay && open.size === 1 && open.has(w.of(who).cell ?? -1)) return
    const refuse = (squares: readonly number[]) => whyNotWay(w.now, w.terrain, w.of(who), squares, way())
    const budget = () => ({ who, budget: way().budget, parity: 0 as const })
    const usual = isAnywhere() ? {} : { default: nearest() }
    const squares = yield* path(who, key, budget, refuse, { see: 'asked', facts: { ...facts }, ...usual })
    const from = cellOf(w.terrain, w.of(who))
    const given = from === null ? [] : withoutStart(from, squares)
    if (from === null || given.length === 0) return
    const walked = checkPath(mapOf(w.now, w.terrain), [from, ...given], movementOf(w.now, w.of(who), 9999))
    // Not even the GM's word moves a token off the map.
    if (!walked.ok && walked.why === 'off map') return
    walkAlong(w, who, [from, ...given], () => 1)
    const said = { who, cost: walked.cost }
    say(w, 'moved', { who }, said, { path: [from, ...given] })
  },
)

import type { CompiledMap } from '~/grid/map/compiledMap'
import { distance } from '~/grid/squares/distance'
import type { Movement } from '~/grid/walk/movement'
import { neighbours } from '~/grid/map/neighbours'
import { footprint, isOnMap } from '~/grid/squares/rect'
import { reach, type Reach } from '~/grid/walk/reach'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isAble, isFallen, isPresent, isSeen, roster } from '../conditions/able'
import type { Combatant, Snapshot } from '../state/types'

/** The map as it stands. No ground is difficult in this system. */
export function mapOf(s: Snapshot, terrain: Terrain): CompiledMap {
  return terrain.at(s.board, 'plain')
}

/** The square somebody stands on; null while off the map. */
export function cellOf(terrain: Terrain, { cell }: Combatant): number | null {
  return cell !== null && isOnMap(terrain.map, footprint(terrain.map.width, cell)) ? cell : null
}

/** Squares between two squares, obstacles ignored. */
export function distanceBetween({ map }: Terrain, a: number, b: number): number {
  return distance(footprint(map.width, a), footprint(map.width, b))
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
export function reachOf(s: Snapshot, terrain: Terrain, c: Combatant, budget: number): Reach | undefined {
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

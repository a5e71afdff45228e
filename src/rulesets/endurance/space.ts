import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { centreLine, passesThrough } from '~/grid/lines'
import type { CompiledMap } from '~/grid/map/compiledMap'
import type { Segment } from '~/grid/map/gridMap'
import { crosses, segmentWithin } from '~/grid/map/segmentWithin'
import { sees } from '~/grid/sight/sees'
import { cellsOf, distance, footprint, type Rect, within } from '~/grid/squares'
import type { Movement } from '~/grid/walk/checkPath'
import { cellsOfGround } from '~/table/map/ground'
import type { Terrain } from '~/table/map/terrain'
import { tokenRect, type Tokens } from '~/table/map/walks'
import { areFoes, isPresent, isUp, loseCover } from './conditions'
import type { Combatant, Endurance, Snapshot, World } from './state/types'

/** The squares a token covers; undefined while it is not on the map, or (after a ruling) not with all its squares. */
export function rectOf(terrain: Terrain, { cell, sheet }: Combatant): Rect | undefined {
  return tokenRect(terrain, cell, sheet.footprint)
}

/** How a token is put somewhere. */
export const TOKENS: Tokens<Endurance> = {
  rectOf,
  size: ({ sheet }) => sheet.footprint,
  isInTheWay: isPresent,
  taken: reason('END-MOVE-04', 'endOccupied'),
}

/** Metres between two tokens [END-MOVE-03]; undefined when one of them is not on the map. */
export function distanceBetween(terrain: Terrain, a: Combatant, b: Combatant): number | undefined {
  const one = rectOf(terrain, a)
  const other = rectOf(terrain, b)
  return one && other && distance(one, other, terrain.diagonals)
}

/** Whether nothing that stops sight stands between two tokens; false when one of them is not on the map. */
export function canSee(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): boolean {
  const [one, other] = [rectOf(terrain, a), rectOf(terrain, b)]
  return one !== undefined && other !== undefined && sees(mapOf(s, terrain), one, other)
}

/** The map as it stands under the house rules of this encounter. */
export function mapOf(s: Snapshot, terrain: Terrain): CompiledMap {
  return terrain.at(s.board, s.settings.difficultTerrain ? undefined : 'plain')
}

/** Who is in the way of a movement of `budget` metres [END-MOVE-04]. */
export function movementOf(s: Snapshot, terrain: Terrain, mover: Combatant, budget: number): Movement {
  const through = new Set<number>()
  const closed = new Set<number>()
  for (const c of Object.values(s.combatants)) {
    const rect = rectOf(terrain, c)
    if (!rect || c.id === mover.id || !isPresent(c)) continue
    const set = areFoes(s, mover, c) && isUp(c) ? closed : through
    for (const cell of cellsOf(terrain.map.width, rect)) set.add(cell)
  }
  return { budget, size: mover.sheet.footprint, through, closed }
}

/** Is there a cover square or an edge of the map (wall, window, closed door) within so many metres [END-ACT-15]? */
export function hasCover(s: Snapshot, terrain: Terrain, c: Combatant, metres: number): boolean {
  const rect = rectOf(terrain, c)
  if (!rect) return false
  const { squares, edges } = coverAround(s, terrain, rect, metres)
  return squares.length > 0 || edges.length > 0
}

/** Cover that was sought counts where the line of centres passes a cover square or edge next to the target [END-ACT-15]. */
export function isBehindCover(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): boolean {
  const [from, to] = [rectOf(terrain, by), rectOf(terrain, target)]
  if (!target.sheet.status.cover || !from || !to) return false
  const { squares, edges } = coverAround(s, terrain, to, 1)
  // Cover that the GM declared without drawing it works from every side.
  if (squares.length === 0 && edges.length === 0) return true
  return squares.some(square => passesThrough(centreLine(from, to), square)) || crosses(from, to, edges)
}

function coverAround(s: Snapshot, terrain: Terrain, rect: Rect, metres: number): { squares: Rect[]; edges: Segment[] } {
  const { map, diagonals } = terrain
  return {
    squares: cellsOfGround(s.board, map.width, 'cover')
      .map(cell => footprint(map.width, cell))
      .filter(square => within(square, rect, metres, diagonals)),
    edges: terrain.standing(s.board).filter(edge => segmentWithin(edge, rect, metres)),
  }
}

type Carry = (w: World, command: Command) => Proc<unknown>

/**
 * The same command, after which nobody is in cover behind what it has taken away: an opened door, a wall, a painted square.
 * Cover that the GM declared where nothing was drawn has nothing that could be taken away [END-ACT-15].
 */
export const endingCover = (carry: Carry): Carry =>
  rule<Endurance, [Command], void>([], 'endingCover', function* (w, command) {
    const behind: Id[] = []
    const { combatants } = w.now
    for (const id in combatants)
      if (combatants[id]!.sheet.status.cover && hasCover(w.now, w.terrain, combatants[id]!, 1)) behind.push(id)
    yield* carry(w, command)
    for (const id of behind) {
      const still = w.now.combatants[id]
      if (still && !hasCover(w.now, w.terrain, still, 1)) loseCover(w, id)
    }
  })

import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { centreLine, passesThrough } from '~/grid/lines'
import type { Segment } from '~/grid/map/gridMap'
import { crosses, segmentWithin } from '~/grid/map/segmentWithin'
import { footprint, type Rect, within } from '~/grid/squares'
import { cellsOfGround } from '~/table/map/ground'
import type { Terrain } from '~/table/map/terrain'
import { spaceOf } from '~/table/map/space'
import { areFoes, isPresent, isUp, loseCover } from './conditions'
import type { Combatant, Endurance, Snapshot, World } from './state/types'

/** Who can be passed by and who cannot [END-MOVE-04], and metres between tokens [END-MOVE-03]. */
export const { rectOf, TOKENS, distanceBetween, mapOf, canSee, movementOf } = spaceOf<Endurance>({
  size: ({ sheet }) => sheet.footprint,
  isInTheWay: isPresent,
  isClosed: (s, mover, c) => areFoes(s, mover, c) && isUp(c),
  mapOf: (s, terrain) => terrain.at(s.board, s.settings.difficultTerrain ? undefined : 'plain'),
  row: 'END-MOVE-04',
})

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

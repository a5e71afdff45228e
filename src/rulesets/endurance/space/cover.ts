import { centreLine } from '~/grid/lines/centreLine'
import { passesThrough } from '~/grid/lines/passesThrough'
import { crosses } from '~/grid/map/crosses'
import type { Segment } from '~/grid/map/gridMap'
import { segmentWithin } from '~/grid/map/segmentWithin'
import { footprint, type Rect } from '~/grid/squares/rect'
import { within } from '~/grid/squares/within'
import { cellsOfGround } from '~/table/map/ground'
import type { Terrain } from '~/table/map/terrain'
import type { Combatant, Snapshot } from '../state/types'
import { rectOf } from './space'

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
  const { map } = terrain
  return {
    squares: cellsOfGround(s.board, map.width, 'cover')
      .map(cell => footprint(map.width, cell))
      .filter(square => within(square, rect, metres)),
    edges: terrain.standing(s.board).filter(edge => segmentWithin(edge, rect, metres)),
  }
}

import { UNIT } from '~/grid/lines'
import type { GridMap, Portal, Segment } from '~/grid/map/gridMap'
import type { BoardState, Wall } from './board'

/** The id of a wall that the map came with, by its number in the map. */
export const mapWallId = (index: number): string => `m${index}`

/**
 * The map with what the GM has drawn over it: walls taken away, moved or added; doors and windows are portals, and the
 * drawn ones stand closed.
 */
export function withDrawings(map: GridMap, walls: BoardState['walls']): GridMap {
  if (!walls) return map
  const isThere = (id: string) => !Object.hasOwn(walls, id)
  const drawn = Object.entries(walls).flatMap(([id, wall]) => (wall ? [{ id, wall }] : []))
  const before = (id: string) => map.portals.find(portal => portal.id === id)
  const opens = ({ kind }: Wall) => kind === 'door' || kind === 'window'
  return {
    ...map,
    // A part of a portal's wall goes with the portal.
    walls: [
      ...map.walls.filter((wall, i) => isThere(mapWallId(i)) && (wall.portal === undefined || isThere(wall.portal))),
      ...drawn.filter(({ wall }) => !opens(wall)).map(({ wall }) => segmentOf(wall)),
    ],
    portals: [
      ...map.portals.filter(({ id }) => isThere(id)),
      ...drawn
        .filter(({ wall }) => opens(wall))
        .map(({ id, wall }): Portal => ({ closed: true, ...before(id), id, segment: segmentOf(wall) })),
    ],
  }
}

function segmentOf({ kind, at: [x1, y1, x2, y2], walkable, sightOnce }: Wall): Segment {
  const parts = { ...(walkable && { walkable }), ...(sightOnce && { sightOnce }) }
  return { x1: x1 / UNIT, y1: y1 / UNIT, x2: x2 / UNIT, y2: y2 / UNIT, kind, ...parts }
}

import type { GridMap, Segment } from './gridMap'

/** The walls that stand now: those of open portals are left out. `doors`: portals that are not as drawn. O(walls). */
export function presentSegments(map: GridMap, doors: Readonly<Record<string, 'open' | 'closed'>>): Segment[] {
  const closed = new Set<string>()
  for (const { id, closed: drawnClosed } of map.portals) {
    if (Object.hasOwn(doors, id) ? doors[id] === 'closed' : drawnClosed) closed.add(id)
  }
  return [
    ...map.walls.filter(wall => wall.portal === undefined || closed.has(wall.portal)),
    ...map.portals.filter(portal => closed.has(portal.id)).map(portal => portal.segment),
  ]
}

import { type GridMap, MAX_COORDINATE } from '~/grid/map/gridMap'
import type { MapRecord } from './record'

/**
 * What the grid needs of a map that was read. Lamps whose light does not fall on the map are left out.
 * @param objectsBlock whether outlines of furniture and trees stop steps and sight, as the GM chose
 */
export function gridMapOf(map: MapRecord<unknown>, objectsBlock: boolean): GridMap {
  const { width, height } = map
  const lights = map.lights
    .filter(({ x, y, range }) => x + range > 0 && x - range < width && y + range > 0 && y - range < height)
    .filter(({ x, y }) => Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE)
    .map(({ x, y, range }) => ({ x, y, range: Math.min(range, MAX_COORDINATE) }))
  return {
    width,
    height,
    walls: objectsBlock ? [...map.walls, ...map.objects] : map.walls,
    portals: map.portals.map(({ id, segment, closed, secret }) => ({ id, segment, closed, ...(secret && { secret }) })),
    ...(lights.length > 0 && { lights }),
  }
}

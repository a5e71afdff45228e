import { type GridMap, MAX_COORDINATE } from '~/grid/map/gridMap'
import type { MapRecord } from './record'
import { welded } from './weld'

/**
 * What the grid needs of a map that was read. Walls that miss each other by a hair are joined, and lamps whose light does not
 * fall on the map are left out.
 * @param objectsBlock whether outlines of furniture and trees stop steps and sight, as the GM chose
 */
export function gridMapOf(map: MapRecord<unknown>, objectsBlock: boolean): GridMap {
  const { width, height } = map
  const lights = map.lights
    .filter(({ x, y, range }) => x + range > 0 && x - range < width && y + range > 0 && y - range < height)
    .filter(({ x, y }) => Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE)
    .map(({ x, y, range }) => ({ x, y, range: Math.min(range, MAX_COORDINATE) }))
  const walls = objectsBlock ? [...map.walls, ...map.objects] : map.walls
  const drawn = welded([...walls, ...map.portals.map(({ segment }) => segment)], { width, height })
  return {
    width,
    height,
    walls: drawn.slice(0, walls.length).filter(wall => wall !== undefined),
    portals: map.portals.flatMap(({ id, closed, secret, locked }, i) => {
      const segment = drawn[walls.length + i]
      return segment ? [{ id, segment, closed, ...(secret && { secret }), ...(locked && { locked }) }] : []
    }),
    ...(lights.length > 0 && { lights }),
  }
}

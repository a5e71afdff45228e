import type { GridMap } from '~/grid/grid-map'
import type { MapRecord } from './mapRecord'

/**
 * What the grid needs of a map that was read.
 * @param objectsBlock whether outlines of furniture and trees stop steps and sight, as the GM chose
 */
export function gridMapOf(map: MapRecord<unknown>, objectsBlock: boolean): GridMap {
  return {
    width: map.width,
    height: map.height,
    walls: objectsBlock ? [...map.walls, ...map.objects] : map.walls,
    portals: map.portals.map(({ id, segment, closed }) => ({ id, segment, closed })),
  }
}

import { shownLength } from '../../geometry/lengthWords'
import type { PlannedWay } from '../../movement/movePlan'
import { paintWay } from './paintWay'
import type { Sketch } from '../../props/tool'
import { wayExtent } from './wayExtent'

/**
 * The drawing of a way, with its cost beside the goal, or the reason of a refusal: one that is too long says how long it is.
 *
 * @param cells where the movement may end
 * @param size of the token, in squares
 * @param width of the map, in squares
 * @param hint what else stands there
 */
export function waySketch(
  way: PlannedWay,
  cells: ReadonlyMap<number, number>,
  size: number,
  width: number,
  hint = '',
): Sketch {
  const { goal, refused } = way
  // Whoever is merely put somewhere goes no distance.
  const cost = way.cost === 0 ? '' : shownLength(way.cost, way.unit)
  const words = refused ?? [cost, hint].filter(Boolean).join(' · ')
  return {
    extent: wayExtent(way, size, width),
    paint: canvas => paintWay(canvas, way, cells, size),
    label:
      words === ''
        ? undefined
        : { at: { x: (goal % width) + 0.5, y: Math.floor(goal / width) }, words, refused: refused !== undefined },
  }
}

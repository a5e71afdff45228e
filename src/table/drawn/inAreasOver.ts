import type { Id, Snapshot } from '~/engine/snapshot'
import type { AreaShape } from '~/grid/area/area'
import { inArea } from './inArea'
import type { SizeOf } from '../sight/fogOf'
import type { Terrain } from '../map/terrain'
import type { TableTypes } from '../map/tableTypes'

/** Whom the areas that lie on the map over somebody catch, the one among them; undefined: no area lies there. */
export function inAreasOver<R extends TableTypes>(
  sizeOf: SizeOf<R>,
  s: Snapshot<R>,
  terrain: Terrain,
  who: Id,
): ReadonlySet<Id> | undefined {
  const over = Object.values(s.board.areas ?? {})
    // The board is checked: what lies on it has the shape of one.
    .map(({ shape }) => inArea(sizeOf, s, terrain, shape as unknown as AreaShape).who)
    .filter(ids => ids.includes(who))
  return over.length > 0 ? new Set(over.flat()) : undefined
}

import type { Id, RulesetTypes, Snapshot } from '~/engine/types'
import type { AreaShape } from '~/grid/area'
import { caught } from './caught'
import type { SizeOf } from './fogOf'
import type { Terrain } from './terrain'

/** Whom the areas that lie on the map over somebody catch, the one among them; undefined: no area lies there. */
export function caughtWith<R extends RulesetTypes & { terrain: Terrain }>(
  sizeOf: SizeOf<R>,
  s: Snapshot<R>,
  terrain: Terrain,
  who: Id,
): ReadonlySet<Id> | undefined {
  const over = Object.values(s.board.areas ?? {})
    // The board is checked: what lies on it has the shape of one.
    .map(({ shape }) => caught(sizeOf, s, terrain, shape as unknown as AreaShape).who)
    .filter(ids => ids.includes(who))
  return over.length > 0 ? new Set(over.flat()) : undefined
}

import { sees } from '~/grid/sight/sees'
import type { Rect } from '~/grid/squares'
import { spaceOf } from '~/table/map/space'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isAble, isPresent } from './conditions'
import type { Ratbags, Snapshot } from './state/types'

/** Allies and the helpless may be passed, foes who can act may not; nobody can be stopped on [RAT-MOVE-06]. */
export const { rectOf, TOKENS, distanceBetween, mapOf, movementOf } = spaceOf<Ratbags>({
  size: ({ sheet }) => sheet.footprint,
  isInTheWay: isPresent,
  isClosed: (_, mover, c) => areFoes(mover, c) && isAble(c),
  row: 'RAT-MOVE-06',
})

export function canSee(s: Snapshot, terrain: Terrain, from: Rect, to: Rect): boolean {
  return sees(mapOf(s, terrain), from, to)
}

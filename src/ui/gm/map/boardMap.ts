import type { Board } from '~/engine'
import type { OpenFight } from '~/store/types'
import type { BoardMap, BoardRegion } from '../../board/types'

/** The map with its doors and ground as they stand now, and the parts into which the rules cut it. */
export function boardMap(
  map: OpenFight['map'],
  { doors, ground }: Board,
  regions: readonly BoardRegion[] | undefined,
): BoardMap {
  const painted = (...kinds: readonly string[]) =>
    new Set(Object.keys(ground).flatMap(cell => (kinds.includes(ground[cell] ?? '') ? [Number(cell)] : [])))
  return {
    ...map,
    doors,
    difficult: painted('difficult'),
    solid: painted('blocking'),
    ...(regions && { regions }),
  }
}

import type { Ground } from '~/store/derived'
import type { OpenFight } from '~/store/types'
import type { BoardMap, BoardRegion } from '../../board/types'

/** The map with its doors and ground as they stand now, and the parts into which the rules cut it. */
export function boardMap(
  map: OpenFight['map'],
  doors: NonNullable<BoardMap['doors']>,
  ground: Ground,
  regions: readonly BoardRegion[] | undefined,
): BoardMap {
  return { ...map, doors, difficult: ground.difficult, solid: ground.blocking, ...(regions && { regions }) }
}

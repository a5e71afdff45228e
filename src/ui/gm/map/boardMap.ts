import type { Board } from '~/engine'
import type { Ground, LaidArea } from '~/store/derived'
import type { OpenFight } from '~/store/types'
import type { BoardMap } from '../../board/types'

interface Drawn extends Pick<BoardMap, 'regions' | 'sight' | 'trails'> {
  map: OpenFight['map']
  doors: Board['doors']
  ground: Ground
  areas: readonly LaidArea[]
}

/** The map as it stands now: doors, ground, what lies on it, the parts into which the rules cut it. */
export function boardMap({ map, doors, ground, areas, regions, sight, trails }: Drawn): BoardMap {
  const { difficult, blocking, hazardous, cover } = ground
  return {
    ...map,
    doors,
    difficult,
    solid: blocking,
    hazardous,
    cover,
    areas: areas.map(({ name, badge, squares }) => ({ name, side: badge, squares })),
    ...(regions && { regions }),
    ...(sight && { sight }),
    ...(trails && { trails }),
  }
}

import type { BoardState } from '~/table'
import type { PaintedGround, LaidArea } from '~/store/hooks/useDrawings'
import type { FightView } from '~/store/session/fightView'
import type { BoardMap } from '../../board/props/map'

interface Drawn extends Pick<BoardMap, 'plans' | 'regions' | 'sight' | 'trails' | 'notes'> {
  map: FightView['map']
  doors: BoardState['doors']
  ground: PaintedGround
  areas: readonly LaidArea[]
}

/** The map as it stands now: doors, ground, what lies on it, the parts into which the rules cut it. */
export function boardMap({ map, doors, ground, areas, plans, regions, sight, trails, notes }: Drawn): BoardMap {
  const { difficult, blocking, hazardous, cover } = ground
  return {
    ...map,
    doors,
    difficult,
    solid: blocking,
    hazardous,
    cover,
    areas: areas.map(({ name, badge, squares }) => ({ name, side: badge, squares })),
    ...(notes && { notes }),
    ...(plans && { plans }),
    ...(regions && { regions }),
    ...(sight && { sight }),
    ...(trails && { trails }),
  }
}

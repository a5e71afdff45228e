import { MAP } from '~/words/en/map'
import type { BoardState } from '~/table'
import type { FightView } from '~/store/session/fightView'
import type { BoardDoor } from '../../../board/props/map'

/** The doors and windows of a map, as they stand. */
export function doorsOf({ portals }: FightView['map'], doors: BoardState['doors']): readonly BoardDoor[] {
  return portals.map(({ id, segment, closed }) => {
    const { x1, y1, x2, y2 } = segment
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
    const kind = segment.kind === 'window' ? 'window' : 'door'
    const isClosed = (doors[id] ?? (closed ? 'closed' : 'open')) === 'closed'
    const where = MAP.place(Math.floor(x) + 1, Math.floor(y) + 1)
    return { id, kind, isClosed, x, y, spoken: MAP.door(kind, where, isClosed) }
  })
}

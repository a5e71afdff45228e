import type { Board } from '~/engine'
import type { OpenFight } from '~/store/types'
import type { BoardDoor } from '../../board/types'

/** The doors and windows of a map, as they stand. */
export function doorsOf({ portals }: OpenFight['map'], doors: Board['doors']): readonly BoardDoor[] {
  return portals.map(({ id, segment, closed }) => {
    const { x1, y1, x2, y2 } = segment
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
    const kind = segment.kind === 'window' ? 'window' : 'door'
    const isClosed = (doors[id] ?? (closed ? 'closed' : 'open')) === 'closed'
    const where = `column ${Math.floor(x) + 1}, row ${Math.floor(y) + 1}`
    return { id, kind, isClosed, x, y, spoken: `${kind}, ${where}: ${isClosed ? 'closed' : 'open'}` }
  })
}

import type { Segment } from '~/grid/map/gridMap'
import type { MapPortal, Point } from '../map/record'
import type { Rooms } from './rooms'
import type { Door } from './schema'

/** Kinds that open and close: doors, and what is barred; the others are ways that stand open. */
const CLOSED: ReadonlySet<number> = new Set([1, 3, 4, 5, 6, 7])
const WAY_OUT = 3
const PORTCULLIS = 4
const SECRET = 6

/**
 * The doors that open and close, each on the edge of its square towards the room that it leads to; the way out on the edge
 * towards the rock. Sight goes through a portcullis; a secret door is a wall to the players until it is opened.
 * @param corner the file's square that is the map's first
 */
export function portalsOf(doors: readonly Door[], rooms: Rooms, corner: Point): MapPortal[] {
  return doors
    .filter(({ type }) => CLOSED.has(type))
    .map((door, i) => {
      const kind = door.type === PORTCULLIS ? 'window' : 'door'
      const segment = { ...edgeOf(door, rooms, corner), kind } as Segment
      const secret = door.type === SECRET ? { secret: true as const } : {}
      return { id: `portal-${i + 1}`, segment, closed: true, freestanding: false, ...secret }
    })
}

function edgeOf({ x, y, dir, type }: Door, rooms: Rooms, corner: Point): Omit<Segment, 'kind'> {
  const isOutwards = type === WAY_OUT && !rooms.has(x - dir.x, y - dir.y)
  const way = isOutwards ? { x: -dir.x, y: -dir.y } : dir
  const left = x - corner.x
  const top = y - corner.y
  if (way.x !== 0) {
    const at = way.x > 0 ? left + 1 : left
    return { x1: at, y1: top, x2: at, y2: top + 1 }
  }
  const at = way.y > 0 ? top + 1 : top
  return { x1: left, y1: at, x2: left + 1, y2: at }
}

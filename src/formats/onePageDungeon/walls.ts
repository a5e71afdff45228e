import type { Segment } from '~/grid/map/gridMap'
import type { Point } from '../map/record'
import type { Rooms } from './rooms'

/**
 * The walls of a dungeon, edges of squares joined to long lines, in squares from its corner. An edge where a door stands has
 * none: the door is there.
 * @param doors edges of doors as `x1,y1,x2,y2` of the map
 */
export function wallsOf(
  rooms: Rooms,
  corner: Point,
  { width, height }: { width: number; height: number },
  doors: ReadonlySet<string>,
): Segment[] {
  const walls: Segment[] = []
  const line = (length: number, edge: (at: number) => { isWall: boolean; segment: (from: number) => Segment }) => {
    let from: number | undefined
    for (let at = 0; at <= length; at++) {
      const isWall = at < length && edge(at).isWall
      if (isWall && from === undefined) from = at
      if (isWall || from === undefined) continue
      walls.push(edge(at).segment(from))
      from = undefined
    }
  }
  for (let y = 0; y <= height; y++)
    line(width, x => {
      const at = { x: x + corner.x, y: y + corner.y }
      const isWall = !doors.has(`${x},${y},${x + 1},${y}`) && rooms.isWall({ x: at.x, y: at.y - 1 }, at)
      return { isWall, segment: from => ({ x1: from, y1: y, x2: x, y2: y, kind: 'wall' }) }
    })
  for (let x = 0; x <= width; x++)
    line(height, y => {
      const at = { x: x + corner.x, y: y + corner.y }
      const isWall = !doors.has(`${x},${y},${x},${y + 1}`) && rooms.isWall({ x: at.x - 1, y: at.y }, at)
      return { isWall, segment: from => ({ x1: x, y1: from, x2: x, y2: y, kind: 'wall' }) }
    })
  return walls
}

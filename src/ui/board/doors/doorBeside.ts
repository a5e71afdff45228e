import type { BoardDoor } from '../props/map'

/** So far from the middle of a square, in squares, the middle of a door on its edge can lie, of one two squares wide too. */
const NEAR = 0.75

/** The door or window nearest to the middle of a square, on its edge or in it. */
export function doorBeside(cell: number, width: number, doors: readonly BoardDoor[]): BoardDoor | undefined {
  const x = (cell % width) + 0.5
  const y = Math.floor(cell / width) + 0.5
  const away = (door: BoardDoor) => Math.hypot(door.x - x, door.y - y)
  return doors.filter(door => away(door) <= NEAR).sort((a, b) => away(a) - away(b))[0]
}

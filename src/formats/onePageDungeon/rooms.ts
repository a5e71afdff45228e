import type { Point } from '../map/record'
import type { Door, Rect } from './schema'

const keyOf = (x: number, y: number): string => `${x},${y}`

/** The ground plan: which squares are floor, and between which of them one may step. */
export class Rooms {
  /** Of each floor square the rooms that it belongs to. */
  readonly #rooms = new Map<string, Set<number>>()
  readonly #doors = new Map<string, Door>()

  constructor(rects: readonly Rect[], doors: readonly Door[]) {
    for (const door of doors) this.#doors.set(keyOf(door.x, door.y), door)
    const ways = new Set(doors.flatMap(({ x, y, dir }) => [keyOf(x + dir.x, y + dir.y), keyOf(x - dir.x, y - dir.y)]))
    rects.forEach((rect, room) => {
      for (let y = rect.y; y < rect.y + rect.h; y++)
        for (let x = rect.x; x < rect.x + rect.w; x++)
          // A round room has the squares whose middle lies in it, and whatever a door leads to.
          if (!rect.rotunda || isInEllipse(rect, x, y) || ways.has(keyOf(x, y))) {
            const own = this.#rooms.get(keyOf(x, y)) ?? new Set()
            this.#rooms.set(keyOf(x, y), own.add(room))
          }
    })
  }

  has(x: number, y: number): boolean {
    return this.#rooms.has(keyOf(x, y))
  }

  /** All floor squares. */
  squares(): Point[] {
    return [...this.#rooms.keys()].map(key => {
      const [x = 0, y = 0] = key.split(',').map(Number)
      return { x, y }
    })
  }

  /** Whether there is a wall between two squares side by side: rock, or another room that no door leads to. */
  isWall(from: Point, to: Point): boolean {
    const here = this.#rooms.get(keyOf(from.x, from.y))
    const there = this.#rooms.get(keyOf(to.x, to.y))
    if (!here || !there) return here !== there
    if ([...here].some(room => there.has(room))) return false
    return !this.#leads(from, to) && !this.#leads(to, from)
  }

  /** Whether the door on a square leads that way. */
  #leads(from: Point, to: Point): boolean {
    const door = this.#doors.get(keyOf(from.x, from.y))
    return door !== undefined && (door.dir.x !== 0) === (from.x !== to.x)
  }
}

function isInEllipse({ x, y, w, h }: Rect, left: number, top: number): boolean {
  const dx = (left + 0.5 - x - w / 2) / (w / 2)
  const dy = (top + 0.5 - y - h / 2) / (h / 2)
  return dx * dx + dy * dy <= 1
}

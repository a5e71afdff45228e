import type { Standing } from '../map/compile'
import type { GridMap } from '../map/gridMap'
import type { Diagonals } from '../squares'

/**
 * The rules of movement and sight once more, written straight from their wording and with other arithmetic than the
 * product's (fractions instead of signs, every path instead of the cheapest): slow, for small maps.
 */

interface LineEnds {
  x1: number
  y1: number
  x2: number
  y2: number
}

const units = (squares: number) => Math.round(squares * 1024)

/** Is the line between two points (in squares) stopped by these walls? */
export function isStopped(line: LineEnds, walls: readonly LineEnds[]): boolean {
  const [ax, ay, bx, by] = [line.x1, line.y1, line.x2, line.y2].map(units) as [number, number, number, number]
  const [dx, dy] = [bx - ax, by - ay]
  const sidesAt = new Map<string, Set<number>>()
  for (const wall of walls) {
    const [px, py, qx, qy] = [wall.x1, wall.y1, wall.x2, wall.y2].map(units) as [number, number, number, number]
    const [wx, wy] = [qx - px, qy - py]
    if (wx === 0 && wy === 0) continue
    const cross = dx * wy - dy * wx
    if (cross === 0) {
      if ((px - ax) * dy !== (py - ay) * dx) continue
      // Places along the line, 0 at a and `whole` at b.
      const place = (x: number, y: number) => (x - ax) * dx + (y - ay) * dy
      const whole = dx * dx + dy * dy
      const [from, to] = [place(px, py), place(qx, qy)].sort((m, n) => m - n) as [number, number]
      if (Math.min(to, whole) > Math.max(from, 0)) return true
      continue
    }
    // They meet at t = along / cross of the line and u = up / cross of the wall.
    const sign = Math.sign(cross)
    const size = Math.abs(cross)
    const along = ((px - ax) * wy - (py - ay) * wx) * sign
    const up = ((px - ax) * dy - (py - ay) * dx) * sign
    if (along < 0 || along > size || up < 0 || up > size) continue
    const shared = divisor(along, size)
    const key = `${along / shared}/${size / shared}`
    const sides = sidesAt.get(key) ?? new Set()
    if (up > 0) sides.add(-sign)
    if (up < size) sides.add(sign)
    sidesAt.set(key, sides)
  }
  return [...sidesAt.values()].some(sides => sides.size === 2)
}

/** How often a line crosses these walls: each that it crosses or runs along counts, and so does each joint of two it goes through. */
export function crossings(line: LineEnds, walls: readonly LineEnds[]): number {
  const alone = walls.filter(wall => isStopped(line, [wall]))
  const places = new Map<string, LineEnds[]>()
  for (const wall of walls.filter(one => !alone.includes(one)))
    for (const at of [`${units(wall.x1)},${units(wall.y1)}`, `${units(wall.x2)},${units(wall.y2)}`])
      places.set(at, [...(places.get(at) ?? []), wall])
  const joints = [...places].filter(([at, joined]) => {
    const [x = 0, y = 0] = at.split(',').map(Number)
    // The walls as they leave this place, so short that the line meets them nowhere else.
    const stubs = joined.map(({ x1, y1, x2, y2 }) => {
      const isFirst = units(x1) === x && units(y1) === y
      return { x1: x / 1024, y1: y / 1024, x2: isFirst ? x2 : x1, y2: isFirst ? y2 : y1 }
    })
    return isStopped(line, stubs)
  })
  return alone.length + joints.length
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** The steps of a token, judged one by one from the wording of `footprintField` and END-MOVE-04. */
export function stepper(map: GridMap, standing: Standing, size: number, closed: ReadonlySet<number>) {
  const solid = new Set(standing.solid)
  const known = new Map<string, boolean>()
  const lineOpen = (x: number, y: number, dx: number, dy: number): boolean => {
    const key = `${x},${y},${dx},${dy}`
    let open = known.get(key)
    if (open === undefined) {
      const line = { x1: x + 0.5, y1: y + 0.5, x2: x + dx + 0.5, y2: y + dy + 0.5 }
      known.set(
        key,
        (open = !isStopped(
          line,
          map.walls.filter(({ walkable }) => !walkable),
        )),
      )
    }
    return open
  }
  const squares = (x: number, y: number) =>
    Array.from({ length: size * size }, (_, k) => [x + (k % size), y + Math.floor(k / size)] as const)
  const canStand = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x + size > map.width || y + size > map.height) return false
    const covered = squares(x, y)
    if (covered.some(([i, j]) => solid.has(j * map.width + i) || closed.has(j * map.width + i))) return false
    return covered.every(([i, j]) =>
      covered.every(([m, n]) => Math.max(Math.abs(m - i), Math.abs(n - j)) !== 1 || lineOpen(i, j, m - i, n - j)),
    )
  }
  const canStep = (x: number, y: number, dx: number, dy: number): boolean => {
    if (!canStand(x + dx, y + dy)) return false
    if (!squares(x, y).every(([i, j]) => lineOpen(i, j, dx, dy))) return false
    if (dx === 0 || dy === 0) return true
    if (standing.diagonals === 'none') return false
    return (canStep(x, y, dx, 0) && canStep(x + dx, y, 0, dy)) || (canStep(x, y, 0, dy) && canStep(x, y + dy, dx, 0))
  }
  return canStep
}

/** What a diagonal step costs after so many, by the wording of each rule; undefined: nobody may step so. */
export const DIAGONAL_COST: Readonly<Record<Diagonals, (before: number) => number | undefined>> = {
  alternate: before => (before % 2 === 1 ? 2 : 1),
  one: () => 1,
  two: () => 2,
  none: () => undefined,
}

/** Cheapest costs by walking every path there is within the budget. */
export function everyPath(
  map: GridMap,
  standing: Standing,
  from: number,
  movement: { budget: number; parity: number; size: number; closed: ReadonlySet<number> },
): Map<number, number> {
  const { size, budget } = movement
  const diagonalCost = DIAGONAL_COST[standing.diagonals ?? 'alternate']
  const difficult = new Set(standing.difficult)
  const canStep = stepper(map, standing, size, movement.closed)
  const best = new Map<number, number>()
  const known = new Map<string, boolean>()
  const walk = (x: number, y: number, diagonals: number, cost: number): void => {
    if (cost > budget) return
    const cell = y * map.width + x
    best.set(cell, Math.min(cost, best.get(cell) ?? Infinity))
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        if (dx === 0 && dy === 0) continue
        const key = `${cell},${dx},${dy}`
        if (!known.has(key)) known.set(key, canStep(x, y, dx, dy))
        if (known.get(key) !== true) continue
        const diagonal = dx !== 0 && dy !== 0
        const metres = diagonal ? diagonalCost(diagonals) : 1
        if (metres === undefined) continue
        const isDifficult = Array.from({ length: size * size }, (_, k) => k).some(k =>
          difficult.has((y + dy + Math.floor(k / size)) * map.width + x + dx + (k % size)),
        )
        walk(x + dx, y + dy, diagonals + (diagonal ? 1 : 0), cost + (isDifficult ? 2 * metres : metres))
      }
    }
  }
  walk(from % map.width, Math.floor(from / map.width), movement.parity, 0)
  return best
}

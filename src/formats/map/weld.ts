import type { Segment } from '~/grid/map/gridMap'
import type { Point } from './record'

/** An end that misses another by no more squares than this was meant to meet it: 3 pixels where a square has a hundred. */
const HAIR = 0.03
/** So many squares an end is drawn on across the wall that it just missed, so that no rounding leaves a slit. */
const ACROSS = 2 / 1024
/** Beyond so many squares of walls in all, ends are joined with ends alone: looking along every wall would take too long. */
const MOST_LENGTH = 60_000

/**
 * Walls, outlines and doors as they were meant, in the same order: ends that miss each other, or the side of another wall, by a
 * hair are joined, so that neither sight nor steps slip between them. What is shorter than a hair is undefined.
 */
export function welded(
  all: readonly Segment[],
  size: { readonly width: number; readonly height: number },
): (Segment | undefined)[] {
  const joints = new Joints()
  const ends = all.map(one => joints.ofWall(one))
  const met = ends.map(([from, to]): [Point, Point] => [from, to])
  const loose = ends.flatMap(([from, to], i) => [
    ...(joints.met(from) === 1 ? [{ i, side: 0 as const, end: from, other: to }] : []),
    ...(joints.met(to) === 1 ? [{ i, side: 1 as const, end: to, other: from }] : []),
  ])
  const length = ends.reduce((sum, [from, to]) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0)
  if (length <= MOST_LENGTH)
    for (const { i, side, end, other, onto } of ontoWalls(loose, ends))
      met[i]![side] = drawnAcross(other, end, onto, size)
  return all.map((segment, i) => {
    const [from, to] = met[i]!
    const isGone = from.x === to.x && from.y === to.y
    return isGone ? undefined : { ...segment, x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  })
}

/** One name for all ends of these walls that lie within a hair of each other: both of each wall, in order. */
export function jointsOf(all: readonly Segment[]): (readonly [Point, Point])[] {
  const joints = new Joints()
  return all.map(one => joints.ofWall(one))
}

/** The places where ends meet: each end that comes within a hair of an earlier one takes its place. */
class Joints {
  readonly #known = new Map<string, { readonly point: Point; count: number }[]>()
  readonly #of = new Map<Point, { readonly point: Point; count: number }>()

  ofWall({ x1, y1, x2, y2 }: Segment): readonly [Point, Point] {
    return [this.#at({ x: x1, y: y1 }), this.#at({ x: x2, y: y2 })]
  }

  #at(point: Point): Point {
    const [column, row] = [Math.floor(point.x / HAIR), Math.floor(point.y / HAIR)]
    let nearest: { readonly point: Point; count: number } | undefined
    let least = HAIR
    for (let x = column - 1; x <= column + 1; x++)
      for (let y = row - 1; y <= row + 1; y++)
        for (const joint of this.#known.get(`${x},${y}`) ?? []) {
          const far = Math.hypot(joint.point.x - point.x, joint.point.y - point.y)
          if (far <= least) [nearest, least] = [joint, far]
        }
    if (nearest) {
      nearest.count++
      return nearest.point
    }
    const joint = { point, count: 1 }
    const key = `${column},${row}`
    this.#known.set(key, [...(this.#known.get(key) ?? []), joint])
    this.#of.set(point, joint)
    return point
  }

  /** How many ends have this place. */
  met(point: Point): number {
    return this.#of.get(point)?.count ?? 0
  }
}

interface LooseEnd {
  readonly i: number
  readonly side: 0 | 1
  readonly end: Point
  readonly other: Point
}

/** The loose ends that miss the side of a wall by a hair, and where on it. */
function ontoWalls(
  loose: readonly LooseEnd[],
  walls: readonly (readonly [Point, Point])[],
): (LooseEnd & { readonly onto: Point })[] {
  const bySquare = new Map<string, LooseEnd[]>()
  for (const one of loose) {
    const key = `${Math.floor(one.end.x)},${Math.floor(one.end.y)}`
    bySquare.set(key, [...(bySquare.get(key) ?? []), one])
  }
  const found = new Map<LooseEnd, Point>()
  const settled = new Set<LooseEnd>()
  walls.forEach(([from, to], i) => {
    for (const key of squaresAlong(from, to))
      for (const one of bySquare.get(key) ?? []) {
        if (one.i === i || settled.has(one)) continue
        const onto = nearestOn(from, to, one.end)
        if (Math.hypot(onto.x - one.end.x, onto.y - one.end.y) > HAIR) continue
        // It meets this wall, or goes through it.
        if (side(from, to, one.end) * side(from, to, one.other) <= 0) settled.add(one)
        else if (!found.has(one)) found.set(one, onto)
      }
  })
  return [...found].flatMap(([one, onto]) => (settled.has(one) ? [] : [{ ...one, onto }]))
}

/** On which side of a wall a point lies; 0 on it. */
const side = (from: Point, to: Point, { x, y }: Point): number =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))

function nearestOn(from: Point, to: Point, { x, y }: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const t = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)))
  return { x: from.x + t * dx, y: from.y + t * dy }
}

/** The squares that a wall goes through, and those beside them. */
function squaresAlong(from: Point, to: Point): Set<string> {
  const steps = Math.max(1, Math.ceil(2 * Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))))
  const squares = new Set<string>()
  for (let k = 0; k <= steps; k++) {
    const [x, y] = [from.x + ((to.x - from.x) * k) / steps, from.y + ((to.y - from.y) * k) / steps]
    for (const dx of [-0.6, 0, 0.6])
      for (const dy of [-0.6, 0, 0.6]) squares.add(`${Math.floor(x + dx)},${Math.floor(y + dy)}`)
  }
  return squares
}

/** The place on a wall, and a little beyond it as seen from the other end. */
function drawnAcross(
  other: Point,
  end: Point,
  onto: Point,
  { width, height }: { width: number; height: number },
): Point {
  const [dx, dy] = [end.x - other.x, end.y - other.y]
  const far = Math.hypot(dx, dy) || 1
  const within = (n: number, most: number) => Math.min(most, Math.max(0, n))
  return { x: within(onto.x + (dx / far) * ACROSS, width), y: within(onto.y + (dy / far) * ACROSS, height) }
}

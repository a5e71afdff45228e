import type * as v from 'valibot'
import type { Segment } from '~/grid/map/gridMap'
import { MAPS } from '~/words/en/files'
import type { MapFrame } from '../map/frame'
import type { MapPortal, MapRecord, Point } from '../map/record'
import { jointsOf } from '../map/weld'
import type { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import { foundryWall } from './schema'

/**
 * Closed outlines among the walls that sight goes through once, as objects (a pillar, a rock, a tree), and all other walls. A
 * wall is part of an outline when both its ends lead on to others of them without end.
 */
function outlines(walls: readonly Segment[]): { objects: Segment[]; others: Segment[] } {
  const limited = walls.filter(({ sightOnce, walkable, kind }) => sightOnce && !walkable && kind === 'wall')
  const closed = new Set(limited)
  const joints = jointsOf(limited)
  const ends = new Map(limited.map((wall, i) => [wall, joints[i]!]))
  const at = new Map<Point, Set<Segment>>()
  for (const [wall, both] of ends) for (const end of both) at.set(end, (at.get(end) ?? new Set()).add(wall))
  // Whatever ends in the open is taken off, and then what ends there.
  const open = [...at].flatMap(([end, all]) => (all.size === 1 ? [end] : []))
  for (const end of open) {
    const [wall] = at.get(end)!
    if (!wall) continue
    closed.delete(wall)
    for (const other of ends.get(wall)!) {
      const left = at.get(other)!
      left.delete(wall)
      if (left.size === 1) open.push(other)
    }
  }
  return {
    objects: walls.filter(wall => closed.has(wall)).map(wall => ({ ...wall, kind: 'object' })),
    others: walls.filter(wall => !closed.has(wall)),
  }
}

/** What a wall does to sight or light, as version 10 numbers it; 30 and 40 depend on how near one is. */
const NONE = 0
const LIMITED = 10
const NORMAL = 20

/**
 * The walls, windows and doors of a scene. A bad wall is left out and named by number, from 1; what is not as it is there (one
 * way, locked, by nearness) is counted in notes. Limited walls let sight through once, and closed outlines of them are objects.
 * @param list the walls, each with its number in the file, from 1
 * @param size pixels a square
 */
export function sceneWalls(
  list: readonly { readonly wall: unknown; readonly number: number }[],
  size: number,
  frame: MapFrame,
  problems: ProblemList,
): Pick<MapRecord, 'walls' | 'objects' | 'portals'> {
  const { foundry } = MAPS
  const walls: Segment[] = []
  const portals: MapPortal[] = []
  const count = { outside: 0, marks: 0, oneWay: 0, limited: 0, near: 0, curtain: 0, otherLight: 0 }
  const ids = list.filter(({ wall }) => typeof wall === 'string').length
  for (const { wall: entry, number } of list) {
    if (typeof entry === 'string') continue
    const read = readAs(foundryWall, entry)
    if (!read.ok) {
      problems.add('left out', foundry.wall(number), read.faults.join('; '))
      continue
    }
    const wall = read.value
    const { sight, light, isDoor, walkable, sightOnce, kind } = kindOf(wall)
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = wall.c.map(pixel => pixel / size)
    const found = frame.segment({ x: x1, y: y1 }, { x: x2, y: y2 }, kind)
    if (found === 'none') continue
    if (walkable && sight === NONE) {
      count.marks++
      continue
    }
    if (found === 'outside') {
      count.outside++
      continue
    }
    if (wall.dir === 1 || wall.dir === 2) count.oneWay++
    if (sightOnce) count.limited++
    if (sight > NORMAL) count.near++
    if (walkable) count.curtain++
    if (light !== sight) count.otherLight++
    const segment = { ...found, ...(walkable && { walkable }), ...(sightOnce && { sightOnce }) }
    if (!isDoor) {
      walls.push(segment)
      continue
    }
    const id = `portal-${portals.length + 1}`
    const marks = { ...(wall.door === 2 && { secret: true as const }), ...(wall.ds === 2 && { locked: true as const }) }
    portals.push({ id, segment, closed: wall.ds !== 1, freestanding: false, ...marks })
  }
  const { objects, others } = outlines(walls)
  const tell = (severity: 'note' | 'left out', n: number, words: (n: number) => string) => {
    if (n > 0) problems.add(severity, 'walls', words(n))
  }
  tell('left out', ids, foundry.ids)
  tell('left out', count.outside, foundry.outside)
  tell('left out', count.marks, foundry.marks)
  tell('note', count.oneWay, foundry.oneWay)
  tell('note', count.limited, foundry.limited)
  tell('note', objects.length, foundry.outlines)
  tell('note', count.near, foundry.near)
  tell('note', count.curtain, foundry.curtain)
  tell('note', count.otherLight, foundry.otherLight)
  return { walls: others, objects, portals }
}

/** What a wall of Foundry VTT is here. Sight and light are as version 10 numbers them. */
function kindOf({ move, sight: later, light: lit, sense, door }: v.InferOutput<typeof foundryWall>) {
  const before = { 0: NONE, 1: NORMAL, 2: LIMITED }[sense ?? 1] ?? NORMAL
  const sight = later ?? before
  const isSeenThrough = sight === NONE || sight > NORMAL
  const isDoor = door === 1 || door === 2
  return {
    sight,
    light: lit ?? sight,
    isDoor,
    walkable: move === 0 ? (true as const) : undefined,
    sightOnce: sight === LIMITED ? (true as const) : undefined,
    kind: isSeenThrough ? ('window' as const) : isDoor ? ('door' as const) : ('wall' as const),
  }
}

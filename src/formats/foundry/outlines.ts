import type { Segment } from '~/grid/map/gridMap'
import type { Point } from '../map/record'
import { jointsOf } from '../map/weld'

/**
 * Closed outlines among the walls that sight goes through once, as objects (a pillar, a rock, a tree), and all other walls. A
 * wall is part of an outline when both its ends lead on to others of them without end.
 */
export function outlines(walls: readonly Segment[]): { objects: Segment[]; others: Segment[] } {
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

import type { Segment } from '~/grid/map/gridMap'
import { MAPS } from '~/words/en/files'
import type { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import type { MapFrame } from '../map/frame'
import type { Point } from '../map/record'
import { uvttPoint } from './schema'

/** Which field holds which kind of segment. */
const KINDS = { line_of_sight: 'wall', objects_line_of_sight: 'object' } as const

export type WallField = keyof typeof KINDS

/**
 * Polylines of `line_of_sight` or `objects_line_of_sight` as segments inside the map. A bad point takes only the
 * segments that touch it; bad walls and points are named by number, from 1. Pieces without length are dropped.
 */
export function uvttWalls(field: WallField, value: unknown, frame: MapFrame, problems: ProblemList): Segment[] {
  if (!Array.isArray(value)) {
    problems.add('left out', field, MAPS.uvtt.noWallList)
    return []
  }
  const segments: Segment[] = []
  let outside = 0
  value.forEach((line: unknown, index) => {
    const wall = MAPS.uvtt.wall(field, index + 1)
    const points = readPoints(line, wall, problems)
    for (let end = 1; end < points.length; end++) {
      const segment = frame.segment(points[end - 1], points[end], KINDS[field])
      if (segment === 'outside') outside++
      else if (segment !== 'none') segments.push(segment)
    }
  })
  if (outside > 0) problems.add('left out', field, MAPS.uvtt.segmentsOutside(outside))
  return segments
}

function readPoints(line: unknown, wall: string, problems: ProblemList): (Point | undefined)[] {
  if (!Array.isArray(line) || line.length < 2) {
    problems.add('left out', wall, Array.isArray(line) ? MAPS.uvtt.fewPoints : MAPS.uvtt.noPoints)
    return []
  }
  return line.map((value: unknown, index) => {
    const point = readAs(uvttPoint, value)
    if (point.ok) return point.value
    problems.add('left out', MAPS.uvtt.point(wall, index + 1), point.faults.join('; '))
    return undefined
  })
}

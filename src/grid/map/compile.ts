import { StraightLine, toFixed, UNIT } from '../lines'
import { type Cell, type Diagonals, DIRECTIONS, opposite } from '../squares'
import { CompiledMap } from './compiledMap'
import { isClosed, type Doors, type GridMap, type Segment } from './gridMap'
import { SegmentIndex } from './segmentIndex'

/** The walls that stand now: those of open portals are left out. O(walls). */
export function presentSegments(map: GridMap, doors: Doors): Segment[] {
  const closed = new Set(map.portals.filter(portal => isClosed(portal, doors)).map(({ id }) => id))
  return [
    ...map.walls.filter(wall => wall.portal === undefined || closed.has(wall.portal)),
    ...map.portals.filter(portal => closed.has(portal.id)).map(portal => portal.segment),
  ]
}

/** What changes on a map while it is played on, and by which rule of diagonals it is walked. */
export interface Standing {
  readonly doors?: Doors
  /** Cells that cost double to enter [END-OPT-04]. Leave out where the toggle is off. */
  readonly difficult?: Iterable<Cell>
  /** Cells that nothing may enter or see through. */
  readonly solid?: Iterable<Cell>
  /** What a diagonal costs here; left out: they alternate. */
  readonly diagonals?: Diagonals
}

/**
 * Makes a map ready for `reach`, `checkPath`, `lineOfSight` and the rest: once per change of doors or ground; the caller keeps
 * the result. It does not depend on the order or direction of the walls.
 *
 * A step between neighbours is stopped when a wall stops the straight line between the two centres; `StraightLine` says
 * exactly when. Walls shorter than 1/1024 square vanish; walls off the map have no effect; a wall exactly on the line
 * between two squares stops the step across it; one through the very centre of a square closes that square.
 *
 * O(cells + walls × their length). @throws RangeError for a cell off the map.
 */
export function compile(map: GridMap, standing: Standing = {}): CompiledMap {
  const cells = map.width * map.height
  const segments = presentSegments(map, standing.doors ?? {})
  const seen = segments.filter(segment => segment.kind !== 'window')
  return new CompiledMap(
    map.width,
    map.height,
    openLines(map, new SegmentIndex(map, fixedEnds(segments.filter(({ walkable }) => !walkable)))),
    marked(cells, standing.solid ?? [], 'solid'),
    marked(cells, standing.difficult ?? [], 'difficult'),
    fixedEnds(seen.filter(({ sightOnce }) => !sightOnce)),
    withoutTwins(fixedEnds(seen.filter(({ sightOnce }) => sightOnce))),
    standing.diagonals,
  )
}

function fixedEnds(segments: readonly Segment[]): number[] {
  return segments
    .map(({ x1, y1, x2, y2 }) => [toFixed(x1), toFixed(y1), toFixed(x2), toFixed(y2)] as const)
    .filter(([x1, y1, x2, y2]) => x1 !== x2 || y1 !== y2)
    .flat()
}

/** What is drawn twice in the same place stands there once. */
function withoutTwins(ends: readonly number[]): number[] {
  const known = new Map<string, readonly number[]>()
  for (let i = 0; i < ends.length; i += 4) {
    const [one, other] = [ends.slice(i, i + 2), ends.slice(i + 2, i + 4)]
    if (!known.has([...other, ...one].join())) known.set([...one, ...other].join(), [...one, ...other])
  }
  return [...known.values()].flat()
}

function openLines(map: GridMap, walls: SegmentIndex): Uint8Array {
  const { width, height } = map
  const lines = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x
      const centreX = x * UNIT + UNIT / 2
      const centreY = y * UNIT + UNIT / 2
      DIRECTIONS.forEach(({ dx, dy }, d) => {
        const neighbour = cell + dx + dy * width
        // The other half is the same line drawn from its other end.
        if (neighbour < cell || x + dx < 0 || x + dx >= width || y + dy >= height) return
        if (walls.has(cell) || walls.has(neighbour)) {
          const line = new StraightLine(centreX, centreY, centreX + dx * UNIT, centreY + dy * UNIT)
          if (walls.stopIn(cell, line) || walls.stopIn(neighbour, line)) return
        }
        lines[cell]! |= 1 << d
        lines[neighbour]! |= 1 << opposite(d)
      })
    }
  }
  return lines
}

function marked(cells: number, chosen: Iterable<Cell>, what: string): Uint8Array {
  const marks = new Uint8Array(cells)
  for (const cell of chosen) {
    if (!Number.isInteger(cell) || cell < 0 || cell >= cells)
      throw new RangeError(`${what}: no cell ${cell} on the map`)
    marks[cell] = 1
  }
  return marks
}

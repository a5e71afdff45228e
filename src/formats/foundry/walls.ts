import type * as v from 'valibot'
import type { Segment, SegmentKind } from '~/grid/map/gridMap'
import { MAPS } from '~/language/en/formats/maps'
import type { MapFrame } from '../map/frame'
import type { MapPortal, MapRecord } from '../map/record'
import type { ProblemList } from '../report/problemList'
import { readAs } from '../report/readAs'
import { foundryWall } from './schema'

/** Sight as version 10 numbers it: stopped whole; anything else above 0 lets it through in part. */
const NORMAL_SIGHT = 20

/**
 * The walls, windows and doors of a scene. A bad wall is left out and named by number, from 1; what Fray does not know of
 * the others (one way, locked, curtains) is counted in notes.
 * @param size pixels a square
 */
export function sceneWalls(
  list: readonly unknown[],
  size: number,
  frame: MapFrame,
  problems: ProblemList,
): Pick<MapRecord, 'walls' | 'portals'> {
  const walls: Segment[] = []
  const portals: MapPortal[] = []
  const count = { outside: 0, oneWay: 0, curtain: 0, partly: 0, locked: 0 }
  list.forEach((entry, index) => {
    const read = readAs(foundryWall, entry)
    if (!read.ok) return problems.add('left out', MAPS.foundry.wall(index + 1), read.faults.join('; '))
    const wall = read.value
    const { stopsSteps, isDoor, isPartly, kind } = kindOf(wall)
    if (kind === undefined) return
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = wall.c.map(pixel => pixel / size)
    const segment = frame.segment({ x: x1, y: y1 }, { x: x2, y: y2 }, kind)
    if (segment === 'none') return
    if (segment === 'outside') return void count.outside++
    if (wall.dir === 1 || wall.dir === 2) count.oneWay++
    if (isPartly && !isDoor) count.partly++
    if (!stopsSteps && !isDoor) count.curtain++
    if (!isDoor) return void walls.push(segment)
    if (wall.ds === 2) count.locked++
    const id = `portal-${portals.length + 1}`
    portals.push({ id, segment, closed: wall.ds !== 1, freestanding: false, ...(wall.door === 2 && { secret: true }) })
  })
  const { foundry } = MAPS
  const tell = (severity: 'note' | 'left out', n: number, words: (n: number) => string) => {
    if (n > 0) problems.add(severity, 'walls', words(n))
  }
  tell('left out', count.outside, foundry.outside)
  tell('note', count.oneWay, foundry.oneWay)
  tell('note', count.partly, foundry.partly)
  tell('note', count.curtain, foundry.curtain)
  tell('note', count.locked, foundry.locked)
  return { walls, portals }
}

/** What a wall of Foundry VTT is here; no kind: it stops neither steps nor sight, a mark for lights or sounds. */
function kindOf({ move, sight: later, sense, door }: v.InferOutput<typeof foundryWall>) {
  const sight = later ?? (sense ?? 1) * NORMAL_SIGHT
  const stopsSteps = move !== 0
  const isDoor = door === 1 || door === 2
  const isPartly = sight > 0 && sight !== NORMAL_SIGHT
  const plain = sight === 0 || isPartly ? 'window' : 'wall'
  const kind: SegmentKind | undefined = !stopsSteps && sight === 0 ? undefined : isDoor ? 'door' : plain
  return { stopsSteps, isDoor, isPartly, kind }
}

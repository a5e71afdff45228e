import type { Portal, Segment, SegmentKind } from '~/grid/map/gridMap'
import { type FixedSegment, segmentsIn } from '~/grid/lines/segmentsIn'
import type { BoardState } from '../map/board'
import { withDrawings } from '../map/withDrawings'
import type { Layer } from '../sight/fogMemory'
import type { Terrain } from '../map/terrain'

/** A wall, door or window as far as it lies in known squares, in 1/1024 squares. */
export interface PublicWall extends FixedSegment {
  readonly kind: SegmentKind
  /** How a door or window stands; null: it is no door, or nobody sees it now. */
  readonly open: boolean | null
}

/** Something that stands, with the numbers of the layers in which it does. */
interface Standing {
  readonly segment: Segment
  readonly portal: Portal | null
  readonly layers: number[]
}

/**
 * What stands in known squares as the players saw it last. Whatever stands in several layers is told as one, and in an order
 * of its own, so that nothing of what changed unseen can be read from how it is cut or sorted.
 */
export function publicWalls(
  { doors }: BoardState,
  terrain: Terrain,
  layers: readonly Layer[],
  visible: Uint8Array,
): PublicWall[] {
  const { map } = terrain
  const standing = new Map<string, Standing>()
  const stands = ({ id, closed }: Portal) => (doors[id] ?? (closed ? 'closed' : 'open')) === 'open'
  for (const [i, { board }] of layers.entries()) {
    // What stood before is not the map that everything else goes by: it must not take its place among what is kept.
    const { walls, portals } = i === 0 ? terrain.drawn(board) : withDrawings(map, board.walls)
    const open = new Map(portals.map(portal => [portal.id, stands(portal)]))
    const add = (segment: Segment, portal: Portal | null) => {
      const { kind, x1, y1, x2, y2 } = segment
      const key = [portal?.id ?? '', kind, x1, y1, x2, y2].join(' ')
      const found = standing.get(key)
      if (found) found.layers.push(i)
      else standing.set(key, { segment, portal, layers: [i] })
    }
    // A wall that goes with its portal stays as it was last seen.
    const isGone = (wall: Segment) =>
      wall.portal !== undefined && open.get(wall.portal) === true && segmentsIn(map, wall, visible).length > 0
    for (const wall of walls) if (!isGone(wall)) add(wall, null)
    for (const portal of portals) add(portal.segment, portal)
  }
  const marksOf = unions(layers)
  return [...standing.values()]
    .flatMap(({ segment, portal, layers: there }) => {
      const parts = segmentsIn(map, segment, marksOf(there))
      if (!portal) return parts.map(part => ({ ...part, kind: segment.kind, open: null }))
      // What was taken away unseen is seen by nobody.
      const isSeen = there.includes(0) && segmentsIn(map, segment, visible).length > 0
      const isOpen = stands(portal)
      // A secret door is a wall to whoever does not see it stand open.
      const isWall = portal.secret === true && !(isSeen && isOpen)
      return parts.map(part => ({
        ...part,
        kind: isWall ? ('wall' as const) : segment.kind,
        open: isSeen && !isWall ? isOpen : null,
      }))
    })
    .sort(byPlace)
}

/** The squares of several layers together; each combination is worked out once. */
function unions(layers: readonly Layer[]): (numbers: readonly number[]) => Uint8Array {
  const made = new Map<string, Uint8Array>()
  return numbers => {
    const key = numbers.join()
    let marks = made.get(key)
    if (!marks) {
      const chosen = layers.filter((_, i) => numbers.includes(i))
      marks = new Uint8Array(layers[0]!.marks.length)
      for (const layer of chosen) for (let cell = 0; cell < marks.length; cell++) marks[cell]! |= layer.marks[cell]!
      made.set(key, marks)
    }
    return marks
  }
}

const PARTS = ['y1', 'x1', 'y2', 'x2'] as const

function byPlace(a: PublicWall, b: PublicWall): number {
  for (const part of PARTS) if (a[part] !== b[part]) return a[part] - b[part]
  return a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0
}

import * as v from 'valibot'
import type { Id, Snapshot } from '~/engine/snapshot'
import { type AreaShape, areaSquares } from '~/grid/area'
import { type FixedSegment, segmentsIn, UNIT } from '~/grid/lines'
import { compile } from '~/grid/map/compile'
import { gridMap, isClosed, type Portal, type Segment, type SegmentKind } from '~/grid/map/gridMap'
import { type Rectangle, rectanglesOf } from '~/grid/sets'
import { cellsOf, footprint } from '~/grid/squares'
import { zoneMap } from '~/grid/zones'
import { areaShape } from '../drawn/area'
import { TILED } from '../drawn/zone'
import { zonesOf } from '../drawn/zonesOf'
import type { BoardState } from '../map/board'
import { cellsOfGround, GROUND, type Ground } from '../map/ground'
import type { TableTypes } from '../map/setBoard'
import type { Terrain } from '../map/terrain'
import { withDrawings } from '../map/withDrawings'
import { type Layer, layersOf } from '../sight/fogMemory'
import type { SizeOf } from '../sight/fogOf'
import { partySight } from '../sight/partySight'

/** A wall, door or window as far as it lies in known squares, in 1/1024 squares. */
interface PublicWall extends FixedSegment {
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
function publicWalls(
  { doors }: BoardState,
  terrain: Terrain,
  layers: readonly Layer[],
  visible: Uint8Array,
): PublicWall[] {
  const { map } = terrain
  const standing = new Map<string, Standing>()
  for (const [i, { board }] of layers.entries()) {
    // What stood before is not the map that everything else goes by: it must not take its place among what is kept.
    const { walls, portals } = i === 0 ? terrain.drawn(board) : withDrawings(map, board.walls)
    const open = new Map(portals.map(portal => [portal.id, !isClosed(portal, doors)]))
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
      const isOpen = !isClosed(portal, doors)
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

/** A zone as far as the players know its squares; without a name: the GM has given none. */
interface PublicZone {
  readonly name: string
  readonly squares: readonly Rectangle[]
}

/**
 * The zones of the known squares, cut by the known walls and by nothing else: what lies beyond says nothing of itself by the
 * way it would cut them.
 */
function publicZones(
  board: BoardState,
  terrain: Terrain,
  known: Uint8Array,
  walls: readonly PublicWall[],
): readonly PublicZone[] {
  const { width, height } = terrain.map
  const standing = walls.map(({ x1, y1, x2, y2 }) => ({
    x1: x1 / UNIT,
    y1: y1 / UNIT,
    x2: x2 / UNIT,
    y2: y2 / UNIT,
    kind: 'wall' as const,
  }))
  const unknown = [...known.keys()].filter(cell => !known[cell])
  const map = compile(gridMap({ width, height, walls: standing, portals: [] }), { solid: unknown })
  const { size, drawn, said } = board.zones ?? TILED
  const { nameOf } = zonesOf(board, terrain)
  return zoneMap({ closed: map, opened: map, now: map }, drawn, size).zones.map(({ id, squares }) => {
    // Which part of its tile it is, the party cannot know; a drawn zone without a name goes by a number that counts others.
    const [tile = id] = id.split('-')
    const marks = new Uint8Array(known.length)
    for (const cell of squares) marks[cell] = 1
    return { name: said[id]?.name ?? (tile.startsWith('t') ? nameOf(tile) : ''), squares: rectanglesOf(width, marks) }
  })
}

/** A block of the map with the known squares in it, which are cut out of the picture together. */
export interface PublicBlock extends Rectangle {
  readonly squares: readonly Rectangle[]
}

/** What the players' window may be told of the map. Places are those of the map. */
export interface PublicMap {
  /** Seen now. */
  readonly shown: readonly Rectangle[]
  /** Seen before, and not now: the ground as it is, but nobody and nothing that moves. */
  readonly remembered: readonly Rectangle[]
  /** The known squares once more, block by block. */
  readonly blocks: readonly PublicBlock[]
  readonly walls: readonly PublicWall[]
  /** Painted ground by its kind. */
  readonly ground: readonly { readonly kind: Ground; readonly squares: readonly Rectangle[] }[]
  /** Where the rules count in them. */
  readonly zones: readonly PublicZone[]
  /** The ways walked this turn, by top-left squares of the whole map. */
  readonly trails: readonly {
    readonly who: Id
    readonly badge: number
    readonly size: number
    readonly cells: readonly number[]
  }[]
  /** Areas that are shared, as far as they are seen now. */
  readonly areas: readonly { readonly name: string; readonly badge: number; readonly squares: readonly Rectangle[] }[]
}

/** Squares on a side of a block: few are cut anew when the party takes a step. */
const BLOCK = 16

/**
 * The known part of the map and nothing else: no wall, door or square that nobody of the party has seen.
 * @param zoned the rules count in zones
 */
export function publicMap<R extends TableTypes>(
  sizeOf: SizeOf<R>,
  s: Snapshot<R>,
  terrain: Terrain,
  zoned = false,
): PublicMap {
  const { width } = terrain.map
  const { visible, known } = partySight(sizeOf, s, terrain)
  const layers = layersOf(s.board, terrain, visible, known)
  const walls = publicWalls(s.board, terrain, layers, visible)
  return {
    shown: rectanglesOf(width, visible),
    remembered: rectanglesOf(
      width,
      known.map((is, cell) => (is && !visible[cell] ? 1 : 0)),
    ),
    blocks: blocksOf(terrain, known),
    walls,
    ground: groundIn(terrain, layers),
    zones: zoned ? publicZones(s.board, terrain, known, walls) : [],
    trails: trailsIn(sizeOf, s, width, known),
    areas: Object.values(s.board.areas ?? {}).flatMap(({ name, badge, shape, shared }) => {
      if (!shared || !v.is(areaShape, shape)) return []
      const marks = new Uint8Array(visible.length)
      for (const cell of areaSquares(terrain.at(s.board), shape as AreaShape)) marks[cell] = visible[cell]!
      const squares = rectanglesOf(width, marks)
      return squares.length > 0 ? [{ name, badge, squares }] : []
    }),
  }
}

function blocksOf({ map: { width, height } }: Terrain, known: Uint8Array): PublicBlock[] {
  const blocks: PublicBlock[] = []
  for (let y = 0; y < height; y += BLOCK) {
    for (let x = 0; x < width; x += BLOCK) {
      const [columns, rows] = [Math.min(BLOCK, width - x), Math.min(BLOCK, height - y)]
      const marks = Array.from(
        { length: columns * rows },
        (_, i) => known[(y + Math.floor(i / columns)) * width + x + (i % columns)]!,
      )
      const inside = rectanglesOf(columns, marks).map(rect => ({ ...rect, x: rect.x + x, y: rect.y + y }))
      if (inside.length > 0) blocks.push({ x, y, width: columns, height: rows, squares: inside })
    }
  }
  return blocks
}

function groundIn({ map: { width } }: Terrain, layers: readonly Layer[]): PublicMap['ground'] {
  return GROUND.flatMap(kind => {
    const marks = new Uint8Array(layers[0]!.marks.length)
    for (const { board, marks: known } of layers)
      for (const cell of cellsOfGround(board, width, kind)) marks[cell] = marks[cell]! | known[cell]!
    const squares = rectanglesOf(width, marks)
    return squares.length > 0 ? [{ kind, squares }] : []
  })
}

/** The ways of this turn, from where the players saw the first step on, while all of them lie in known squares. */
function trailsIn<R extends TableTypes>(
  sizeOf: SizeOf<R>,
  { board, combatants, sides }: Snapshot<R>,
  width: number,
  known: Uint8Array,
): PublicMap['trails'] {
  return Object.entries(board.trails ?? {}).flatMap(([who, trail]) => {
    const c = combatants[who]
    // Whoever was put elsewhere since did not walk there.
    if (!c || c.cell === null || c.gone || c.known === 'absent' || trail.at(-1) !== c.cell) return []
    const size = sizeOf(c.sheet)
    const isKnown = (cell: number) => cellsOf(width, footprint(width, cell, size)).some(square => known[square])
    const seen = trail.slice(board.unseenTrails?.[who] ?? 0)
    const cells = seen.slice(seen.findLastIndex(cell => !isKnown(cell)) + 1)
    return cells.length > 1 ? [{ who, badge: sides[c.side]?.badge ?? 0, size, cells }] : []
  })
}

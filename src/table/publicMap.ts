import type { RulesetTypes, Snapshot } from '~/engine/types'
import { areaSquares, type AreaShape } from '~/grid/area'
import type { Portal, Segment, SegmentKind } from '~/grid/grid-map'
import { type Rectangle, rectanglesOf } from '~/grid/rectangles'
import { type FixedSegment, segmentsIn } from '~/grid/segments-in'
import { areaShape } from './area'
import * as v from 'valibot'
import { fogOf, type SizeOf } from './fogOf'
import { partySight } from './partySight'
import type { Terrain } from './terrain'

/** A wall, door or window as far as it lies in known squares, in 1/1024 squares. */
export interface PublicWall extends FixedSegment {
  readonly kind: SegmentKind
  /** How a door or window stands; null: it is no door, or nobody sees it now. */
  readonly open: boolean | null
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
  /** Areas that are shared, as far as they are seen now. */
  readonly areas: readonly { readonly name: string; readonly badge: number; readonly squares: readonly Rectangle[] }[]
}

/** Squares on a side of a block: few are cut anew when the party takes a step. */
const BLOCK = 16

/** The known part of the map and nothing else: no wall, door or square that nobody of the party has seen. */
export function publicMap<R extends RulesetTypes>(sizeOf: SizeOf<R>, s: Snapshot<R>, terrain: Terrain): PublicMap {
  const { width } = terrain.map
  const { visible, known } = partySight(sizeOf, s, terrain)
  return {
    shown: rectanglesOf(width, visible),
    remembered: rectanglesOf(
      width,
      known.map((is, cell) => (is && !visible[cell] ? 1 : 0)),
    ),
    blocks: blocksOf(terrain, known),
    walls: wallsOf(s, terrain, visible, known),
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

function wallsOf(
  { board }: Pick<Snapshot, 'board'>,
  terrain: Terrain,
  visible: Uint8Array,
  known: Uint8Array,
): PublicWall[] {
  const map = terrain.drawn(board)
  const stands = ({ id, closed }: Portal) => (board.doors[id] ?? (closed ? 'closed' : 'open')) === 'open'
  const open = new Map(map.portals.map(portal => [portal.id, stands(portal)]))
  // A wall that goes with its portal stays as it was last seen.
  const isGone = (wall: Segment) =>
    wall.portal !== undefined && open.get(wall.portal) === true && segmentsIn(map, wall, visible).length > 0
  return [
    ...map.walls
      .filter(wall => !isGone(wall))
      .flatMap(wall => segmentsIn(map, wall, known).map(part => ({ ...part, kind: wall.kind, open: null }))),
    ...map.portals.flatMap(({ id, segment, secret }) => {
      const isSeen = segmentsIn(map, segment, visible).length > 0
      // A secret door is a wall to whoever does not see it stand open.
      const isWall = secret === true && !(isSeen && open.get(id) === true)
      return segmentsIn(map, segment, known).map(part => ({
        ...part,
        kind: isWall ? ('wall' as const) : segment.kind,
        open: isSeen && !isWall ? open.get(id)! : null,
      }))
    }),
  ]
}

/**
 * The encounter as far as the players know who is there: where the sight of the party decides, whoever stands on a square
 * that it does not see is absent. Members of the party are known wherever they are.
 */
export function asPlayersKnow<R extends RulesetTypes>(
  sizeOf: SizeOf<R>,
  s: Snapshot<R>,
  terrain: Terrain,
): Snapshot<R> {
  const { width } = terrain.map
  const fog = fogOf(s.board, width)
  if (fog.mode !== 'sight') return s
  const { visible } = partySight(sizeOf, s, terrain)
  const isUnseen = ({ cell, side, known, sheet }: Snapshot<R>['combatants'][string]) => {
    if (cell === null || known === 'absent' || fog.party.includes(side)) return false
    const size = sizeOf(sheet)
    for (let i = 0; i < size * size; i++) if (visible[cell + Math.floor(i / size) * width + (i % size)]) return false
    return true
  }
  const unseen = Object.values(s.combatants).filter(isUnseen)
  if (unseen.length === 0) return s
  const absent = Object.fromEntries(unseen.map(c => [c.id, { ...c, known: 'absent' as const }]))
  return { ...s, combatants: { ...s.combatants, ...absent } }
}

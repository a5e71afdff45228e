import type { Id, Snapshot } from '~/engine/snapshot'
import { areaSquares, type AreaShape } from '~/grid/area/area'
import { cellsOf, footprint } from '~/grid/squares/rect'
import { type Rectangle, rectanglesOf } from '~/grid/sets/rectangles'
import * as v from 'valibot'
import { areaShape } from '../drawn/area'
import type { SizeOf } from '../sight/fogOf'
import { cellsOfGround, GROUND, type Ground } from '../map/ground'
import { type Layer, layersOf } from '../sight/fogMemory'
import { partySight } from '../sight/partySight'
import { type PublicWall, publicWalls } from './publicWalls'
import { type PublicZone, publicZones } from './publicZones'
import type { Terrain } from '../map/terrain'
import type { TableTypes } from '../map/tableTypes'

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

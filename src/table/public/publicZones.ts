import { compile } from '~/grid/map/compile'
import { UNIT } from '~/grid/lines/fixed'
import { gridMap } from '~/grid/map/gridMap'
import { type Rectangle, rectanglesOf } from '~/grid/sets/rectangles'
import { zoneMap } from '~/grid/zones/zones'
import type { BoardState } from '../map/board'
import type { PublicWall } from './publicWalls'
import type { Terrain } from '../map/terrain'
import { TILED } from '../drawn/zone'
import { zonesOf } from '../drawn/zonesOf'

/** A zone as far as the players know its squares; without a name: the GM has given none. */
export interface PublicZone {
  readonly name: string
  readonly squares: readonly Rectangle[]
}

/**
 * The zones of the known squares, cut by the known walls and by nothing else: what lies beyond says nothing of itself by the
 * way it would cut them.
 */
export function publicZones(
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

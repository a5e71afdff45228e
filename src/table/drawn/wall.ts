import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { MAX_COORDINATE } from '~/grid/map/gridMap'
import { toFixed, UNIT } from '~/grid/lines'
import { setBoard, type TableTypes } from '../map/setBoard'
import type { BoardState, Wall } from '../map/board'
import { args } from '../schema/issueWords'
import { mapWallId } from '../map/withDrawings'
import { anId, ids } from '../schema/fields'
import type { Terrain } from '../map/terrain'

const MOST_WALLS = 4000

const end = v.pipe(v.number(), v.integer(), v.minValue(-MAX_COORDINATE * UNIT), v.maxValue(MAX_COORDINATE * UNIT))
const kind = v.picklist(['wall', 'door', 'window', 'object'])
const at = v.pipe(
  v.tuple([end, end, end, end]),
  v.check(([x1, y1, x2, y2]) => x1 !== x2 || y1 !== y2, 'a wall needs two ends'),
)

/** A wall as it is kept on the board. */
export const wallSchema = v.object({
  kind,
  at,
  walkable: v.optional(v.literal(true)),
  sightOnce: v.optional(v.literal(true)),
})

/** `wall.add` with `{ list }` of `{ kind, at }`: walls, doors and windows drawn in one go, ends in 1/1024 squares. */
export function addWalls<R extends TableTypes>(w: World<R>, command: Command): void {
  const { list } = args(v.object({ list: v.pipe(v.array(wallSchema), v.minLength(1), v.maxLength(1000)) }), command)
  const walls: Record<Id, Wall | null> = { ...w.now.board.walls }
  for (const wall of list) walls[w.newId('w')] = wall
  setWalls(w, command, walls)
}

/**
 * `wall.edit` with `{ wall, kind, at }`: another kind, other ends; of a drawn wall or of one the map came with. Of another kind it
 * is as one that the GM draws, and lets neither steps nor sight through in part.
 */
export function editWall<R extends TableTypes>(w: World<R>, command: Command): void {
  const given = args(v.object({ wall: anId, kind: v.optional(kind), at: v.optional(at) }), command)
  const before = wallOf(w, given.wall)
  if (!before) throw new Diverged(`wall.edit: there is no wall ${given.wall}.`)
  const { walkable, sightOnce } = given.kind === undefined ? before : {}
  const parts = { ...(walkable && { walkable }), ...(sightOnce && { sightOnce }) }
  const wall: Wall = { kind: given.kind ?? before.kind, at: given.at ?? before.at, ...parts }
  setWalls(w, command, { ...w.now.board.walls, [given.wall]: wall })
}

/** `wall.remove` with `{ walls }`: drawn ones go, those of the map are taken away from this fight. */
export function removeWalls<R extends TableTypes>(w: World<R>, command: Command): void {
  const walls: Record<Id, Wall | null> = { ...w.now.board.walls }
  const doors = { ...w.now.board.doors }
  const locks = w.now.board.locks && { ...w.now.board.locks }
  for (const id of args(v.object({ walls: ids }), command).walls) {
    if (!wallOf(w, id)) throw new Diverged(`wall.remove: there is no wall ${id}.`)
    if (isOfMap(w.terrain, id)) walls[id] = null
    else delete walls[id]
    delete doors[id]
    if (locks) delete locks[id]
  }
  setBoard(w, { doors, locks })
  setWalls(w, command, walls)
}

function setWalls<R extends TableTypes>(w: World<R>, { type }: Command, walls: NonNullable<BoardState['walls']>): void {
  if (Object.keys(walls).length > MOST_WALLS)
    throw new Diverged(`${type}: at most ${MOST_WALLS} walls can be drawn or changed on one map.`)
  setBoard(w, { walls })
}

/** A wall, door or window as it stands now, by its id: drawn, or of the map. */
function wallOf<R extends TableTypes>({ now, terrain: { map } }: World<R>, id: Id): Wall | null | undefined {
  const { walls } = now.board
  if (walls && Object.hasOwn(walls, id)) return walls[id]
  const portal = map.portals.find(one => one.id === id)
  const number = Number(id.slice(1))
  const segment = portal?.segment ?? (id === mapWallId(number) ? map.walls[number] : undefined)
  if (!segment) return undefined
  const { x1, y1, x2, y2, kind, walkable, sightOnce } = segment
  return { kind, at: [toFixed(x1), toFixed(y1), toFixed(x2), toFixed(y2)], walkable, sightOnce }
}

function isOfMap({ map }: Terrain, id: Id): boolean {
  const number = Number(id.slice(1))
  return map.portals.some(one => one.id === id) || (id === mapWallId(number) && map.walls[number] !== undefined)
}

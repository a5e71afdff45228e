import * as v from 'valibot'
import { Diverged } from '~/engine/refused'
import type { Board, Command, RulesetTypes } from '~/engine/types'
import type { World } from '~/engine/world'
import { args } from './args'
import { anId, squares } from './shapes'
import type { Terrain } from './terrain'
import { without, type Rectangle } from './without'

/** Most rectangles that may be shown at once. */
const MAX_SHOWN = 200

/** `door` with `{ door, to }`: open or close a portal of the map. Said to the players only where they see the map. */
export function door<R extends RulesetTypes & { terrain: Terrain }>(w: World<R>, command: Command): void {
  const { door: id, to } = args(v.object({ door: anId, to: v.picklist(['open', 'closed']) }), command)
  if (!w.terrain.map.portals.some(portal => portal.id === id)) throw new Diverged(`door: this map has no door ${id}.`)
  const board = w.editBoard()
  board.doors = { ...board.doors, [id]: to }
  w.emit({ type: 'door', with: { door: id, to } })
}

/** `paint` with `{ cells, ground }`: paint squares, or wash the paint off (`null`). */
export function paint<R extends RulesetTypes & { terrain: Terrain }>(w: World<R>, command: Command): void {
  const { cells, ground: kind } = args(
    v.object({
      cells: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.minLength(1), v.maxLength(4096)),
      ground: v.nullable(v.picklist(['difficult', 'blocking', 'cover'])),
    }),
    command,
  )
  const { width, height } = w.terrain.map
  const ground: Board['ground'] = { ...w.now.board.ground }
  for (const cell of cells) {
    if (cell >= width * height) throw new Diverged(`paint: square ${cell} is not on this map.`)
    if (kind === null) delete ground[cell]
    else ground[cell] = kind
  }
  w.editBoard().ground = ground
}

const rectangle = {
  x: squares,
  y: squares,
  width: v.pipe(squares, v.minValue(1)),
  height: v.pipe(squares, v.minValue(1)),
}

/** `show` with `{ x, y, width, height }`: the players see this part of the map from now on. */
export function showPart<R extends RulesetTypes>(w: World<R>, command: Command): void {
  const part = args(v.object(rectangle), command)
  setShown(w, [...w.now.board.shown.flatMap(shown => without(shown, part)), part])
}

/** `unshow` with `{ x, y, width, height }`: the players see this part of the map no longer. */
export function unshowPart<R extends RulesetTypes>(w: World<R>, command: Command): void {
  const part = args(v.object(rectangle), command)
  setShown(
    w,
    w.now.board.shown.flatMap(shown => without(shown, part)),
  )
}

function setShown<R extends RulesetTypes>(w: World<R>, shown: readonly Rectangle[]): void {
  if (shown.length > MAX_SHOWN) throw new Diverged(`At most ${MAX_SHOWN} separate parts of the map can be shown.`)
  w.editBoard().shown = shown
}

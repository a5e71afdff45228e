import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { World } from '~/engine/world'
import { withWord, wordsOf } from '~/grid/sets'
import { setBoard, squaresOn, type TableTypes } from '../map/setBoard'
import type { BoardState, Zone } from '../map/board'
import { args } from '../schema/issueWords'
import { aName, anId, squareSet } from '../schema/fields'

type Zones = NonNullable<BoardState['zones']>

/** Nothing drawn: the map is tiled with zones of 4 × 4 squares. */
export const TILED: Zones = { size: 4, drawn: {}, said: {} }

/** A tile by its number from the north-west, row by row; `-2` and on: parts that drawn zones have cut off from it. */
const TILE = /^t(0|[1-9][0-9]{0,6})(-[1-9][0-9]{0,3})?$/

/** `zone.size` with `{ size }`: the sides of the tiles where no zone is drawn. What was said of tiles is forgotten. */
export function sizeZones<R extends TableTypes>(w: World<R>, command: Command): void {
  const { size } = args(v.object({ size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) }), command)
  const { drawn, said } = w.now.board.zones ?? TILED
  setZones(w, { size, drawn, said: Object.fromEntries(Object.entries(said).filter(([id]) => !TILE.test(id))) })
}

/**
 * `zone.paint` with `{ squares, zone, name }`: squares become part of a drawn zone, of a `new` one, or (`null`) of the tiles
 * again. A zone that has lost its last square is gone.
 */
export function paintZone<R extends TableTypes>(w: World<R>, command: Command): void {
  const { squares, zone, name } = args(
    v.object({ squares: squareSet, zone: v.nullable(anId), name: v.optional(aName) }),
    command,
  )
  const { width } = w.terrain.map
  const cells = squaresOn(w, command, squares)
  const { size, drawn, said } = w.now.board.zones ?? TILED
  if (zone !== null && zone !== 'new' && ![...wordsOf(drawn, width)].some(([, word]) => word === zone))
    throw new Diverged(`zone.paint: there is no drawn zone ${zone}.`)
  const id = zone === 'new' ? w.newId('z') : zone
  const next = withWord(drawn, width, cells, id)
  const there = new Set([...wordsOf(next, width)].map(([, word]) => word))
  const kept = Object.entries({ ...said, ...(id !== null && name !== undefined && { [id]: { ...said[id], name } }) })
  setZones(w, {
    size,
    drawn: next,
    said: Object.fromEntries(kept.filter(([key]) => TILE.test(key) || there.has(key))),
  })
}

/** `zone.edit` with `{ zone, name, room, exit }`: of a drawn zone or a tile; `null` takes a word back. */
export function editZone<R extends TableTypes>(w: World<R>, command: Command): void {
  const given = args(
    v.object({
      zone: anId,
      name: v.optional(v.nullable(aName)),
      room: v.optional(v.nullable(v.picklist(['cramped', 'wide']))),
      exit: v.optional(v.boolean()),
    }),
    command,
  )
  const zones = w.now.board.zones ?? TILED
  const drawn = new Set([...wordsOf(zones.drawn, w.terrain.map.width)].map(([, word]) => word))
  if (!drawn.has(given.zone) && !TILE.test(given.zone)) throw new Diverged(`zone.edit: there is no zone ${given.zone}.`)
  const before = zones.said[given.zone]
  const name = given.name === undefined ? before?.name : given.name
  const room = given.room === undefined ? before?.room : given.room
  const exit = given.exit ?? before?.exit ?? false
  const zone: Zone = { ...(name && { name }), ...(room && { room }), ...(exit && { exit: true }) }
  setZones(w, { ...zones, said: { ...zones.said, [given.zone]: zone } })
}

function setZones<R extends TableTypes>(w: World<R>, zones: Zones): void {
  setBoard(w, { zones })
}

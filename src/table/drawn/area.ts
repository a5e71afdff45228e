import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { setBoard, type TableTypes } from '../map/setBoard'
import type { Area } from '../map/board'
import { args } from '../schema/issueWords'
import { anId, ids, rowText } from '../schema/fields'

const MOST_AREAS = 100

const metres = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1024))
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-4_194_304), v.maxValue(4_194_304))
const point = v.tuple([coordinate, coordinate])
const place = { at: point, towards: v.optional(point), through: v.optional(v.literal(true)) }

/** An area with its place, as `AreaShape` of the grid has it. */
export const areaShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('circle'), radius: metres, steps: v.optional(v.literal(true)), ...place }),
  v.strictObject({ kind: v.literal('cone'), length: metres, ...place }),
  v.strictObject({ kind: v.literal('line'), length: metres, width: metres, ...place }),
  v.strictObject({ kind: v.literal('square'), side: metres, ...place }),
])

const name = v.pipe(rowText, v.maxLength(60))
const badge = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))

/** `area.add` with `{ shape, name, badge, shared }`: a template is laid on the map. */
export function addArea<R extends TableTypes>(w: World<R>, command: Command): void {
  const given = args(
    v.object({
      shape: areaShape,
      name: v.optional(name, ''),
      badge: v.optional(badge, 0),
      shared: v.optional(v.boolean(), true),
    }),
    command,
  )
  const areas = { ...w.now.board.areas }
  if (Object.keys(areas).length >= MOST_AREAS)
    throw new Diverged(`area.add: at most ${MOST_AREAS} areas lie on one map.`)
  const id = w.newId('a')
  areas[id] = { id, ...given }
  setBoard(w, { areas })
}

/** `area.edit` with `{ area, … }`: another place, size, name, colour; shown to the players or not. */
export function editArea<R extends TableTypes>(w: World<R>, command: Command): void {
  const { area: id, ...fields } = args(
    v.object({
      area: anId,
      shape: v.optional(areaShape),
      name: v.optional(name),
      badge: v.optional(badge),
      shared: v.optional(v.boolean()),
    }),
    command,
  )
  const before = areaOf(w, command, id)
  // What was not given is not there: the schema leaves it out.
  setBoard(w, { areas: { ...w.now.board.areas, [id]: { ...before, ...(fields as Partial<Area>) } } })
}

/** `area.remove` with `{ areas }`. */
export function removeAreas<R extends TableTypes>(w: World<R>, command: Command): void {
  const areas = { ...w.now.board.areas }
  for (const id of args(v.object({ areas: ids }), command).areas) {
    areaOf(w, command, id)
    delete areas[id]
  }
  setBoard(w, { areas })
}

function areaOf<R extends TableTypes>(w: World<R>, { type }: Command, id: Id): Area {
  const area = w.now.board.areas?.[id]
  if (!area) throw new Diverged(`${type}: there is no area ${id}.`)
  return area
}

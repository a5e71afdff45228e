import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import type { Pin } from '../map/board'
import { setBoard, type TableTypes } from '../map/setBoard'
import { args } from '../schema/issueWords'
import { anId, ids, integer, rowText, someNotes } from '../schema/fields'

/** Most pins on one map: the largest dungeons have some dozens. */
export const MOST_PINS = 400

const title = v.pipe(rowText, v.maxLength(60))
const cell = integer(0, 1_048_575)

/** What the GM reads at a square, as it comes with commands. */
export const pinFields = v.object({ cell, title: v.optional(title, ''), text: v.optional(someNotes, '') })

/** `pin.add` with `{ list }` of `{ cell, title, text }`: something for the GM to read at squares. */
export function addPins<R extends TableTypes>(w: World<R>, command: Command): void {
  const { list } = args(v.object({ list: v.pipe(v.array(pinFields), v.minLength(1), v.maxLength(MOST_PINS)) }), command)
  const pins: Record<Id, Pin> = { ...w.now.board.pins }
  for (const pin of list) {
    mustBeThere(w, command, pin.cell)
    const id = w.newId('n')
    pins[id] = { id, ...pin }
  }
  if (Object.keys(pins).length > MOST_PINS) throw new Diverged(`pin.add: at most ${MOST_PINS} notes lie on one map.`)
  setBoard(w, { pins })
}

/** `pin.edit` with `{ pin, … }`: another title, text or square. */
export function editPin<R extends TableTypes>(w: World<R>, command: Command): void {
  const { pin: id, ...fields } = args(
    v.object({ pin: anId, cell: v.optional(cell), title: v.optional(title), text: v.optional(someNotes) }),
    command,
  )
  const before = pinOf(w, command, id)
  if (fields.cell !== undefined) mustBeThere(w, command, fields.cell)
  setBoard(w, { pins: { ...w.now.board.pins, [id]: { ...before, ...(fields as Partial<Pin>) } } })
}

/** `pin.remove` with `{ pins }`. */
export function removePins<R extends TableTypes>(w: World<R>, command: Command): void {
  const pins: Record<Id, Pin> = { ...w.now.board.pins }
  for (const id of args(v.object({ pins: ids }), command).pins) {
    pinOf(w, command, id)
    delete pins[id]
  }
  setBoard(w, { pins: Object.keys(pins).length === 0 ? undefined : pins })
}

function pinOf<R extends TableTypes>(w: World<R>, { type }: Command, id: Id): Pin {
  const pin = w.now.board.pins?.[id]
  if (!pin) throw new Diverged(`${type}: there is no note ${id} on this map.`)
  return pin
}

function mustBeThere<R extends TableTypes>(w: World<R>, { type }: Command, at: number): void {
  const { width, height } = w.terrain.map
  if (at >= width * height) throw new Diverged(`${type}: square ${at} is not on this map.`)
}

import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { World } from '~/engine/world'
import { setBoard, type TableTypes } from '../map/setBoard'
import { args } from '../schema/issueWords'
import { aCell, aPublicName, someNotes } from '../schema/fields'

/** `notes` with `{ notes }`: what the GM writes about the fight; empty takes it away. The players hear nothing of it. */
export function writeNotes<R extends TableTypes>(w: World<R>, command: Command): void {
  const { notes } = args(v.object({ notes: someNotes }), command)
  setBoard(w, { notes: notes.trim() === '' ? undefined : notes })
}

/** `public.name` with `{ name }`: what the players read above their table; empty: a neutral word. */
export function namePublicly<R extends TableTypes>(w: World<R>, command: Command): void {
  const { name } = args(v.object({ name: aPublicName }), command)
  setBoard(w, { publicName: name })
}

/** `entrance` with `{ cell }`: the square around which the players' side comes in; null takes the mark away. */
export function setEntrance<R extends TableTypes>(w: World<R>, command: Command): void {
  const { cell } = args(v.object({ cell: aCell }), command)
  const { width, height } = w.terrain.map
  if (cell !== null && cell >= width * height) throw new Diverged(`entrance: square ${cell} is not on this map.`)
  setBoard(w, { entrance: cell ?? undefined })
}

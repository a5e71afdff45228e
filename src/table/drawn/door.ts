import * as v from 'valibot'
import { Diverged } from '~/engine/errors'
import type { Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { segmentsIn } from '~/grid/lines'
import { setBoard, type TableTypes } from '../map/setBoard'
import { args } from '../schema/issueWords'
import type { SizeOf } from '../sight/fogOf'
import { logSight, rememberSeen } from '../sight/sightLog'
import { partySight } from '../sight/partySight'
import { anId } from '../schema/fields'
import { say, sayToGm } from '../secrecy/say'

/** `door` with `{ door, to }`: the GM opens or closes a door or window. Said to the players only where they see the map. */
export function door<R extends TableTypes>(sizeOf: SizeOf<R>, w: World<R>, command: Command): void {
  const { door: id, to } = args(v.object({ door: anId, to: v.picklist(['open', 'closed']) }), command)
  const portal = w.terrain.drawn(w.now.board).portals.find(one => one.id === id)
  if (!portal) throw new Diverged(`door: this map has no door ${id}.`)
  setDoor(sizeOf, w, id, to)
  const { kind } = portal.segment
  const { visible } = partySight(sizeOf, w.now, w.terrain)
  const isSeen = segmentsIn(w.terrain.map, portal.segment, visible).length > 0
  if (isSeen) say(w, 'door', {}, { to, kind }, { door: id })
  else sayToGm(w, 'door', { to, kind, door: id })
}

/** A door or window stands open or closed from now on, whoever has done it; the party sees what that opens to its view. */
export function setDoor<R extends TableTypes>(sizeOf: SizeOf<R>, w: World<R>, id: Id, to: 'open' | 'closed'): void {
  rememberSeen(sizeOf, w)
  setBoard(w, { doors: { ...w.now.board.doors, [id]: to } })
  logSight(sizeOf, w)
}

import * as v from 'valibot'
import { Diverged } from '~/engine/refused'
import type { Command, Id, RulesetTypes } from '~/engine/types'
import type { World } from '~/engine/world'
import { args } from './args'
import { segmentsIn } from '~/grid/segments-in'
import type { SizeOf } from './fogOf'
import { lookAround, rememberSeen } from './looks'
import { partySight } from './partySight'
import { anId } from './shapes'
import type { Terrain } from './terrain'

type OnTable = RulesetTypes & { terrain: Terrain }

/** `door` with `{ door, to }`: the GM opens or closes a door or window. Said to the players only where they see the map. */
export function door<R extends OnTable>(sizeOf: SizeOf<R>, w: World<R>, command: Command): void {
  const { door: id, to } = args(v.object({ door: anId, to: v.picklist(['open', 'closed']) }), command)
  const portal = w.terrain.drawn(w.now.board).portals.find(one => one.id === id)
  if (!portal) throw new Diverged(`door: this map has no door ${id}.`)
  setDoor(sizeOf, w, id, to)
  const { kind } = portal.segment
  const { visible } = partySight(sizeOf, w.now, w.terrain)
  const isSeen = segmentsIn(w.terrain.map, portal.segment, visible).length > 0
  w.emit({ type: 'door', with: { door: id, to, kind }, ...(isSeen && { shared: { to, kind } }) })
}

/** A door or window stands open or closed from now on, whoever has done it; the party sees what that opens to its view. */
export function setDoor<R extends OnTable>(sizeOf: SizeOf<R>, w: World<R>, id: Id, to: 'open' | 'closed'): void {
  rememberSeen(sizeOf, w)
  w.setBoard({ doors: { ...w.now.board.doors, [id]: to } })
  lookAround(sizeOf, w)
}

import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { segmentsIn } from '~/grid/lines'
import { isClosed, type Portal } from '~/grid/map/gridMap'
import type { BoardState } from '../map/board'
import { setBoard, type TableTypes } from '../map/setBoard'
import { args } from '../schema/issueWords'
import type { SizeOf } from '../sight/fogOf'
import { logSight, rememberSeen } from '../sight/sightLog'
import { partySight } from '../sight/partySight'
import { anId } from '../schema/fields'
import { say, sayToGm } from '../secrecy/say'

/** Whether a door or window is locked: closed as well, and nobody who fights opens it. */
export function isLocked({ doors, locks }: Pick<BoardState, 'doors' | 'locks'>, portal: Portal): boolean {
  return (locks?.[portal.id] ?? portal.locked ?? false) && isClosed(portal, doors)
}

/**
 * `door` with `{ door, to }`: the GM opens, closes, locks or unlocks a door or window; what is locked is closed, what is opened is
 * unlocked. `tried`: somebody finds it locked. Said to the players only where they see the map, and never that it is locked or
 * unlocked before somebody tries.
 */
export function door<R extends TableTypes>(sizeOf: SizeOf<R>, w: World<R>, command: Command): void {
  const { door: id, to } = args(
    v.object({ door: anId, to: v.picklist(['open', 'closed', 'locked', 'unlocked', 'tried']) }),
    command,
  )
  const portal = w.terrain.drawn(w.now.board).portals.find(one => one.id === id)
  if (!portal) throw new Diverged(`door: this map has no door ${id}.`)
  const { kind } = portal.segment
  const isOpen = !isClosed(portal, w.now.board.doors)
  const tell = (to: 'open' | 'closed' | 'tried') => {
    const { visible } = partySight(sizeOf, w.now, w.terrain)
    const isSeen = segmentsIn(w.terrain.map, portal.segment, visible).length > 0
    if (isSeen) say(w, 'door', {}, { to, kind }, { door: id })
    else sayToGm(w, 'door', { to, kind, door: id })
  }
  const lock = (isOn: boolean) => setBoard(w, { locks: { ...w.now.board.locks, [id]: isOn } })
  if (to === 'locked' || to === 'unlocked') {
    if (to === 'locked' && isOpen) {
      setDoor(sizeOf, w, id, 'closed')
      tell('closed')
    }
    lock(to === 'locked')
    sayToGm(w, 'door', { to, kind, door: id })
    return
  }
  if (to !== 'tried') {
    if (to === 'open' && isLocked(w.now.board, portal)) lock(false)
    setDoor(sizeOf, w, id, to)
  } else if (!isLocked(w.now.board, portal)) throw new Diverged(`door: ${id} is not locked.`)
  tell(to)
}

/** A door or window stands open or closed from now on, whoever has done it; the party sees what that opens to its view. */
export function setDoor<R extends TableTypes>(sizeOf: SizeOf<R>, w: World<R>, id: Id, to: 'open' | 'closed'): void {
  rememberSeen(sizeOf, w)
  setBoard(w, { doors: { ...w.now.board.doors, [id]: to } })
  logSight(sizeOf, w)
}

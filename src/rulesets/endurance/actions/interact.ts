import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isClosed } from '~/grid/map/gridMap'
import { segmentWithin } from '~/grid/map/segmentWithin'
import { isLocked, setDoor } from '~/table/drawn/door'
import { goProne } from '../conditions'
import { spendActions } from '../sheet/weapons'
import { rectOf } from '../space'
import { say } from '../state/events'
import { choose, text } from '../state/questions'
import type { Endurance, World } from '../state/types'

/** Stand Up. */
export const standUp = rule<Endurance, [Id], void>(['END-ACT-18'], 'standUp', function* (w, who) {
  spendActions(w, who, 1)
  w.editSheet(who, 'status').prone = false
  say(w, 'stoodUp', { who })
})

/** Drop Prone, for nothing. */
export const dropProne = rule<Endurance, [Id], void>(['END-ACT-23', 'END-ACT-25'], 'dropProne', function* (w, who) {
  goProne(w, who)
})

/** Interact: a door of the map within 1 m, or something else at hand, of which the GM says what comes of it. */
export const interact = rule<Endurance, [Id], void>(['END-ACT-07'], 'interact', function* (w, who) {
  spendActions(w, who, 1)
  const near = () => doorsNear(w, who)
  const options = () => [...near().map(door => door.id), 'other']
  const facts = () => ({ doors: near().map(({ id, x, y, to }) => ({ id, x, y, to })) })
  const chosen = yield* choose(who, 'interact.with', options, { see: 'asked', facts: facts() })
  const door = near().find(({ id }) => id === chosen)
  if (door?.isLocked) {
    say(w, 'door', { who }, { to: 'tried' }, { door: door.id })
    return
  }
  if (door) {
    setDoor(({ footprint: size }) => size, w, door.id, door.to)
    say(w, 'door', { who }, { to: door.to }, { door: door.id })
    return
  }
  const what = yield* text(who, 'interact.what', 200, { see: 'asked', default: '' })
  say(w, 'interacts', { who }, {}, { what })
})

/** Doors and windows of the map within 1 m, with their square and what using them makes of them. */
function doorsNear(w: World, who: Id): { id: Id; x: number; y: number; to: 'open' | 'closed'; isLocked: boolean }[] {
  const rect = rectOf(w.terrain, w.of(who))
  if (!rect) return []
  const { doors } = w.now.board
  return w.terrain
    .drawn(w.now.board)
    .portals.filter(({ segment }) => segmentWithin(segment, rect, 1))
    .map(portal => {
      const { id, segment } = portal
      const x = Math.floor((segment.x1 + segment.x2) / 2)
      const y = Math.floor((segment.y1 + segment.y2) / 2)
      return { id, x, y, to: isClosed(portal, doors) ? 'open' : 'closed', isLocked: isLocked(w.now.board, portal) }
    })
}

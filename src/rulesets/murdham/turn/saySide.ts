import type { Id, Json } from '~/engine/snapshot'
import { isKnown } from '~/table/secrecy/share'
import { isUnseen, roster } from '../conditions/able'
import { type EventType, say, sayToGm } from '../state/events'
import type { World } from '../state/types'

type Facts = { readonly [key: string]: Json }

/** Said of a faction: players hear what is `open` of it as soon as they know anybody of it. */
export function saySide(w: World, type: EventType, side: Id, open: Facts = {}, gmOnly: Facts = {}): void {
  const isKnownOf = roster(w.now).some(c => c.side === side && isKnown(c) && !isUnseen(c))
  if (isKnownOf) say(w, type, {}, { side, ...open }, gmOnly)
  else sayToGm(w, type, { side, ...open, ...gmOnly })
}

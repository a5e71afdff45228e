import type { Id, Json } from '~/engine/snapshot'
import { isKnown } from '~/table/secrecy/share'
import { say, sayToGm, type EventType } from '../state/events'
import type { Combatant, World } from '../state/types'

/**
 * Whether somebody is on the players' table: known to them, and no monster that is hidden. Their own characters hide from the
 * monsters, not from them.
 */
export const isShown = (c: Combatant): boolean => isKnown(c) && !isInHiding(c)

/** A monster that is marked hidden: the players are told nothing of it. */
export const isInHiding = ({ sheet }: Combatant): boolean => sheet.status.hidden && sheet.isMonster

/** Whether the players may know what somebody does or has declared: they know it, and it is not hidden. */
export const isSeen = (c: Combatant): boolean => isKnown(c) && !c.sheet.status.hidden

type Facts = { readonly [key: string]: Json | undefined }

/** Said aloud of whoever is seen; what the hidden have in mind or do only the GM hears. */
export function sayIfSeen(w: World, type: EventType, who: Id, open: Facts, gmOnly: Facts = {}): void {
  if (isSeen(w.of(who))) say(w, type, { who }, open, gmOnly)
  else sayToGm(w, type, { who, ...open, ...gmOnly })
}

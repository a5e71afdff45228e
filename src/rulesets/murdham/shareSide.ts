import type { Id, Json } from '~/engine/types'
import { isKnown } from '~/table/share'
import { isUnseen, roster } from './able'
import type { Snapshot } from './types'

/** The part of an event that the players may know of a faction: nothing while they know nobody of it. */
export function shareSide(
  s: Snapshot,
  side: Id,
  facts: { readonly [key: string]: Json },
): { shared?: { readonly [key: string]: Json } } {
  return roster(s).some(c => c.side === side && isKnown(c) && !isUnseen(c)) ? { shared: facts } : {}
}

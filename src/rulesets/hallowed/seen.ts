import type { Id } from '~/engine/types'
import { isKnown } from '~/table/share'
import type { World } from './types'

/** Whether the players may know of what goes on among these. */
export function seenBy(w: World, ...who: readonly Id[]): 'all' | 'asked' {
  return who.every(id => isKnown(w.of(id))) ? 'all' : 'asked'
}

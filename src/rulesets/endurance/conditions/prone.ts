import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import type { World } from '../state/types'

/** Prone from now on, by one's own choice. */
export function goProne(w: World, who: Id): void {
  w.editSheet(who, 'status').prone = true
  say(w, 'prone', { who })
}

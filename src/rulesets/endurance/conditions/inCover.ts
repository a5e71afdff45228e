import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import type { World } from '../state/types'

/** In cover from now on, until one moves [END-ACT-15]. */
export function takeCover(w: World, who: Id): void {
  w.editSheet(who, 'status').cover = true
  say(w, 'tookCover', { who })
}

/** Cover ends, whoever moves them [END-ACT-15]. */
export function loseCover(w: World, who: Id): void {
  if (!w.of(who).sheet.status.cover) return
  w.enter('END-ACT-15')
  w.editSheet(who, 'status').cover = false
}

import type { Id } from '~/engine/snapshot'
import { loseCover } from '../conditions/inCover'
import type { World } from '../state/types'

/** Puts somebody on another square, not by their own steps. */
export function moveTo(w: World, who: Id, cell: number): void {
  w.editRow(who).cell = cell
  loseCover(w, who)
}

import type { Id } from '~/engine/types'
import type { World } from './types'

/** Puts somebody on another square, not by their own steps. */
export function moveTo(w: World, who: Id, cell: number): void {
  w.editRow(who).cell = cell
  moved(w, who)
}

/** Cover ends, whoever moves them [END-ACT-15]. */
export function moved(w: World, who: Id): void {
  if (!w.of(who).sheet.status.cover) return
  w.enter('END-ACT-15')
  w.editSheet(who, 'status').cover = false
}
